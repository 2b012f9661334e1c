import { isAtHome } from '../../../place/atHome.ts';
import { aboutCity, cityOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { mayVisit } from '../../../profile/passports/unsafe.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { capitalAsked } from '../../../place/entry/capitalAsked.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';
import { MOVE } from '../order.ts';
import { LAST, task, type TaskWriter } from '../task.ts';

/** What to ask after a year, by reason and length of the move. */
function yearLater(view: PlaceView): Said {
  const { read } = view.profile;
  const renewals = settlesByRight(view) ? 'the lease' : 'lease and permit';
  if (read.has('relocation-duration', 'temporary', 'medium')) {
    return because(
      words(
        `Decide whether you go on${mayVisit(view) ? ', go home' : ''} or go further, before ${renewals} ${settlesByRight(view) ? 'decides' : 'decide'} for you.`,
      ),
      'relocation-duration',
      'citizenship',
    );
  }
  if (read.choices('relocation-drivers')[0] === 'family-love')
    return because(
      words(
        `You moved to be near people you love: ask them and yourself how often you see each other, and what would make it easier, before you renew ${renewals}.`,
      ),
      'relocation-drivers',
      'citizenship',
    );
  const driver = read.label('relocation-drivers');
  if (driver)
    return say`[You moved for ${driver}: write down whether you have it, before you renew ${renewals}|Measure the year against what you moved for, ${driver}, before you renew ${renewals}|You came for ${driver}. If the year did not bring it, look at another town before the lease renews itself|Set ${driver} beside twelve months of the place, and only then renew ${renewals}|You left for ${driver}; see how much of it the year brought before you renew ${renewals}].${because(words(''), 'citizenship')}`;
  return aboutCity(
    view,
    say`[Read this report again beside what you found, and change the two things that disappoint you most|Compare the budget of this plan with twelve real months, and settle the difference].`,
  );
}

/** First accommodation, the move itself, and the review after a year. */
export const moveTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const capital = capitalAsked(view);
  const home = capital?.home
    ? routeSaid(capital.route, 'one to buy, as your permit asks')
    : read.has('housing-preference', 'undecided')
      ? null
      : read.label('housing-preference');
  return [
    task(
      'roof',
      'The first roof',
      aboutCity(
        view,
        say`[Four weeks booked in|A month’s let in|A first address in] ${cityOf(view)}, [with a contract you can show at an office|on paper that an office accepts|with a lease in your own name]${home ? say`; from there you look for the lasting home (${home})` : ''}.`,
      ),
      2,
      { takes: 1, after: ['visit', 'trial', 'contract', 'package', 'permit'] },
    ),
    task(
      MOVE,
      'The move',
      aboutCity(
        view,
        isAtHome(view)
          ? words(
              'Read the meters in both homes that day, hand back the keys against a signed record of the rooms, and have the post sent on.',
            )
          : say`[Keep the ticket to|↗Keep the boarding card or the toll receipt of the journey to|File the proof of the day on which you reach] ${cityOf(view)}: [tax and residence are counted from the day of arrival|the tax office and the permit office both ask for that date|the day of arrival is asked for again and again].`,
      ),
      LAST,
    ),
    task('year', 'A year later', yearLater(view), -12, { after: [MOVE] }),
  ];
};
