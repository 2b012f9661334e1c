import { REVISION_STATES } from '@global-fit/contract/revisionStates';
import type { ReportDocument } from '@global-fit/report/model';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import type { SecondAdultSnapshot } from './couples.ts';
import { orders } from './orders.ts';
import { profiles } from './profiles.ts';

/** A finding of the automatic review. */
export interface RevisionCheck {
  readonly id: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Revision n of an order's report: 1 is the first, 2 to 4 are regenerated. */
export const reportRevisions = pgTable(
  'report_revisions',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id),
    state: text('state', { enum: REVISION_STATES }).notNull(),
    /** The second adult's answers used for the couple's ranking; null where there were none. */
    secondAdult: jsonb('second_adult').$type<SecondAdultSnapshot>(),
    document: jsonb('document').$type<ReportDocument>(),
    documentHash: text('document_hash'),
    checks: jsonb('checks').$type<readonly RevisionCheck[]>(),
    /** The reviewer's optional note to the customer. */
    reviewNote: text('review_note'),
    failure: text('failure'),
    pdfKey: text('pdf_key'),
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    unique('report_revisions_number').on(table.orderId, table.number),
    index('report_revisions_profile').on(table.profileId),
    index('report_revisions_state').on(table.state, table.createdAt),
    oneOf('report_revisions_state_known', table.state, REVISION_STATES),
  ],
);
