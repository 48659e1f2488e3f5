"""The policies that ship."""
