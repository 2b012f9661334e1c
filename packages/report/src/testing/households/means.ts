import type { WrittenAnswers } from '@global-fit/matching/testing/persona';
import type { Chance } from './chance.ts';
import type { Stage } from './told.ts';

/** From poor to rich: income a year, what is at hand, what is owned, what may be spent in a month. */
const LEVELS = [
  { income: 'under-30k', liquid: 'under-10k', worth: 'under-50k', move: 'under-5k', month: [700, 1500] },
  { income: '30k-50k', liquid: '10k-25k', worth: '50k-100k', move: '5k-10k', month: [1300, 2600] },
  { income: '50k-75k', liquid: '50k-100k', worth: '100k-250k', move: '10k-20k', month: [2000, 3800] },
  { income: '100k-150k', liquid: '100k-250k', worth: '500k-1m', move: '20k-50k', month: [3500, 7000] },
  { income: 'over-200k', liquid: '1m-2m', worth: '5m-10m', move: '50k-plus', month: [8000, 25_000] },
] as const;

interface Occupation {
  readonly arrangement: string | null;
  readonly sources: readonly string[];
  readonly visas: readonly string[];
}

const OCCUPATIONS: Readonly<Record<Stage, Occupation>> = {
  job: { arrangement: 'local-job', sources: ['local-income'], visas: ['work', 'permanent-residency'] },
  transfer: { arrangement: 'company-transfer', sources: ['local-income'], visas: ['work'] },
  remote: { arrangement: 'remote-employee', sources: ['remote-work'], visas: ['digital-nomad', 'undecided'] },
  freelance: {
    arrangement: 'freelance',
    sources: ['remote-work', 'business-income'],
    visas: ['digital-nomad', 'entrepreneur'],
  },
  owner: {
    arrangement: 'business-owner',
    sources: ['business-income', 'investments'],
    visas: ['entrepreneur', 'permanent-residency'],
  },
  founder: {
    arrangement: 'start-business',
    sources: ['business-income', 'savings'],
    visas: ['entrepreneur'],
  },
  student: { arrangement: 'study', sources: ['savings', 'local-income'], visas: ['undecided', 'work'] },
  retired: {
    arrangement: 'not-working',
    sources: ['retirement-pension', 'savings'],
    visas: ['retirement', 'permanent-residency'],
  },
  independent: {
    arrangement: 'not-working',
    sources: ['investments', 'passive-income'],
    visas: ['permanent-residency', 'citizenship'],
  },
  undecided: { arrangement: 'undecided', sources: ['undecided', 'savings'], visas: ['undecided'] },
};

/** What somebody of this age will do after the move. */
export function stageOf(chance: Chance, age: number): Stage {
  if (age < 25) return chance.weighed({ student: 5, job: 3, remote: 2, undecided: 1 });
  if (age >= 67) return chance.weighed({ retired: 9, independent: 1, freelance: 1 });
  if (age >= 58)
    return chance.weighed({ retired: 5, job: 1, remote: 1, owner: 1, independent: 1, freelance: 1 });
  return chance.weighed({
    job: 8,
    remote: 6,
    freelance: 3,
    owner: 2,
    founder: 2,
    transfer: 1,
    student: age < 36 ? 2 : 0,
    independent: 1,
    undecided: 2,
  });
}

function retirement(chance: Chance, stage: Stage, age: number): WrittenAnswers {
  if (stage === 'retired')
    return {
      'retirement-timeline': 'already-retired',
      'retirement-transition-status': 'fully-retired',
      'retirement-income-phase': chance.oneOf(['state-pension', 'private-pension', 'mixed', 'bridge']),
    };
  const years = Math.max(1, 66 - age);
  const when = years < 5 ? 'less-than-5' : years < 10 ? '5-10' : years < 20 ? '10-20' : 'more-than-20';
  return { 'retirement-timeline': chance.oneOf([when, when, 'not-planning']) };
}

const TRADES: readonly string[] = [
  'technology',
  'engineering',
  'healthcare',
  'education',
  'finance',
  'business-management',
  'creative-media',
  'hospitality-tourism',
  'construction-trades',
  'transport-logistics',
  'retail',
  'public-service',
  'science',
];

/** Work and money after the move, drawn so that occupation, age, income and savings agree. */
export function meansOf(chance: Chance, stage: Stage, age: number): WrittenAnswers {
  const level =
    LEVELS[chance.between(stage === 'independent' ? 3 : 0, stage === 'student' ? 2 : 4)] ?? LEVELS[1];
  const { arrangement, sources, visas } = OCCUPATIONS[stage];
  const years = chance.between(0, Math.max(0, Math.min(40, age - 19)));
  return {
    'work-arrangement': arrangement,
    'income-sources': chance.some(sources, 1, 2),
    'visa-preference': chance.some(visas, 1, 2),
    'expected-annual-income':
      stage === 'retired' ? 'retired-fixed' : stage === 'undecided' ? 'undecided' : level.income,
    'liquid-assets-available': chance.oneOf([level.liquid, level.liquid, 'prefer-not-to-say']),
    'net-worth': chance.oneOf([level.worth, level.worth, 'prefer-not-to-say']),
    'budget-relocation': level.move,
    'financial-independence-level':
      stage === 'independent' || stage === 'retired'
        ? 'fully-independent'
        : chance.oneOf(['several-months', 'dependent-on-work', 'several-years']),
    ...(chance.sometimes(0.6) || stage === 'retired'
      ? { 'monthly-budget': Math.round(chance.between(level.month[0], level.month[1]) / 50) * 50 }
      : {}),
    'career-field': stage === 'student' && age < 22 ? 'none' : chance.oneOf(TRADES),
    'years-in-field': years,
    'years-senior-management': chance.sometimes(0.25) ? Math.floor(years / 3) : 0,
    'education-level': chance.oneOf(
      age < 21
        ? ['secondary', 'some-university']
        : ['secondary', 'vocational', 'bachelor', 'bachelor', 'master', 'doctorate'],
    ),
    'life-purpose-motivation':
      stage === 'retired' ? 'rest-health' : chance.oneOf(['career-growth', 'family', 'freedom', 'learning']),
    'work-life-integration':
      stage === 'retired' || stage === 'independent'
        ? 'no-work'
        : chance.oneOf(['balanced', 'life-first', 'career-first']),
    ...retirement(chance, stage, age),
  };
}
