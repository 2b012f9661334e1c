import { z } from 'zod';
import { ORDER_STATES } from './orderStates.ts';
import { REVISION_STATES } from './revisionStates.ts';

const moment = z.iso.datetime();

/** One order as its owner sees it. Amounts in minor units of `currency`. */
export const orderSummary = z.object({
  id: z.string(),
  profile_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  state: z.enum(ORDER_STATES),
  currency: z.string(),
  total: z.int(),
  discount: z.int(),
  tax: z.int(),
  /** What was charged; null until paid. */
  amount_total: z.int().nullable(),
  additional_countries: z.int(),
  additional_country_codes: z.array(z.string()),
  delivery_email: z.string(),
  created_at: moment,
  paid_at: moment.nullable(),
  report: z.enum(['not_started', 'being_prepared', 'ready', 'refunded']),
  revisions: z.array(
    z.object({
      number: z.int(),
      state: z.enum(REVISION_STATES),
      ready_at: moment.nullable(),
      delivered_at: moment.nullable(),
    }),
  ),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderList = z.object({ data: z.array(orderSummary) });
