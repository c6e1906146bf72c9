"""The whole protocol as typed models; the browser's types are made from them (`web/tools/protocol.py`)."""
