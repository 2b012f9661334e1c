import type { FactorId } from '@global-fit/matching/model';
import type { PlaceView } from '../../place/view.ts';
import type { Theme } from '../../profile/cares.ts';
import { careWeight } from '../../profile/profile.ts';
import { isAmongWorst, losesByIt } from './againstHome.ts';
import type { Clause } from './themeClauses.ts';
import { clauseFor } from './reasons.ts';

/** The theme of the score behind each priority a household can name; prices are covered by the budget. */
const CARED: Readonly<Record<FactorId, Theme>> = {
  healthcare: 'healthcare',
  safety: 'safety',
  political_stability: 'stability',
  education: 'schools',
  schools: 'schools',
  environment: 'environment',
  jobs: 'jobs',
  digital: 'internet',
};

/**
 * A figure among the world's worst on a stated priority, which outweighs every other doubt about the theme. Null
 * where there is none, or home does no better.
 */
export function worstOnPriority(view: PlaceView): Clause | null {
  const cared = (view.studied?.contributions ?? []).filter((one) => {
    const theme = CARED[one.factor];
    return (
      theme !== undefined &&
      careWeight(view.profile, theme) > 0 &&
      isAmongWorst(view, one.factor) &&
      losesByIt(view, one)
    );
  });
  for (const contribution of cared.toSorted((a, b) => b.weight - a.weight)) {
    const said = clauseFor(view, contribution, 'bad');
    if (said) return { contribution, said };
  }
  return null;
}
