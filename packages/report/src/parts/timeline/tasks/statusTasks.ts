import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { servicesHeld } from '@global-fit/matching/gates/conscription';
import { daysAfterWork, presentStatus, workOver } from '@global-fit/matching/profile/time/presentStatus';
import { tellsPrivate } from '../../../profile/discretion.ts';
import { serviceOwed } from '../../../profile/people/leftAtHome.ts';
import { isUnsafe, itsConsulate } from '../../../profile/passports/unsafe.ts';
import type { PlaceView } from '../../../place/view.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { listSaid } from '../../../prose/english.ts';
import { because, given, type Said, say, words } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { addMonths } from '../../../months.ts';
import { monthSaid } from '../../../prose/monthSaid.ts';
import { type DraftTask, NOW, task, type TaskWriter } from '../task.ts';
import { isCitizenAtHome } from '../../../profile/passports/statusAtHome.ts';

/** A present status with an end date is a deadline: a later move needs a bridge, and an earlier one must not slip. */
export const statusTasks: TaskWriter = (view, others, ahead) => [
  ...endTasks(view, others, ahead),
  ...jobEndTasks(view, others, ahead),
];

/**
 * "India, as its citizen": where the customer may live whatever happens to their status; null where that is not safe.
 */
function openAsCitizen({ profile }: PlaceView): Said | null {
  const own = profile.citizenships.filter(({ iso3 }) => !isUnsafe(profile, iso3));
  return own.length > 0
    ? because(
        say`${listSaid(own.map((one) => words(nameOf(one))))}, as ${own.length === 1 ? 'its citizen' : 'their citizen'}`,
        'citizenship',
      )
    : null;
}

/** The days left once the job ends, where stated, and what to prepare before they start. */
const jobEndTasks: TaskWriter = (view) => {
  const { profile } = view;
  const left = daysAfterWork(profile.read.all);
  if (!left || isCitizenAtHome(profile)) return [];
  const open = openAsCitizen(view);
  const enter = open ? say`, and where you may go without permission: ${open}` : words('');
  const over = workOver(profile.read.all);
  return [
    task(
      'job-ends',
      over ? 'The days after the last post' : 'If the work ends first',
      because(
        say`${over ? `You wrote that your work has ended, with ${String(left.days)} days from then. Gather what is easiest to get while you are there:` : `You wrote that ${String(left.days)} days are left to you then. Have ready what you could not gather in that time:`} proof of work and study, certificates, a list of what each lender and landlord wants${enter}. Ask an immigration lawyer in ${view.home ? view.homeName : 'the country you live in'} today what would lengthen them.`,
        left.id,
        'current-location',
      ),
      NOW,
    ),
  ];
};

const endTasks: TaskWriter = (view, _others, ahead) => {
  const status = presentStatus(view.profile.read.all);
  if (!status?.ends || settlesByRight(view) || status.ends < view.date.slice(0, 7)) return [];
  const move = ahead === null ? null : addMonths(view.date, ahead);
  const home = view.home ? view.homeName : 'the country you live in';
  const whom = `the immigration authority of ${home}`;
  // Private words, and those told under discretion, are not repeated in the plan.
  const hidden = view.profile.discreet.length > 0 || tellsPrivate(status.what);
  const what = hidden ? 'present status' : status.what;
  const ends = monthSaid(status.ends);
  const late = move !== null && status.ends < move;
  const open = openAsCitizen(view);
  const otherwise = open
    ? say`if none does, spend the months between where you need no permission: ${open}`
    : words(`if none does, the application for ${view.name} has to come before that end`);
  const said = late
    ? say`Your ${what} runs until ${ends}, and this plan moves in ${monthSaid(move)}. Ask ${whom} now which permit carries you over the months between and by when to apply for it; ${otherwise}.`
    : say`Your ${what} runs until ${ends}: no step of this plan may slip past it. Ask ${whom} now what would bridge a delay, and by when to apply for it.`;
  return [
    task(
      'status',
      late ? 'Your present status ends before the move' : 'The end of your present status',
      because(said, status.id, 'current-location', 'relocation-timeline'),
      NOW,
    ),
  ];
};

/** Military service still owed at home: whether the customer may leave, and for how long. */
function owedTasks(view: PlaceView): readonly DraftTask[] {
  const owed = serviceOwed(view.profile, view.atlas);
  if (!owed) return [];
  const name = nameOf(owed.country);
  const whom = itsConsulate(view.profile, [owed.country.iso3], `the recruiting office of ${name}`);
  return [
    task(
      'service',
      `The service that ${name} asks for`,
      because(
        say`Before you apply: ask ${whom} for how long studies or work abroad put the service off, which paper it wants and by when, and whether a passport is renewed meanwhile.`,
        ...owed.ids,
        'citizenship',
      ),
      16,
    ),
  ];
}

/** Ages in years between which service comes near for a child who moves. */
const NEAR_SERVICE = [15, OF_AGE] as const;

/** Ids of the ages of children whom a service may call up soon, boys or not: no answer tells. */
const nearService = ({ profile: { movers } }: PlaceView): readonly string[] =>
  [...movers.children, ...movers.comeOfAge]
    .filter(({ age }) => age !== null && age >= NEAR_SERVICE[0] && age < NEAR_SERVICE[1])
    .flatMap(({ ageIds }) => ageIds);

/** Military service through a passport held, not wanted or near for a child: deferment is requested in time. */
export const serviceTasks: TaskWriter = (view) => {
  const owed = owedTasks(view);
  if (owed.length > 0) return owed;
  const asked = view.studied?.gates.some(({ id }) => id === 'deal-breaker:conscription') ?? false;
  const { atlas, profile } = view;
  const near = nearService(view);
  const held =
    asked || near.length > 0
      ? servicesHeld(
          atlas,
          profile.citizenships.map(({ iso3 }) => iso3),
        )
      : [];
  const names = listSaid(held.map((one) => given(words(nameOf(one)), `conscription:${one.iso3}`)));
  if (held.length === 0) return [];
  const asks = held.some(({ iso3 }) => isUnsafe(profile, iso3))
    ? 'an immigration lawyer'
    : held.length === 1
      ? 'its consulate'
      : 'their consulates';
  return [
    task(
      'service',
      'Military service that a passport carries',
      because(
        say`The service of ${names} may bind its citizens abroad. Ask ${asks} about deferment or exemption for anybody in the family to whom it may apply, before the age at which it starts.`,
        ...(asked ? ['deal-breakers'] : near),
        'citizenship',
        ...profile.unsafe.questionIds,
      ),
      12,
    ),
  ];
};
