import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import type { PlaceView } from '../place/view.ts';
import { placeView } from './views.ts';

/** A place of a report that describes the countries `earlier` before it. */
export function viewOf(iso3: string, answers: Answers, earlier: string[] = []): PlaceView {
  return { ...placeView(iso3, answers), earlier: earlier.flatMap((one) => realAtlas().country(one) ?? []) };
}

/** The same for answers as tests write them. */
export const viewFor = (
  iso3: string,
  written: Readonly<Record<string, Written>>,
  earlier: string[] = [],
): PlaceView => viewOf(iso3, answersOf(written), earlier);

export const RETIRED = {
  citizenship: ['GBR'],
  age: 61,
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'expected-annual-income': 'retired-fixed',
  'income-sources': ['retirement-pension', 'savings'],
  'monthly-budget': 2300,
  'visa-preference': ['retirement', 'permanent-residency'],
};

export const FREELANCER = {
  citizenship: ['ARG'],
  age: 33,
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
  'expected-annual-income': '30k-50k',
  'visa-preference': ['digital-nomad', 'permanent-residency', 'citizenship'],
};

export const ENGINEER = {
  citizenship: ['IND'],
  age: 36,
  'career-field': 'technology',
  'work-arrangement': 'local-job',
  'expected-annual-income': '100k-150k',
  'visa-preference': ['work', 'permanent-residency', 'citizenship'],
};

/** A student from Türkiye who may work beside the studies. */
export const STUDENT = {
  citizenship: ['TUR'],
  'work-arrangement': 'study',
  'expected-annual-income': 'under-30k',
  'monthly-budget': 900,
  'visa-preference': ['study', 'work'],
};
