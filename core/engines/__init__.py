"""Inference: engines that compute the posterior, behind one interface."""
