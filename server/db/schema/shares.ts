import { SHARE_SCOPES } from '@global-fit/contract/shareScopes';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * The private link for sharing an order's report, at most one per order. Ending it deletes the row, so a visitor
 * cannot tell an ended link from one that never existed.
 */
export const reportShares = pgTable(
  'report_shares',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    scope: text('scope', { enum: SHARE_SCOPES }).notNull(),
    showName: boolean('show_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('report_shares_user').on(table.userId),
    oneOf('report_shares_scope_known', table.scope, SHARE_SCOPES),
  ],
);
