import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '../../../model.ts';
import { answered, FAMILY, STUDENT, VETERAN } from '../../../testing/answered.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text, answers: [], facts: [] });
const placeOf = (
  iso3: string,
  country: string,
  score: number,
  rankBand: ReportPlace['rankBand'],
): ReportPlace => ({
  iso3,
  country,
  cities: [],
  score,
  interval: rankBand && [score - 2, score + 2],
  rankBand,
  origin: 'recommended',
  summary: '',
  whyItFits: [paragraph(`Reason one for ${country}.`), paragraph(`Reason two for ${country}.`)],
  whatWillBeHard: [],
  strongestPointAgainst: paragraph(`The strongest point against ${country} is rain.`),
  plots: [],
  sections: [],
});
const PORTUGAL = placeOf('PRT', 'Portugal', 78, [1, 2]);
const CANADA = placeOf('CAN', 'Canada', 75, [2, 4]);

describe('the question which place we would choose', () => {
  const chosen = (question: string, placed: readonly ReportPlace[]) =>
    answered(FAMILY, ['PRT', 'CAN'], question, placed)['our-choice']?.said?.text;

  it('is answered with the first of the ranking, its reasons, its drawbacks and how close the next is', () => {
    const said = chosen('Which of your five countries would you choose and why?', [PORTUGAL, CANADA]);
    expect(said).toMatch(/^We would begin with Portugal: by your answers it stands first of the two\./);
    expect(said).toContain('Reason one for Portugal. Reason two for Portugal.');
    expect(said).toContain('The strongest point against Portugal is rain.');
    expect(said).toContain('leads Canada by three points, and their ranks overlap');
  });

  it('is answered with reservations where no country passes', () => {
    const none = placeOf('PRT', 'Portugal', 70, null);
    expect(chosen('What is your honest recommendation for us?', [none, CANADA])).toMatch(
      /^No place of this report passes every condition/,
    );
  });

  it('is recognised with two names only, and not with a region of a country', () => {
    expect(chosen('Portugal or Canada?', [CANADA, PORTUGAL])).toContain('begin with Canada');
    expect(chosen('Should we rather move to Portugal or Canada?', [PORTUGAL, CANADA])).toBeDefined();
    for (const other of [
      'Which country is best for healthcare?',
      'Which bank would you recommend?',
      'Rent or buy?',
      'Which school would you choose?',
    ])
      expect(chosen(other, [PORTUGAL, CANADA]), other).toBeUndefined();
  });
});

describe('a driving licence', () => {
  const said = (household: object, iso3: string) =>
    answered(household, [iso3], 'Does my driving licence work there?').transport?.said?.text;

  it('is recognised between members of the Union by its law', () => {
    expect(said(FAMILY, 'PRT')).toMatch(/^A licence issued in Germany is recognised in Portugal as it is/);
  });

  it('counts by a shared convention elsewhere, or has none on record', () => {
    expect(said(FAMILY, 'CAN')).toContain('no road convention shared by Germany and Canada');
    expect(said(VETERAN, 'PRT')).toContain('an international driving permit issued at home');
    expect(said(FAMILY, 'CHE')).toContain('belong to the same area of free movement');
    expect(said(FAMILY, 'DEU') ?? null).toBeNull();
  });
});

describe('documents', () => {
  it('are described place by place, like in the roadmap', () => {
    const { papers } = answered(FAMILY, ['PRT', 'CAN'], 'What paperwork do we need to get apostilled?');
    expect(papers?.said?.text).toContain(
      'For Canada have certificates of civil status and birth certificates ready',
    );
    expect(papers?.said?.text).toContain('2016/1191');
  });

  it('from the police are legalised like others', () => {
    const found = answered(VETERAN, ['PRT'], 'Do we need a police clearance certificate?');
    expect(found['police-certificate']?.said?.text).toContain(
      'an apostille from the issuing country is enough',
    );
    expect(found.papers).toBeUndefined();
  });
});

describe('a job at home continued from abroad', () => {
  it('is answered with the rule on employers in another member of the Union', () => {
    const found = answered(FAMILY, ['PRT', 'CAN'], 'Can my company in Germany employ me from there?');
    expect(found['employer-at-home']?.said?.text).toMatch(
      /^An employer in Germany of somebody who lives and works in Portugal owes the contributions there/,
    );
  });

  it('has no such rule outside the Union', () => {
    const found = answered(VETERAN, ['PRT'], 'Can my company keep paying me while I live there?');
    expect(found['employer-at-home']?.said?.text ?? '').not.toContain('987/2009');
  });
});

describe('the month of a move with pupils', () => {
  it('comes before lessons begin', () => {
    const found = answered(FAMILY, ['PRT'], 'What is the best month to move with school kids?');
    expect(found['school-year']?.said?.text).toContain(
      'A month or two before lessons begin is the best time',
    );
  });

  it('is not about school for people without pupils', () => {
    expect(answered(VETERAN, ['PRT'], 'What is the best month to move?')['school-year']).toBeUndefined();
  });
});

describe('a fact without a record', () => {
  it('about an airport nearby is answered with its routes, without the distance to another', () => {
    const question = 'How far is the nearest international airport with direct flights to the US?';
    const { flights } = answered(VETERAN, ['PRT', 'MEX'], question);
    expect(flights?.said).toBeNull();
    expect(flights?.put).toContain('a flight to the US without a stop');
  });

  it('about a language test is referred to the university, even where a school is named beside it', () => {
    const found = answered(
      STUDENT,
      ['DEU', 'AUS'],
      'Do I need IELTS or is my high school in English enough?',
    );
    expect(Object.keys(found)).toEqual(['study-language-test']);
  });

  it('about an operation is asked about by its name', () => {
    const found = answered(VETERAN, ['PRT'], 'What are wait times for a knee replacement?');
    expect(found.healthcare?.put).toContain('(knee replacement)');
  });
});

describe('emergency help', () => {
  it('has its number from the record', () => {
    const found = answered(FAMILY, ['PRT'], 'What do we do in a medical emergency?');
    expect(found.emergency?.said?.text).toContain('112 in Portugal');
  });
});

describe('a trial stay', () => {
  it('is recommended, with the days that a visit may last', () => {
    const { 'trial-stay': stay } = answered(VETERAN, ['PRT'], 'Should we do a trial stay first?');
    expect(stay?.said?.text).toMatch(/^Yes, if you can: .*90 days without a visa/);
  });

  it('has no limit of days for people who settle by right', () => {
    const { 'trial-stay': stay } = answered(
      { ...FAMILY, 'current-location': place('Stuttgart', 'Germany', 'de') },
      ['PRT'],
      'Should we do a trial stay first?',
    );
    expect(stay?.said?.text).not.toContain('90 days');
  });
});
