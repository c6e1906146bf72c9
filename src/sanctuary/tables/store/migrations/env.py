"""Run by Alembic, on the connection that `sanctuary.tables.store.connect` hands over."""

from alembic import context

from sanctuary.tables.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
