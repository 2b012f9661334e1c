import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, problemsOf } from '../assessment.ts';
import { PROFILE } from '../definition.ts';
import type { Answers } from '../model.ts';
import { answersFromSeed } from '../testing/answers.ts';
import { sectionById } from '../testing/sections.ts';
import { validateSection } from './validation.ts';
import { visibleFlags } from '../visibility.ts';

const errors = (sectionId: string, answers: Answers) => validateSection(sectionById(sectionId), answers);

const REQUIRED = 'This question is required';

/** The problems of answers, which may be anything. */
const problems = (answers: Readonly<Record<string, unknown>>) => problemsOf(assess(answers as Answers));

/** The smallest valid submission. */
const least = answersFromSeed(7, { fill: 0 });

const typesAt = (id: string, answer: unknown) =>
  problems({ ...least, [id]: answer })
    .filter(({ questionId }) => questionId === id)
    .map(({ type }) => type);

const messagesAt = (id: string, value: unknown) =>
  problems({ ...least, [id]: { value } }).map((problem) => problem.message);

const ageMessages = (value: unknown) => messagesAt('age', value);

describe('a section', () => {
  it('lists its missing required questions in display order', () => {
    expect(Object.entries(errors('personal-info', {}))).toEqual([
      ['age', REQUIRED],
      ['citizenship', REQUIRED],
      ['current-location', REQUIRED],
    ]);
    expect(Object.keys(errors('financial-planning', {}))).toEqual([
      'tax-awareness',
      'existing-debt',
      'property-ownership',
      'income-sources',
    ]);
    expect(Object.keys(errors('visa-immigration', {}))).toEqual(['visa-preference', 'budget-relocation']);
  });

  it('is valid once they are answered', () => {
    expect(
      errors('personal-info', {
        age: { value: 41 },
        citizenship: { value: ['PRT'] },
        'current-location': { value: 'Porto' },
      }),
    ).toEqual({});
  });

  it('requires an answer on cross-border planning from people with assets', () => {
    expect(errors('financial-planning', { 'net-worth': { value: '250k-500k' } })).toHaveProperty(
      'cross-border-financial-planning',
      REQUIRED,
    );
    expect(errors('financial-planning', { 'net-worth': { value: '100k-250k' } })).not.toHaveProperty(
      'cross-border-financial-planning',
    );
  });

  it('requires the monthly budget from people who are retired, or will be within five years', () => {
    const missing = (value: string) => errors('career-education', { 'retirement-timeline': { value } });
    for (const value of ['already-retired', 'less-than-5'])
      expect(missing(value)).toEqual({ 'monthly-budget': REQUIRED });
    expect(missing('5-10')).toEqual({});
  });

  it('checks each family member', () => {
    const answers: Answers = {
      'relationship-status': { value: 'married' },
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 2 },
      'family-member-1-name': { value: 'Rui' },
      'family-member-1-relationship': { value: 'spouse' },
      'family-member-2-name': { value: ' ' },
      'family-member-2-family-member-age': { value: 121 },
    };
    expect(errors('family-dependents', answers)).toEqual({
      'family-member-2-name': REQUIRED,
      'family-member-2-family-member-age': 'Please enter a number from 0 to 120.',
      'family-member-2-relationship': REQUIRED,
    });
    expect(errors('family-dependents', { ...answers, 'relocating-family-members': { value: 'no' } })).toEqual(
      {},
    );
  });
});

describe('values', () => {
  it('are all valid in the submission the other tests start from', () => {
    expect(problems(least)).toEqual([]);
  });

  it.each(['', '  ', [], null, undefined])('require an answer instead of %j', (value) => {
    expect(typesAt('existing-debt', { value })).toEqual(['required']);
    expect(typesAt('citizenship', { value })).toEqual(['required']);
    expect(typesAt('full-name', { value })).toEqual([]);
  });

  it.each(['ana', 'ana@', '@b.co', 'a b@c.de', 'ana@host', 'ana@host.', 'ana@@host.com'])(
    'refuse the e-mail address %j',
    (value) => {
      expect(problems({ ...least, email: { value } })).toEqual([
        { questionId: 'email', type: 'pattern', message: 'Please enter a valid email address.' },
      ]);
    },
  );

  it.each(['ana@example.com', 'a.b+c@sub.example.co.uk', ' ana@example.com '])(
    'accept the e-mail address %j',
    (value) => {
      expect(typesAt('email', { value })).toEqual([]);
    },
  );

  it('check a hostile e-mail address quickly', () => {
    const started = process.hrtime.bigint();
    expect(typesAt('email', { value: `a@${'a.'.repeat(120)}` })).toEqual(['pattern']);
    expect(process.hrtime.bigint() - started).toBeLessThan(1_000_000_000n);
  });

  it.each([
    [17, 'too_small'],
    [121, 'too_large'],
    [40.5, 'step'],
    ['40', 'number_expected'],
    [Number.POSITIVE_INFINITY, 'number_expected'],
    [['40'], 'number_expected'],
    [{}, 'number_expected'],
    [true, 'number_expected'],
  ])('refuse %j as an age: %s', (value, type) => {
    expect(typesAt('age', { value })).toEqual([type]);
  });

  it('may be the ends of a range, and not beyond', () => {
    for (const value of [18, 120]) expect(typesAt('age', { value })).toEqual([]);
    expect(typesAt('monthly-budget', { value: 1 })).toEqual([]);
    expect(typesAt('climate-preference', { value: 5 })).toEqual([]);
    expect(typesAt('climate-preference', { value: 6 })).toEqual(['too_large']);
    expect(typesAt('current-life-satisfaction', { value: 0 })).toEqual(['too_small']);
  });

  it('are refused with the range or step that a number should keep', () => {
    expect(ageMessages(17)).toEqual(['Please enter a number from 18 to 120.']);
    expect(ageMessages(40.5)).toEqual(['Please enter a whole number.']);
    expect(ageMessages('x')).toEqual(['Please enter a number.']);
    expect(messagesAt('monthly-budget', 0)).toEqual(['Please enter a number from 1 to 1,000,000.']);
  });

  it.each([
    ['existing-debt', 'none', 'not_an_option'],
    ['existing-debt', ['no-debt'], 'choice_expected'],
    ['existing-debt', 1, 'choice_expected'],
    ['income-sources', 'savings', 'list_expected'],
    ['income-sources', ['savings', 'theft'], 'not_an_option'],
    ['income-sources', ['savings', 'savings'], 'repeated_option'],
    ['property-ownership', ['no', 'yes-keeping'], 'exclusive_option'],
    ['location-type', ['coast', 'no-preference'], 'exclusive_option'],
    ['income-sources', [['savings']], 'not_an_option'],
    ['citizenship', ['Portugal'], 'not_an_option'],
    ['languages-spoken', ['xx'], 'not_an_option'],
    ['full-name', 5, 'text_expected'],
    ['full-name', 'x'.repeat(121), 'too_long'],
    ['deal-breakers', 'x'.repeat(2001), 'too_long'],
    ['current-location', { city: 'Porto' }, 'text_expected'],
  ])('refuse %s = %j: %s', (id, value, type) => {
    expect(typesAt(id, { value })).toEqual([type]);
  });

  it.each(['other', 'PRT', 'XKX'])('accept %s among specific countries', (value) => {
    expect(typesAt('specific-countries', { value: [value] })).toEqual([]);
  });
});

describe('what accompanies a value', () => {
  it.each([0, 6, 2.5, '3', null])('refuses an importance of %j', (importanceValue) => {
    expect(typesAt('climate-preference', { value: 3, importanceValue })).toEqual(['importance']);
  });

  it('accepts an importance from 1 to 5', () => {
    for (const importanceValue of [1, 5])
      expect(typesAt('climate-preference', { value: 3, importanceValue })).toEqual([]);
  });

  it.each([
    [{ countryCode: 'PT' }],
    [{ countryCode: 'prt' }],
    [{ city: 5 }],
    [{ region: 'x'.repeat(301) }],
    [{ coordinates: { lat: 91, lng: 0 } }],
    [{ coordinates: { lat: 0, lng: '1' } }],
    [{ coordinates: 'here' }],
  ])('refuses the place %j', (place) => {
    expect(typesAt('current-location', { value: 'Porto', ...place })).toEqual(['location']);
  });

  it('accepts a complete place', () => {
    const place = { city: 'Porto', countryCode: 'pt', coordinates: { lat: 41.1, lng: -8.6 } };
    expect(typesAt('current-location', { value: 'Porto', ...place })).toEqual([]);
  });

  it('refuses context that is no text or too long', () => {
    expect(typesAt('deal-breakers', { value: 'x', context: 5 })).toEqual(['context']);
    expect(typesAt('deal-breakers', { value: 'x', context: 'x'.repeat(2001) })).toEqual(['context']);
  });

  it.each(['yes', 5, ['x']])('refuses %j where an answer should be', (answer) => {
    expect(typesAt('age', answer)).toEqual(['answer_expected']);
  });
});

describe('answers of any kind', () => {
  it('are valid whatever hidden ones contain', () => {
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), (seed, rubbish) => {
        const answers = answersFromSeed(seed);
        const visible = visibleFlags(answers);
        const hidden = PROFILE.entries.filter(({ index }) => visible[index] === 0);
        const littered = {
          ...answers,
          ...Object.fromEntries(hidden.map((e) => [e.question.id, { value: rubbish }])),
        };
        expect(hidden.length).toBeGreaterThan(0);
        expect(problems(littered)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('never make the validation throw', () => {
    const id = fc.constantFrom(...PROFILE.indexById.keys(), '__proto__', 'constructor', 'x');
    const part = fc.constantFrom('value', 'importanceValue', 'context', 'coordinates', 'city', 'touched');
    const rubbish = fc.dictionary(id, fc.oneof(fc.jsonValue(), fc.dictionary(part, fc.jsonValue())), {
      noNullPrototype: false,
    });
    fc.assert(
      fc.property(rubbish, (answers) => {
        expect(Array.isArray(problems(answers))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
