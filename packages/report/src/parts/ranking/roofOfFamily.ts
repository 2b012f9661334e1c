import type { GateResult } from '@global-fit/matching/ranking';
import { usd } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { besideRent, spendOf } from '../../place/money/month.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { kinLivesHere } from '../../sections/family/familyAt.ts';

/**
 * That a country which the rent alone puts beyond the budget is within it under the roof of family there; null where
 * no family lives there, where something else fails too, and where the rest of a month is too dear.
 */
export function roofOfFamily(view: PlaceView, failed: readonly GateResult[]): Said | null {
  const [only, ...others] = failed;
  if (only?.group !== 'budget' || others.length > 0 || view.profile.discreet.length > 0) return null;
  const rest = besideRent(view);
  const spend = spendOf(view);
  if (!rest || !spend || rest.value > spend.value || !kinLivesHere(view)) return null;
  return because(
    say`Under the roof of your family there, everything but the rent comes to about ${shown(rest, usd)} a month by our planning figure, and ${shown(spend, usd)} covers that: ask them before anything else`,
    'extended-family-location',
    'monthly-budget',
  );
}
