"""Cards about phases, the feast, and things that come and go: what only functions can tell."""

from __future__ import annotations
