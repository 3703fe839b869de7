"""Tables of a host"""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_host_created", "tables")
