import { rightByPassport, settlesByRight } from '../../../../place/entry/routes.ts';
import { bestEntry } from '../../../../place/entry/shortStay.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, given, type Said, words } from '../../../../prose/said.ts';

/** "90 days without a visa", with the best passport held. */
export function visitSaid(view: PlaceView): Said | null {
  if (rightByPassport(view)) return because(words('as long as you like, with your passport'), 'citizenship');
  if (settlesByRight(view)) return because(words('as long as you like, as family'), 'relationship-status');
  const best = bestEntry(view);
  if (!best) return null;
  const { kind, days } = best.requirement;
  const text =
    kind === 'visa free'
      ? days === null
        ? 'without a visa, for a time that is not on record'
        : `${days} days without a visa`
      : 'on a visa or an authorisation only';
  return because(given(words(text), `passport:${best.passport.iso3}-${view.iso3}`), 'citizenship');
}
