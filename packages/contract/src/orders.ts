import { z } from 'zod';
import { ORDER_STATES } from './orderStates.ts';
import { REVISION_STATES } from './revisionStates.ts';

const moment = z.iso.datetime();

/** An order as its owner sees it. Amounts in minor units of `currency`. */
export const orderSummarySchema = z.object({
  id: z.string(),
  /** The profile of the newest edition, finished or not, from which the next one starts. */
  profile_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  state: z.enum(ORDER_STATES),
  /** The customer has paid and the bank has not confirmed yet, so there is nothing to do but wait. */
  payment_under_way: z.boolean(),
  currency: z.string(),
  total: z.int(),
  discount: z.int(),
  tax: z.int(),
  /** Amount charged; null until paid. */
  amount_total: z.int().nullable(),
  additional_countries: z.int(),
  /** Number of countries included in the price of the tier beyond its own; not among the additional ones. */
  included_countries: z.int(),
  additional_country_codes: z.array(z.string()),
  delivery_email: z.string(),
  created_at: moment,
  paid_at: moment.nullable(),
  report: z.enum(['not_started', 'being_prepared', 'ready', 'refunded']),
  /** How often the report can still be made again from changed answers. */
  regenerations_left: z.int(),
  refund: z.object({
    /** Whether the owner can request a refund now. */
    can_be_asked: z.boolean(),
    /** The last moment for that; null until the report is delivered. */
    until: moment.nullable(),
    /** When a refund was requested; null where it was not. */
    asked_at: moment.nullable(),
    /** Amount returned so far, by refunds or by lost disputes. */
    returned: z.int(),
  }),
  revisions: z.array(
    z.object({
      number: z.int(),
      state: z.enum(REVISION_STATES),
      /** Whether it could not be made, finally or for so long that a person has been told. */
      delayed: z.boolean(),
      ready_at: moment.nullable(),
      delivered_at: moment.nullable(),
    }),
  ),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** The profile for a new edition of an order's report. */
export const newRevisionRequestSchema = z.object({
  survey_results_id: z.string().min(1).max(64),
  /** The newest edition the person knew of; where there is a newer one, the response is 409. */
  after: z.int().min(1).optional(),
});

/** POST /orders/{id}/refund-request. */
export const refundRequestSchema = z.object({
  reason: z.string().trim().max(2000, 'Please use at most 2000 characters').nullish(),
});

/** Days after delivery in which a refund can be requested. */
export const REFUND_DAYS = 14;
/** How often a report is made again, free of charge, from changed answers. */
export const FREE_REGENERATIONS = 3;

export const orderListSchema = z.object({ data: z.array(orderSummarySchema) });
