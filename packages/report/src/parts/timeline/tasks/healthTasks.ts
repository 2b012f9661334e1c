import { constant, shown } from '../../../figures/quantity.ts';
import { paperLanguage } from '../../../place/language/language.ts';
import { isAtHome } from '../../../place/atHome.ts';
import { cityOf } from '../../../place/passage.ts';
import { pensionLater } from '../../../place/pension/pension.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { fertilityPlanned } from '../../../profile/health/fertilityCare.ts';
import { toldHealth } from '../../../profile/health/toldHealth.ts';
import { deafIds, hardOfHearing, type HardOfHearing } from '../../../profile/health/hearing.ts';
import { onWheels } from '../../../profile/health/mobility.ts';
import { conditionsBrought } from '../../../profile/health/conditionsBrought.ts';
import type { Profile } from '../../../profile/profile.ts';
import { listSaid, opening } from '../../../prose/english.ts';
import { because, given, type Said, say } from '../../../prose/said.ts';
import { type CareFromHome, careFromHome } from '../../../place/pension/careFromHome.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { familyCalled, movesWithFamily } from '../../../profile/people/familyMoving.ts';
import { schengenCertificate } from '../../../sections/healthcare/controlledPaper.ts';
import { UNDATED } from '../schedule.ts';
import { type DraftTask, LAST, task, type TaskWriter } from '../task.ts';

/** Employment brings insurance, so the permit does not wait for a policy. */
const insuredByWork = ({ stage }: Profile): boolean => stage === 'employee' || stage === 'transfer';

/** Whether somebody ill must find an insurer before anything irreversible is done. */
export const needsInsurer = (profile: Profile): boolean =>
  conditionsBrought(profile).length > 0 && !insuredByWork(profile);

/** The document that a controlled medicine needs before any journey, also a visit; null where there is none. */
function controlledTask(view: PlaceView): DraftTask | null {
  const { name, profile } = view;
  const { classes, medicineIds } = toldHealth(profile);
  const certificate = schengenCertificate(view);
  const paper = certificate
    ? say`${opening(certificate)}. Ask the medicines authority of ${name} whether a doctor there may go on prescribing it.`
    : say`Before any journey, a visit included, have the medicines authority of ${name} say in writing how much may come in, on which paper, and whether a doctor there may go on prescribing it.`;
  return classes.has('controlled')
    ? task(
        'controlled-medicine',
        'A medicine that borders control',
        because(
          say`You told us of a medicine that most countries control. ${paper}`,
          'medication-dependencies',
          ...medicineIds,
        ),
        18,
      )
    : null;
}

/** Medicines to take along. */
function medicineTasks(view: PlaceView): readonly DraftTask[] {
  const { name, profile } = view;
  if (!profile.read.has('medication-dependencies', 'yes')) return [];
  const controlled = isAtHome(view) ? null : controlledTask(view);
  return [
    ...(controlled ? [controlled] : []),
    task(
      'medicines',
      'Medicines',
      because(
        say`[↗Confirm with the medicines authority of ${name} what may be imported, then have prescriptions written by active substance|Have every prescription rewritten by active substance, once ${name} has told you what may come in|↗Ask ${name} what may be brought in, and the doctor to name substances instead of brands].`,
        'medication-dependencies',
      ),
      5,
    ),
    task(
      'hand-luggage',
      'Medicines in the hand luggage',
      because(
        say`[Original boxes, the doctor’s letter, and enough to last if the first appointment in ${name} is late|↗In the cabin, in the boxes they came in, with two weeks to spare for ${name}|Half in each bag that stays with you, and the letter from the doctor in your pocket|Everything in its box, with the letter on top, in the bag that stays with you|Carry the supply yourself, and two weeks more than the plan for ${name} needs].`,
        'medication-dependencies',
      ),
      LAST,
      { after: ['medicines'] },
    ),
  ];
}

/** Medical findings to hand from one doctor to the next. */
function handOverTasks(view: PlaceView): readonly DraftTask[] {
  if (conditionsBrought(view.profile).length === 0) return [];
  return [
    task(
      'hand-over',
      'Hand over care',
      because(
        say`[Ask for a summary of findings in ${paperLanguage(view)}, and make the first appointment in|Have the doctor write one page in ${paperLanguage(view)}, and book with a colleague in|Collect findings, pictures and doses on one stick, and book the first appointment in|Let the old practice send the file, in ${paperLanguage(view)}, to a practice chosen in|A letter from the old practice, an appointment at the new one in] ${cityOf(view)} while you still live in ${view.homeName}.`,
        'medical-conditions',
        'current-location',
      ),
      5,
    ),
  ];
}

/** Insurance from the day of arrival, by the source of income. */
function coverSaid(view: PlaceView): Said {
  const { movers, stage } = view.profile;
  if (stage === 'retired')
    return pensionLater(view)
      ? say`[Two quotes with your age and every condition declared, for the years before the pension begins|Cover for the years before the pension begins, confirmed in writing with every condition named|One insurer’s yes with every condition on paper for the years until the pension, before anything is paid for].`
      : say`[Two quotes with your age and every condition declared, and the pension office’s answer on who pays|Ask three insurers at once, age and conditions declared, and the pension office as well|Have cover confirmed in writing, with every condition named|One insurer’s yes with every condition on paper, before anything is paid for|Age and conditions declared on each form, since what is left out is not paid].`;
  if (stage === 'student')
    return say`Student cover that the visa office of ${view.name} accepts, from the day of travel.`;
  if (insuredByWork(view.profile))
    return say`[Ask in writing who covers people at work in ${view.name}, the state, the employer or a policy of their own, and insure the days before it begins|Find out on which day cover begins in ${view.name} and on which it ends at home, and insure the days between|One letter that says who covers you in ${view.name} and from when, and a policy for the days before|Have the employer say whether you are insured by law in ${view.name} or choose an insurer there, and from which day; the days up to it are yours to cover].`;
  return movesWithFamily(movers)
    ? say`One policy for ${familyCalled(movers)}, with treatment at home included for a year.`
    : say`[↗A policy for twelve months that includes treatment at home, and a note of what it excludes|Cover from the day of travel, with the exclusions read before you sign|↗Insurance first for the journey, then for the year, treatment at home included].`;
}

/** The form that entitles a pensioner to care, obtained at home and handed in there. */
function formTask({ name }: PlaceView, { issuer, each, condition, said }: CareFromHome): DraftTask {
  return task(
    'cover',
    'Form S1',
    said(
      `[Ask ${issuer} for form S1${each}: it is your health cover in ${name}${condition}. Hand it in at the health service there in the first weeks|Apply to ${issuer} for form S1${each}, with the day of the move; registered with the health service of ${name}, it is your cover there${condition}|Form S1 from ${issuer}${each}, asked for before you give up the address: in ${name} the health card is issued on it${condition}].`,
    ),
    3,
    { takes: 1 },
  );
}

function coverTask(view: PlaceView): DraftTask {
  const { movers, stage, stageIds } = view.profile;
  const fromHome = careFromHome(view);
  if (fromHome) return formTask(view, fromHome);
  const byWork = insuredByWork(view.profile);
  const byStage = byWork || stage === 'retired' || stage === 'student';
  return task(
    byWork ? 'work-cover' : 'cover',
    'Health cover',
    because(coverSaid(view), ...stageIds, ...(byStage ? [] : movers.ids)),
    byWork || settlesByRight(view) ? 3 : 7,
    { takes: needsInsurer(view.profile) ? 1 : 0 },
  );
}

/** Vaccinations and tablets where yellow fever or malaria is on record. */
function clinicTasks({ atlas, iso3, name }: PlaceView): readonly DraftTask[] {
  const entry = atlas.healthEntry(iso3);
  const parts = [
    entry?.yellowFever?.risk && 'yellowFever',
    entry?.yellowFeverCertificate && 'yellowFeverCertificate',
    entry?.malaria && entry.malaria.casesPer1000AtRisk > 1 && 'malaria',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return [];
  return [
    task(
      'clinic',
      'Travel clinic',
      given(
        say`Yellow fever or malaria is on record for ${name}: see a travel clinic six weeks ahead, with the exact region.`,
        ...parts.map((part) => `health.${part}:${iso3}`),
      ),
      2,
    ),
  ];
}

/** Travelling with a wheelchair. */
function aidTasks({ name, profile }: PlaceView): readonly DraftTask[] {
  const wheels = onWheels(profile);
  if (!wheels) return [];
  return [
    task(
      'aids',
      'The wheelchair on the journey',
      because(
        say`Tell the carrier the model, size, weight and battery of the wheelchair when you book, and have it confirm in writing how it travels. Take papers and spare parts along, and ask the maker who repairs it in ${name}.`,
        ...wheels,
      ),
      4,
    ),
  ];
}

/** Aids and audiogram of somebody who hears badly. */
function aidsTasks({ name, homeName }: PlaceView, { aids, ids }: HardOfHearing): readonly DraftTask[] {
  const said = aids
    ? say`Have the audiogram, the make and the settings of the hearing aids printed before you go, and ask whoever paid for them in ${homeName} whether they stay yours, and who pays there for repairs and for the next pair. Then ask an audiologist in ${name} whether that make is serviced there.`
    : say`Have your hearing tested before you go, and take the audiogram along: whoever fits or pays for hearing aids in ${name} begins with one.`;
  return [task('hearing', aids ? 'Hearing aids and audiogram' : 'An audiogram', because(said, ...ids), 12)];
}

/** What the move requires of somebody deaf or hard of hearing. */
function hearingTasks(view: PlaceView): readonly DraftTask[] {
  const { name, profile } = view;
  const badly = hardOfHearing(profile);
  if (badly) return aidsTasks(view, badly);
  const ids = deafIds(profile);
  if (!ids) return [];
  return [
    task(
      'hearing',
      'Interpreters, relay and captions',
      because(
        say`E-mail the national association of the Deaf of ${name}: who pays interpreters at the doctor and at offices, which relay and captions a newcomer may use, and how the emergency services are reached in writing. Ask your provider at home which of your services end with the address.`,
        ...ids,
      ),
      12,
    ),
  ];
}

const atMove = (age: number): Said | string =>
  shown(constant(age, 'the age told, and the time to the move'), String) ?? '';

/** Age limits on fertility treatment: a deadline that the move does not postpone. */
function fertilityTasks(view: PlaceView, ahead: number | null): readonly DraftTask[] {
  const planned = fertilityPlanned(view.profile, ahead ?? UNDATED);
  if (!planned) return [];
  const partner = partnerCalled(view.profile.movers);
  const ages = planned.ages.map(({ age, own }) =>
    own ? say`you would be ${atMove(age)}` : say`${partner} would be ${atMove(age)}`,
  );
  return [
    task(
      'fertility',
      'The age up to which they treat',
      because(
        say`Before a place is chosen, ask the public health service and one licensed clinic of each: up to which age they treat, on which day that age is counted, how long the list is, and whether eggs, embryos or sperm stored at home may be brought. At the move ${listSaid(ages, 'and')}.`,
        ...planned.ids,
        'relocation-timeline',
      ),
      18,
    ),
  ];
}

/** Health: medicines, findings, insurance, vaccinations and mobility aids. */
export const healthTasks: TaskWriter = (view, _others, ahead) => [
  ...fertilityTasks(view, ahead),
  ...medicineTasks(view),
  ...handOverTasks(view),
  coverTask(view),
  ...clinicTasks(view),
  ...aidTasks(view),
  ...hearingTasks(view),
];
