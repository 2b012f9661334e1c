import { ownHome } from '../../../place/money/property.ts';
import type { PlaceView } from '../../../place/view.ts';
import { isCitizenAtHome } from '../../../profile/passports/statusAtHome.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { task, type TaskWriter } from '../task.ts';

/** The contracts that run at home, by whether the home there is kept, sold or rented. */
function contracts(view: PlaceView): Said {
  if (!ownHome(view))
    return because(
      words(
        '[Count the notice of lease, energy and telephone back from the day of the move|Lease, energy and telephone each have a notice of their own: enter the last day on which it can be given|Go through a year of bank statements for what has to be cancelled in time, the lease first].',
      ),
      'property-ownership',
    );
  return because(
    view.profile.read.has('property-ownership', 'yes-selling')
      ? words(
          '[Energy, telephone and home insurance have to be ended with the sale, since they do not end by themselves|Enter the notice of energy, telephone and insurance beside the day of the sale].',
        )
      : words(
          '[Tell lender and insurer of the home who will live in it|Lender and insurer have to know who lives in the home you leave, or that nobody does].',
        ),
    'property-ownership',
  );
}

/** Signing off where one lives now: offices, school and contracts. Nobody is sent to the offices of a state they fear. */
export const leavingTasks: TaskWriter = (view) => {
  const { home, homeName, profile } = view;
  if (!home || isUnsafe(profile, home.iso3)) return [];
  const offices = because(
    say`[Ask the tax office, the health insurer and, where one is kept, the register of residents of ${homeName} from which day each lets you go, and keep every answer|Sign off in ${homeName} by one list, tax office, health insurer and, where there is one, the register of residents, and file the proof of each|Tax office, health insurer and, if ${homeName} keeps one, the register of residents have to be told the day: take along the paper that each gives you].`,
    'current-location',
  );
  const school =
    profile.movers.children.length > 0
      ? because(
          words(
            '[School or nursery wants the last day in writing|Give school or nursery the last day in writing].',
          ),
          ...profile.movers.ids,
        )
      : null;
  const vote = isCitizenAtHome(profile)
    ? because(
        words(
          '[Ask as its citizen how you vote from abroad|A citizen who wants to vote from abroad asks for it now].',
        ),
        'citizenship',
      )
    : null;
  return [
    task('leaving', 'Signing off at home', flow(offices, school, contracts(view), vote), 2, {
      after: ['permit', 'contract', 'sell'],
    }),
  ];
};
