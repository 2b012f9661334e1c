import { pensionLater } from '../../place/pension/pension.ts';
import { cared, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeFigure,
  type PlaceView,
  standing,
  homeElsewhere,
} from '../../place/view.ts';
import { because, claiming, type Said, say, words } from '../../prose/said.ts';
import { conditionsBrought } from '../../profile/health/conditionsBrought.ts';
import { patientOf, toldHealth } from '../../profile/health/toldHealth.ts';
import { THAN_MOST, BY_WORLD } from '../../prose/comparison.ts';

const CONCERNS: readonly (readonly [conditions: readonly string[], words: readonly string[]])[] = [
  [['pregnancy'], ['a birth', 'mother and child']],
  [['chronic-illness'], ['a lasting illness', 'treatment that cannot pause', 'regular treatment']],
  [
    ['heart-circulation'],
    ['a heart under treatment', 'a heart condition', 'a heart that needs a cardiologist'],
  ],
  [
    ['specialist-care', 'other'],
    ['treatment by specialists', 'care by a specialist'],
  ],
  [['respiratory'], ['weak lungs', 'a lung condition']],
  [['mental-health'], ['a therapy that continues', 'care of the mind']],
  [['mobility'], ['limited mobility', 'somebody who needs few steps']],
  [['sensory'], ['somebody with limited sight or hearing', 'somebody who needs access']],
];

const hasAny = (profile: PlaceView['profile'], values: readonly string[]): boolean =>
  conditionsBrought(profile).some((one) => values.includes(one));

/** Whether healthcare gets its weight from an illness or condition stated. */
function isIll({ profile }: PlaceView): boolean {
  return toldHealth(profile).illnesses.length > 0 || CONCERNS.some(([values]) => hasAny(profile, values));
}

/** Whether somebody is likely to need doctors often: ill, a child, old or retired. */
function needsDoctors(view: PlaceView): boolean {
  const { movers, stage } = view.profile;
  return isIll(view) || movers.elders.length > 0 || movers.children.length > 0 || stage === 'retired';
}

/** Whoever lives on means for years before a pension is no pensioner yet. */
const retiredCalled = (view: PlaceView): string =>
  pensionLater(view) ? 'somebody who stops work early' : 'a pensioner';

/** Why healthcare matters to this household, worded to follow "for". */
export function concern(view: PlaceView): Said {
  const { movers, stage, stageIds } = view.profile;
  const forms = (texts: readonly string[], ...ids: readonly string[]): Said =>
    because(words(texts[view.earlier.length % texts.length] ?? ''), ...ids);
  const { illnesses } = toldHealth(view.profile);
  const illness = illnesses[view.earlier.length % Math.max(1, illnesses.length)];
  const patient = illness ? patientOf(view.profile) : null;
  if (patient)
    return because(
      view.earlier.length % 2 === 0 ? say`the care of ${patient}` : say`the treatment of ${patient}`,
      'medical-conditions-details',
    );
  if (illness)
    return forms(
      [`somebody with ${illness.name}`, `the treatment of ${illness.name}`],
      'medical-conditions-details',
    );
  const condition = CONCERNS.find(([values]) => hasAny(view.profile, values));
  if (condition) return forms(condition[1], 'medical-conditions');
  if (movers.elders.length > 0) return forms(['an older relative', 'a parent in old age'], ...movers.ids);
  if (movers.children.length > 0)
    return forms(['a family with children', 'growing children', 'a household with children'], ...movers.ids);
  if (stage === 'retired')
    return forms([retiredCalled(view), 'the years ahead', 'a life after work'], ...stageIds);
  if (stage === 'student')
    return forms(['a student', 'somebody young', 'a student far from home'], ...stageIds);
  if (stage === 'employee' || stage === 'transfer')
    return forms(['an employee', 'somebody insured through work'], ...stageIds);
  // Only customers who reported good health are called healthy, not those who skipped the question.
  const well = view.profile.read.has('medical-conditions', 'none');
  const ids = [...(well ? ['medical-conditions'] : []), ...movers.ids];
  if (movers.people === 2 && (movers.hasPartner || !movers.uncounted))
    return forms(
      [
        ...(movers.hasPartner ? [well ? 'a healthy couple' : 'a couple'] : []),
        well ? 'two people in good health' : 'two people',
      ],
      ...ids,
    );
  return forms(
    well
      ? ['a healthy adult', 'somebody who seldom needs a doctor', 'somebody in good health']
      : ['an adult', 'a newcomer'],
    ...stageIds,
    ...ids,
  );
}

const COVER: Readonly<Record<string, string>> = {
  highest: 'among the most complete in the world',
  high: 'more complete than in most of the world',
  above: 'somewhat more complete than in the typical country',
  middle: 'about as complete as in the typical country',
  below: 'thinner than in the typical country',
  low: 'thinner than in most of the world',
  lowest: 'among the thinnest in the world',
};

/** Levels at which nobody is told that necessary care is available. */
const THIN: ReadonlySet<string> = new Set(['below', 'low', 'lowest']);

/** Coverage of essential services, and life expectancy. */
export const coverage: Writer = (view) => {
  const at = standing(view, 'uhc_index');
  const index = figure(view, 'uhc_index');
  const life = figure(view, 'life_expectancy');
  if (!at || !index) return null;
  const home = besideHome(view, 'life_expectancy');
  const homeLife = homeFigure(view, 'life_expectancy');
  const gap = home && homeLife && Math.abs(home.ratio - 1) > 0.02 ? say`, against ${homeLife} at home` : '';
  const own = againstHome(view, 'uhc_index');
  const cover = COVER[at.level] ?? '';
  const lives = life ? say`; people live ${life} on average${gap}` : words('');
  const begin = needsDoctors(view) ? say`For ${concern(view)}, begin` : words('Begin');
  const beside = besideHome(view, 'uhc_index');
  // The sentence before has both figures, so only their similarity is worth a word.
  const change =
    beside && Math.abs(beside.ratio - 1) <= 0.05
      ? because(
          words('[That is about the level you know from home|By that measure little would change for you]'),
          'current-location',
        )
      : null;
  // An index of all care says nothing about one disease.
  const means = change && !isIll(view) ? say` ${change}.` : '';
  const said = wayOf(view, 'coverage', [
    () =>
      say`${begin} with the care there is: ${view.name} scores ${index} of 100 on the index of essential health services${own}, which means care ${cover}${lives}.${at.mark}`,
    () =>
      say`[Essential care in ${view.name} is|${THIN.has(at.level) ? '' : `You can get what you need from doctors in ${view.name}, and care is|`}By the index of essential health services, care in ${view.name} is] ${cover} (${index} of 100${own})${lives}.${means}${at.mark}`,
    () =>
      say`You would find care ${cover} in ${view.name}, at ${index} of 100 on the index of health services${own}${lives}.${means}${at.mark}`,
    () =>
      say`Care in ${view.name} is ${cover}, at ${index} of 100 on the index of essential services${own}${lives}.${means}${at.mark}`,
    () =>
      say`On the index of essential health services ${view.name} reaches ${index} of 100${own}, and its care counts as ${cover}${lives}.${means}${at.mark}`,
  ]);
  return passage('coverage', 1, said);
};

/** Life expectancy, where services are unknown. */
export const lifeLead: Writer = (view) => {
  const life = figure(view, 'life_expectancy');
  const at = standing(view, 'life_expectancy');
  if (!life || !at) return null;
  return passage(
    'coverage',
    1,
    say`Few figures on care in ${view.name} are public. People live ${life} on average, ${at.side === 'high' ? `longer ${THAN_MOST}` : at.side === 'low' ? `shorter ${THAN_MOST}` : 'about as long as in the typical country'}; for ${concern(view)} the nearest hospital counts for more than the system.${at.mark}`,
  );
};

/** Doctors compared with home, where their number is about average in the world. */
export const staffBesideHome: Writer = (view) => {
  const at = standing(view, 'physicians_density');
  const doctors = figure(view, 'physicians_density');
  const home = homeFigure(view, 'physicians_density');
  const beside = besideHome(view, 'physicians_density');
  if (!at || !doctors || !home || !beside || isNotable(at)) return null;
  if (Math.abs(beside.ratio - 1) < 0.15) {
    const alike = say`There are about as many doctors in ${view.name} as [in ${view.homeName}|at home]: ${doctors} per thousand people there, ${home} here.${at.mark}`;
    return cared(view, passage('staff', 0.15, alike), 'healthcare');
  }
  const than = say`${beside.ratio > 1 ? 'more' : 'fewer'} than the ${claiming(home, ...beside.than.claims)} [in ${view.homeName}|at home]`;
  const said = wayOf(view, 'staff-beside-home', [
    () => say`For every thousand people ${view.name} has ${doctors} physicians, ${than}.${at.mark}`,
    () => say`There are ${doctors} doctors per thousand people in ${view.name}, ${than}.${at.mark}`,
  ]);
  return cared(view, passage('staff', 0.3, said), 'healthcare');
};

/** Whether the number of doctors is remarkable in the world. */
const isNotable = ({ percentile }: { readonly percentile: number }): boolean =>
  percentile < 35 || percentile > 80;

/** Doctors, only where their number is remarkably high or low. */
export const staff: Writer = (view) => {
  const at = standing(view, 'physicians_density');
  const doctors = figure(view, 'physicians_density');
  if (!at || !doctors || !isNotable(at)) return null;
  const home = homeElsewhere(view) && homeFigure(view, 'physicians_density');
  const beside = home ? besideHome(view, 'physicians_density') : null;
  const many = at.percentile > 80;
  const compare = home ? say`, against ${home} in ${view.homeName}` : '';
  const who = concern(view);
  const counts = needsDoctors(view) ? say`, which matters for ${who}` : '';
  const counted = say`${doctors} physicians per thousand people`;
  const said =
    many && beside?.relation === 'less' && home
      ? say`${view.Name} has ${counted}, many by world standards; coming from ${view.homeName} with its ${claiming(home, ...beside.than.claims)} you would find fewer.${at.mark}`
      : many
        ? wayOf(view, 'staff-many', [
            () =>
              say`With ${counted}${compare}, ${view.name} is among the countries with most doctors${counts}.${at.mark}`,
            () =>
              say`${view.Name} has more doctors than most countries: ${doctors} for every thousand people${compare}${counts}.${at.mark}`,
            () =>
              say`${view.Name} has ${doctors} doctors to a thousand people${compare}, a number that most countries do not reach${counts}.${at.mark}`,
            () =>
              say`There are many doctors in ${view.name}, ${doctors} per thousand people${compare}: [that gives you a choice|how near the next one is will matter more than how many there are|that makes it easier to get a second opinion].${at.mark}`,
          ])
        : beside?.relation === 'more'
          ? say`By world standards ${view.name} has few physicians, ${doctors} per thousand people, though more than the ${claiming(home ?? words(''), ...beside.than.claims)} at home.${at.mark}`
          : say`Only ${doctors} physicians serve a thousand people in ${view.name}${compare}: for ${who} a home within reach of a large hospital is worth its rent.${at.mark}`;
  return cared(view, passage('staff', 0.3 + 0.35 * notable(at.percentile), said), 'healthcare');
};

/** What a high share of private payment means for a household. */
const PURSES: Readonly<Record<string, string>> = {
  retired: 'private insurance belongs in the monthly budget beside the rent',
  student: 'a student policy belongs in the budget of each term',
  remote: 'private insurance comes before rent in the budget',
  freelance: 'an illness costs a freelancer twice there, in fees and in lost work',
  founder: 'cover for yourself comes before that of any staff',
  owner: 'a policy through your own company has to carry what the state does not',
  employee: 'what the employer’s policy covers is worth a part of the salary',
  transfer: 'the employer’s international policy is worth keeping for the whole stay',
  means: 'capital for treatment has to be kept apart from the capital you live on',
  open: 'private insurance belongs in the first budget',
};

/** What patients pay themselves, where it is much. */
export const pocket: Writer = (view) => {
  const at = standing(view, 'out_of_pocket_health');
  const share = figure(view, 'out_of_pocket_health');
  // A small share has no consequence, and the table shows it.
  if (!at || !share || at.side !== 'high') return null;
  const { stage, stageIds } = view.profile;
  const text = PURSES[stage];
  const fresh = view.ledger.timesUsed('pocket') === 0;
  const advice = text && fresh ? because(words(`: ${text}`), ...stageIds) : words('');
  const said = wayOf(view, 'pocket', [
    () =>
      say`[Patients pay ${share} of all health spending in ${view.name}, public and private, themselves|Of public and private health spending together, patients in ${view.name} pay ${share} themselves|Patients in ${view.name} pay ${share} of health spending, private care included, out of their own pockets], a large share ${BY_WORLD}${advice}.${at.mark}`,
    () =>
      say`Of health spending in ${view.name}, ${share} comes out of patients’ own pockets, more ${THAN_MOST}${advice}.${at.mark}`,
  ]);
  return cared(view, passage('pocket', 0.35 + 0.35 * notable(at.percentile), said), 'healthcare');
};
