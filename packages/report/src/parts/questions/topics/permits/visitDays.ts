import { constant, shown } from '../../../../figures/quantity.ts';
import { settlesByRight } from '../../../../place/entry/routes.ts';
import { bestEntry } from '../../../../place/entry/shortStay.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, given, type Said, say } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';

/** Words that ask how many days a visit may last. */
const DAYS_ASKED =
  /\b\d{2,3}[- ]days?\b|\bdays without (?:a )?visa\b|\bvisa[- ]free\b|\bas (?:an? )?(?:visitor|tourist)s?\b|\b\d{2,3} (?:in|out of) (?:every |any )?\d{3}\b/i;

/** "90 days", for a visit on a passport held; null where a visa is needed, or no limit applies. */
function daysIn(view: PlaceView): Said | null {
  const best = settlesByRight(view) ? null : bestEntry(view);
  const days = best?.requirement.kind === 'visa free' ? best.requirement.days : null;
  return best && days !== null
    ? given(
        say`${shown(constant(days, 'days without a visa by the record of the passport'), String)} days`,
        `passport:${best.passport.iso3}-${view.iso3}`,
      )
    : null;
}

/** How long a visit without a permit may last, place by place, where asked; null without days on record. */
export function visitDays(views: readonly PlaceView[], text: string): Said | null {
  const each = DAYS_ASKED.test(text) ? eachPlace(views, daysIn) : null;
  return (
    each &&
    because(
      say`Without a permit a visit may last, on record, ${each}; somebody who lives there full time needs the permit.`,
      'citizenship',
    )
  );
}
