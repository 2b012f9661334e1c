import { familyCard } from '../../../place/rights/europeanUnion.ts';
import { conditionsBrought } from '../../../profile/health/conditionsBrought.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { cityOf } from '../../../place/passage.ts';
import { because, given, say } from '../../../prose/said.ts';
import { decidesClaim } from '../../../sections/legal/citizenship/claimRecord.ts';
import { isCitizen, rightAsFamily, settlesByRight } from '../../../place/entry/routes.ts';
import { MOVE } from '../order.ts';
import { LAST, task, type TaskWriter } from '../task.ts';

/** What the authorities require in the month of arrival. */
export const registrationTasks: TaskWriter = (view) => [
  rightAsFamily(view)
    ? task(
        'register',
        `Registration and ${familyCard(view)}`,
        because(
          say`Ask in ${view.name} where ${partnerCalled(view.profile.movers)} registers, and ask for your ${familyCard(view)} as family within the days that the office names. Bank, landlord and doctor will ask for both.`,
          'relationship-status',
          ...view.profile.movers.ids,
        ),
        LAST,
        { after: [MOVE] },
      )
    : settlesByRight(view)
      ? task(
          'register',
          'Registration after arrival',
          because(
            say`You need no visa for ${view.name}${view.profile.movers.hasPartner ? ' yourself' : ''}. Whether and where ${isCitizen(view) ? 'citizens who come to live there' : 'newcomers with free movement'} register is not on record: ask its embassy before you travel, and within how many days.`,
            'citizenship',
          ),
          LAST,
          { after: [MOVE] },
        )
      : task(
          'register',
          'Registration, residence card, tax number',
          because(
            say`Ask the immigration office of ${view.name}, ${decidesClaim(view) ? 'once your citizenship is recognised' : 'when the permit is granted'}, which of the three it wants of a newcomer, in which order and within how many days. Bank, landlord and doctor will ask for the numbers.`,
            'citizenship',
          ),
          LAST,
          { after: [MOVE] },
        ),
];

/** The first appointment with a doctor, for people with an illness. */
export const doctorTasks: TaskWriter = (view) => {
  if (conditionsBrought(view.profile).length === 0) return [];
  return [
    task(
      'doctor',
      'The first appointment',
      because(
        given(
          say`[See the doctor in ${cityOf(view)} with whom you booked, and leave with the date of the next visit and the name of whoever prescribes|${view.profile.read.has('medication-dependencies', 'yes') ? `Go to the practice in ${cityOf(view)} in the first weeks, before the supply you brought runs low|` : ''}Hand over the file in ${cityOf(view)}, and have the next two dates entered before you leave the practice|Keep the appointment in ${cityOf(view)} even if all is well: follow-up and prescriptions begin with it].`,
          ...(view.cities[0] ? [`city:${view.cities[0].id}`] : []),
        ),
        'medical-conditions',
      ),
      LAST,
      { after: [MOVE, 'register'] },
    ),
  ];
};
