import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Clock } from '#adapters/clock';
import type { Queryable } from '#db/connect';
import { secondAdultForms, type SecondAdultSnapshot } from '#db/schema/couples';
import { orders } from '#db/schema/orders';
import { RANKS_COUPLES } from '#services/catalogue/reportTiers';

type RevisionOf = { readonly orderId: string };

/** The answered form that a revision of this order may use; null for other tiers and where nobody has answered. */
async function answeredForm(tx: Queryable, { orderId }: RevisionOf) {
  const [row] = await tx
    .select({ form: secondAdultForms })
    .from(secondAdultForms)
    .innerJoin(orders, eq(orders.userId, secondAdultForms.userId))
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.productId, RANKS_COUPLES),
        isNotNull(secondAdultForms.answeredAt),
      ),
    )
    .for('update', { of: secondAdultForms });
  return row?.form ?? null;
}

function snapshot(form: typeof secondAdultForms.$inferSelect): SecondAdultSnapshot | null {
  if (form.answers === null || form.answeredAt === null) return null;
  return { name: form.name, answers: form.answers, answeredAt: form.answeredAt.toISOString() };
}

/**
 * The form used by a revision about to be made. Using it closes the form, so that the link can no longer change what
 * a report says.
 */
export async function takeSecondAdult(
  { clock }: { readonly clock: Clock },
  tx: Queryable,
  revision: RevisionOf,
): Promise<SecondAdultSnapshot | null> {
  const form = await answeredForm(tx, revision);
  if (form === null) return null;
  if (form.usedAt === null) {
    await tx
      .update(secondAdultForms)
      .set({ usedAt: clock.now() })
      .where(eq(secondAdultForms.userId, form.userId));
  }
  return snapshot(form);
}

/** Whether a new edition would have second-adult answers that the last one did not have. */
export async function hasNewSecondAdult(
  tx: Queryable,
  latest: RevisionOf & { readonly secondAdult: SecondAdultSnapshot | null },
): Promise<boolean> {
  const form = await answeredForm(tx, latest);
  const now = form && snapshot(form);
  return now !== null && now.answeredAt !== latest.secondAdult?.answeredAt;
}
