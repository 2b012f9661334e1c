import { SHARE_SCOPES } from '@global-fit/contract/shareScopes';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * The private link by which the owner shows the report of an order to others; at most one is open for an order. Ending
 * it deletes the row, so an ended link and one that never was are the same to whoever tries it.
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
    /** SHA-256 of the link's token in hex; the token itself is nowhere stored. */
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
