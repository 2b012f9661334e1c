import { familyCard } from '../../../place/rights/europeanUnion.ts';
import { partnersWayIn, rightAsFamily, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { unmarried } from '../../../profile/household.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { type DraftTask, task } from '../task.ts';

/** What to do where a partner's passport is the way in; empty otherwise. */
export function partnersWayTasks(view: PlaceView): readonly DraftTask[] {
  const way = partnersWayIn(view);
  if (!way) return [];
  const { movers } = view.profile;
  const partner = partnerCalled(movers);
  const rests = (said: Said): Said =>
    because(said, ...(preferencesOf(view).partnersPassports?.questionIds ?? []), ...movers.ids);
  if (rightAsFamily(view))
    return [
      task(
        'partner-papers',
        'Papers that show the family',
        rests(
          say`Take the passport of ${partner} and the marriage certificate, legalised and translated as the embassy of ${view.name} requires; ask there whether you need an entry visa to join. The ${familyCard(view)} of a family member is asked for after arrival.`,
        ),
        7,
        { takes: 1 },
      ),
    ];
  const { permit } = way;
  if (permit)
    return [
      task(
        'partner-way',
        'Your permit as husband or wife',
        rests(
          say`Ask the embassy of ${view.name} in writing what ${routeSaid(permit, `the ${routeName(permit)}`)} asks of income, housing and language, with which papers and from where you apply, and whether you may work on it. If you meet that, you need no permit of your own.`,
        ),
        18,
      ),
    ];
  const proof = unmarried(view.profile)
    ? ' as things are, with which proof of a life together, and what a marriage would change'
    : ', with which papers, and whether you may work on it';
  return [
    task(
      'partner-way',
      'What the passport of your partner opens for you',
      rests(
        say`Ask the embassy of ${view.name} in writing which residence permit you get beside ${partner}${proof}. If the answer is clear, you need no permit of your own.`,
      ),
      18,
    ),
  ];
}
