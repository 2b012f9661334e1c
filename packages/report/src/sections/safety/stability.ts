import { cared, caredSaid, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { standing } from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import { say } from '../../prose/said.ts';

/** Stability of politics and courts. */
export const stability: Writer = (view) => {
  const at = standing(view, 'political_stability');
  const law = standing(view, 'rule_of_law');
  if (!at || !law) return null;
  const named =
    careWeight(view.profile, 'stability') > 0
      ? 'stability'
      : careWeight(view.profile, 'law') > 0
        ? 'law'
        : null;
  const calm =
    at.side === 'high'
      ? 'steadier than most countries'
      : at.side === 'low'
        ? 'less steady than most countries'
        : 'about as steady as the typical country';
  const courts =
    law.side === 'high'
      ? '[courts stand above those of most countries|its courts rank above most|the law holds better than in most countries]'
      : law.side === 'low'
        ? '[courts are weaker than in most countries, so have contracts checked by a lawyer and pay in parts|the law holds less than in most countries: have a lawyer read what you sign first]'
        : '[courts stand near the middle of all countries|the law holds about as well as in the typical country]';
  const said = named
    ? wayOf(view, 'stability-named', [
        () =>
          caredSaid(
            view,
            say`You care about [steady politics|calm politics|a state that lasts|politics without surprises]: ${view.name} is rated ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[On politics, which matter to you,|As to the steadiness you asked for,|By the record of its governments|Measured by how governments come and go,|For the calm in politics that you named,] ${view.name} is ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
        () =>
          caredSaid(
            view,
            say`[Your wish for stability meets|For stability, you would come to|Stability was your wish, and this is] a country that is ${calm}; ${courts}.${at.mark}${law.mark}`,
            named,
          ),
      ])
    : say`${view.Name} is rated ${calm}; ${courts}.${at.mark}${law.mark}`;
  return cared(
    view,
    passage('stability', 0.3 + 0.25 * notable(at.percentile) + (named ? 0.2 : 0), said),
    'stability',
    'law',
  );
};
