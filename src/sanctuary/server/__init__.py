"""The browser table: HTTP, WebSockets and the bots that sit at its tables."""

from sanctuary.extras import need

need("server")
