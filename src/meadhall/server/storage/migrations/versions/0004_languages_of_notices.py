"""Languages of notices"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.add_column(sa.Column("language", sa.String(length=10), nullable=False, server_default="en"))


def downgrade() -> None:
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.drop_column("language")
