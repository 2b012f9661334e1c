import { type Promotion, promotionRuns } from '@global-fit/contract/promotion';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { promotions } from '#db/schema/catalogue';

export type PromotionRow = typeof promotions.$inferSelect;

/** A promotion in the format of the API. */
export function presentPromotion(row: PromotionRow): Promotion {
  return {
    code: row.code,
    name: row.name,
    percent_off: row.percentOff,
    conference_url: row.conferenceUrl,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
  };
}

/** The promotions valid at a moment in at least one time zone, the largest discount first. */
export async function runningPromotions(on: Queryable, now: Date): Promise<PromotionRow[]> {
  const rows = await on.select().from(promotions).where(eq(promotions.active, true));
  return rows
    .filter((row) => promotionRuns(presentPromotion(row), now))
    .sort((a, b) => b.percentOff - a.percentOff || a.code.localeCompare(b.code));
}
