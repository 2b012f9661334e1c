import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { rankCouple } from '@global-fit/matching/couple';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { sensitivity } from '@global-fit/matching/sensitivity';
import type { Answers } from '@global-fit/questionnaire/model';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { buildReport } from '../build.ts';
import type { ReportInput } from '../input.ts';
import type { ReportDocument, TierId } from '../model.ts';
import { MEDICINES } from '../profile/conditions.data.ts';
import { ASKED } from './questions.ts';
import { PROVIDER } from './reports.ts';

/** Every substance and brand that we know by name. */
export const MEDICINE_NAMES: readonly string[] = MEDICINES.flatMap(
  ([names]) => names.source.replace(/\(\?[:!=]/g, '').match(/[a-z][a-z -]{3,}/g) ?? [],
);

const ILLNESSES = [
  'rheumatoid arthritis',
  'type 1 diabetes',
  'multiple sclerosis',
  'HIV',
  'depression',
  'ADHD',
];
const TIERS: readonly TierId[] = ['silver', 'bronze', 'gold', 'single-country'];

function turn<T>(items: readonly T[], n: number): T {
  return items[n % items.length] as T;
}

/** Sums that come in or go out every month, as a remark tells them. */
const MONEY_TOLD = [
  'Kim and I pay $740 a month on student loans.',
  'I send 250 euros to my mother every month.',
  'My pension is $1,450 a month.',
  'We support my parents with $300 a month and my salary is $5,200 a month.',
  'I pay CAD 415 every month on a loan.',
  'I get about US$600 a month from my pension and the two flats bring US$900 a month.',
  'I send Rs 40,000 a month home.',
] as const;

/** A whole set of answers for a seed, with what people write in words of their own; every medicine takes its turn. */
export function generatedAnswers(seed: number): Answers {
  const asked = (n: number): string => turn(ASKED, seed * 7 + n)[0];
  const medicines = [0, 1, 2].map((n) => turn(MEDICINE_NAMES, seed * 3 + n));
  return answersFromSeed(seed, {
    fill: 1,
    given: {
      'medication-dependencies': { value: 'yes' },
      'medication-details': { value: medicines.join(', ') },
      'medical-conditions-details': { value: `I have ${turn(ILLNESSES, seed)}.` },
      'specific-questions': { value: [0, 31, 77].map(asked).join('\n') },
      'additional-comments': { value: `${turn(MONEY_TOLD, seed)} ${asked(55)}` },
    },
  });
}

type Order = Pick<ReportInput, 'tier' | 'chosenCountryCodes' | 'additionalCountries' | 'reportId' | 'date'>;

/** The report of an order for a set of answers, and those of a second adult. */
export function reportOf(order: Order, answers: Answers, secondAdult: Answers | null = null): ReportDocument {
  const atlas = realAtlas();
  return buildReport({
    ...order,
    atlas,
    answers,
    ranking: rankCountries(atlas, profilePreferences(atlas, answers)),
    ...(order.tier === 'gold' ? { sensitivity: sensitivity(atlas, answers) } : {}),
    ...(secondAdult
      ? {
          couple: {
            partnerName: 'Alex',
            answers: secondAdult,
            ranking: rankCouple(atlas, answers, secondAdult),
          },
        }
      : {}),
    accountName: 'Robin Example',
    revision: 1,
    provider: PROVIDER,
  });
}

/** The report for a set of answers, in one tier after the other by the seed. */
export function generatedReport(answers: Answers, seed: number): ReportDocument {
  const { countries } = realAtlas();
  const tier = turn(TIERS, seed);
  const order = {
    tier,
    chosenCountryCodes: tier === 'single-country' ? [turn(countries, seed * 37).iso3] : [],
    additionalCountries: 0,
    reportId: `generated-${seed}`,
    date: '2026-11-21',
  };
  return reportOf(order, answers);
}
