import { z } from 'zod';

/** A promotion for the banner; `starts_at` and `ends_at` are wall-clock times in the reader's time zone. */
export const promotionSchema = z.object({
  code: z.string(),
  name: z.string(),
  percent_off: z.int(),
  conference_url: z.string().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type Promotion = z.infer<typeof promotionSchema>;

const HOUR_MS = 3_600_000;
/** A day begins first at UTC+14 and ends last at UTC−12. */
const FIRST_ZONE_HOURS = 14;
const LAST_ZONE_HOURS = 12;

/**
 * Whether a promotion is valid anywhere on earth at a moment: from its start in the first time zone until its end,
 * including that second, has passed in the last one. Times are "2025-05-31T23:59:59" without a zone.
 */
export function promotionRuns(promotion: Pick<Promotion, 'starts_at' | 'ends_at'>, now: Date): boolean {
  const starts = Date.parse(`${promotion.starts_at}Z`) - FIRST_ZONE_HOURS * HOUR_MS;
  return now.getTime() >= starts && now < promotionEnd(promotion);
}

/** The first moment at which a promotion has ended everywhere. */
export function promotionEnd(promotion: Pick<Promotion, 'ends_at'>): Date {
  return new Date(Date.parse(`${promotion.ends_at}Z`) + LAST_ZONE_HOURS * HOUR_MS + 1000);
}
