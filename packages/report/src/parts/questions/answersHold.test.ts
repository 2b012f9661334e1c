import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { checkFigures } from '../../checks/figures.ts';
import { FAMILY } from '../../testing/answered.ts';
import { ASKED } from '../../testing/questions.ts';
import { reportFor } from '../../testing/reports.ts';
import { viewsOf } from '../../testing/views.ts';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { readQuestion } from './asked.ts';
import { topicsOf } from './topicsNamed.ts';

const MOVERS = {
  ...FAMILY,
  'family-member-1-name': 'Denise',
  'relocation-timeline': '6-12-months',
  'languages-spoken': ['en', 'de'],
  'monthly-budget': 4000,
};
const RETIRED = {
  ...MOVERS,
  age: 68,
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
};

/** From within the Union, from beside it, from the United States, and by a clock of half hours. */
const HOUSEHOLDS = [
  [
    { ...MOVERS, citizenship: ['POL'], 'current-location': place('Radom', 'Poland', 'pl') },
    ['SVN', 'CHE', 'DEU'],
  ],
  [
    { ...RETIRED, citizenship: ['GBR'], 'current-location': place('Leeds', 'United Kingdom', 'gb') },
    ['FRA', 'PRT'],
  ],
  [
    { ...RETIRED, citizenship: ['USA'], 'current-location': place('Denver', 'United States', 'us') },
    ['PRT', 'MEX'],
  ],
  [
    { ...MOVERS, citizenship: ['IND'], 'current-location': place('Pune', 'India', 'in') },
    ['DEU', 'AUS', 'CAN'],
  ],
] as const;

const [PERSONA] = PERSONAS;
if (!PERSONA) throw new Error('no persona');
/** A report for the numbers of its result alone, of which an answer prints none. */
const DOCUMENT = { ...reportFor(PERSONA), places: [], revision: 0 };
/** The form A1. */
const NAMES: ReadonlySet<number> = new Set([1]);

it.each(HOUSEHOLDS)('every answer passes the check before it is sent: %#', (household, iso3s) => {
  const told = answersOf(household);
  const views = viewsOf(
    told,
    realAtlas().countries.filter(({ iso3 }) => (iso3s as readonly string[]).includes(iso3)),
  );
  const findings = ASKED.flatMap(([question]) => {
    const asked = readQuestion(question, views);
    const answers = { ...told, 'specific-questions': { value: question } };
    return (asked ? topicsOf(asked) : []).flatMap((topic) => {
      const said = asked && topic.answer(asked).said;
      if (!said) return [];
      const basis = { ...said, answers: [...said.answers, 'specific-questions'] };
      const text = {
        where: question,
        text: said.text,
        basis,
        kind: 'paragraph',
        iso3: null,
        section: 'Your questions answered',
      } as const;
      return checkFigures([text], { atlas: realAtlas(), answers, document: DOCUMENT, previous: null }, NAMES);
    });
  });
  expect(findings.map(({ where, message }) => `${where} ${message}`)).toEqual([]);
});
