"""The border: HTTP and sockets, their limits, health, and the OpenAPI document."""
