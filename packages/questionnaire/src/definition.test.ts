import { describe, expect, it } from 'vitest';
import { conditionsOf } from './compile.ts';
import { PROFILE, PROFILE_ASSESSMENT, questionById, SECTIONS, sectionOfQuestion } from './definition.ts';
import { FAMILY_MEMBER_TEMPLATE } from './family.ts';
import type { Condition, Question } from './model.ts';
import { optionsOf } from './lists/options.ts';
import { SPECIFIED_IDS, SPECIFIED_OPTIONS } from './testing/specified.ts';

const questions: readonly Question[] = SECTIONS.flatMap((section) => section.questions);
const all: readonly Question[] = [...questions, ...FAMILY_MEMBER_TEMPLATE];

function conditions(question: Question): readonly Condition[] {
  const { all, any } = conditionsOf(question);
  return [...all, ...any, ...(question.requiredWhen ? [question.requiredWhen] : [])];
}

const CHOOSING: ReadonlySet<string> = new Set(['select', 'radio', 'multiselect', 'checkbox']);
const OPERATORS = ['equals', 'notEquals', 'in', 'notIn', 'notEmpty', 'isEmpty'];
const reading = PROFILE.entries.filter(({ question }) => conditions(question).length > 0);

describe('sections', () => {
  it('are in the specified order', () => {
    expect(SECTIONS.map(({ id, order }) => [id, order])).toEqual(
      Object.keys(SPECIFIED_IDS).map((id, index) => [id, index + 1]),
    );
    expect(SECTIONS.find(({ id }) => id === 'visa-immigration')?.title).toBe('Visa & Immigration');
  });

  it('contain every specified question and no other', () => {
    const ids = Object.fromEntries(
      SECTIONS.map(({ id, questions }) => [id, questions.map(({ id }) => id).toSorted()]),
    );
    const specified = Object.fromEntries(
      Object.entries(SPECIFIED_IDS).map(([id, list]) => [id, list.split(' ').toSorted()]),
    );
    expect(ids).toEqual(specified);
  });

  it('are found by id, with their questions', () => {
    expect(PROFILE_ASSESSMENT).toMatchObject({ id: 'profile-assessment-v1', version: '1.0' });
    expect(questionById('age')?.type).toBe('number');
    expect(questionById('family-member-20-name')?.type).toBe('text');
    expect(questionById('family-member-21-name')).toBeUndefined();
    expect(sectionOfQuestion('family-member-1-name')?.id).toBe('family-dependents');
  });
});

describe('questions', () => {
  it.each(Object.entries(SPECIFIED_OPTIONS))('%s offers exactly the specified values', (id, values) => {
    expect(questionById(id)?.options?.map(({ value }) => value)).toEqual(values.split(' '));
  });

  it('have at least two distinct, labelled options where one chooses, and none elsewhere', () => {
    const faulty = all.filter((question) => {
      const options = optionsOf(question);
      const distinct = (key: 'value' | 'label') => new Set(options.map((option) => option[key].trim())).size;
      const sound = distinct('value') === options.length && distinct('label') === options.length;
      const labelled = options.every(({ label }) => label.trim() !== '');
      return !(CHOOSING.has(question.type) ? options.length > 1 && sound && labelled : options.length === 0);
    });
    expect(faulty).toEqual([]);
  });

  it('do not repeat the unit that the form prints beside the field', () => {
    const measured = all.filter(({ unit }) => unit !== undefined);
    expect(measured.length).toBeGreaterThan(0);
    const twice = measured.filter(({ question, description, unit = '' }) =>
      `${question} ${description ?? ''}`.includes(unit),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('are required where the specification says so, and nowhere else', () => {
    expect(questions.filter(({ required }) => required).map(({ id }) => id)).toEqual([
      'age',
      'citizenship',
      'current-location',
      'relationship-status',
      'tax-awareness',
      'cross-border-financial-planning',
      'existing-debt',
      'property-ownership',
      'income-sources',
      'visa-preference',
      'budget-relocation',
    ]);
    expect(questions.filter(({ requiredWhen }) => requiredWhen).map(({ id }) => id)).toEqual([
      'monthly-budget',
    ]);
  });

  it.each([
    ['age', 18, 120],
    ['number-of-family-members', 0, 20],
    ['years-in-field', 0, 50],
    ['years-senior-management', 0, 50],
    ['years-owning-business', 0, 50],
  ])('%s runs from %i to %i', (id, min, max) => {
    expect(questionById(id)).toMatchObject({ type: 'number', min, max, step: 1 });
  });

  it('have sliders from 1 to 10 for satisfaction and from 1 to 5 for the rest', () => {
    const sliders = questions.filter(({ type }) => type === 'slider');
    expect(sliders).toHaveLength(13);
    const shapes = sliders.map(({ id, min, max, step, minLabel, maxLabel }) => ({
      id,
      range: [min, max, step],
      labelled: Boolean(minLabel && maxLabel),
    }));
    expect(shapes).toEqual(
      sliders.map(({ id }) => ({ id, range: [1, id.includes('satisfaction') ? 10 : 5, 1], labelled: true })),
    );
    expect(sliders.filter(({ showImportance }) => showImportance).map(({ id }) => id)).toEqual([
      'climate-preference',
      'precipitation-preference',
    ]);
  });

  it('can be left out, or answered "Prefer not to say", where they are about health', () => {
    const forced = all.filter(
      (question) =>
        question.sensitive === 'health' &&
        (question.required ||
          !(question.type === 'textarea' || /prefer-not/.test(JSON.stringify(question.options)))),
    );
    expect(forced).toEqual([]);
  });

  it('say why they are asked where they are sensitive', () => {
    const silent = questions.filter(({ sensitive, whyWeAsk }) => sensitive && !whyWeAsk).map(({ id }) => id);
    expect(silent).toEqual([]);
  });

  it('have no typing errors', () => {
    const slips = all.filter(({ question, description = '.', whyWeAsk = '.' }) => {
      const texts = [question, description, whyWeAsk];
      const clean = texts.every((text) => !/ {2}|^\s|\s$|—|!/.test(text));
      return !(clean && /[.?]$/.test(description) && whyWeAsk.endsWith('.'));
    });
    expect(slips).toEqual([]);
  });
});

describe('conditions', () => {
  it.each(reading)(
    '$question.id only reads questions asked earlier, and values they offer',
    ({ index, question }) => {
      for (const { dependsOn, operator, value } of conditions(question)) {
        const wanted = typeof value === 'string' ? [value] : (value ?? []);
        expect(PROFILE.indexById.get(dependsOn)).toBeLessThan(index);
        expect(OPERATORS).toContain(operator);
        expect(wanted.length === 0).toBe(operator === 'notEmpty' || operator === 'isEmpty');
        const offered = optionsOf(questionById(dependsOn) as Question).map((option) => option.value);
        expect(offered).toEqual(expect.arrayContaining([...wanted]));
      }
    },
  );

  it('are as specified where the specification names them', () => {
    const higher = ['250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m-plus'];
    const retirees = ['already-retired', 'less-than-5'];
    const expected: Readonly<Record<string, Condition>> = {
      'cross-border-financial-planning': { dependsOn: 'net-worth', operator: 'in', value: higher },
      'property-type': { dependsOn: 'property-ownership', operator: 'notEquals', value: 'no' },
      'medication-details': { dependsOn: 'medication-dependencies', operator: 'equals', value: 'yes' },
      'retirement-transition-status': { dependsOn: 'retirement-timeline', operator: 'in', value: retirees },
      'retirement-income-phase': { dependsOn: 'retirement-timeline', operator: 'in', value: retirees },
    };
    const actual = Object.keys(expected).map((id) => [id, questionById(id)?.showWhen]);
    expect(Object.fromEntries(actual)).toEqual(expected);
    expect(questionById('monthly-budget')?.requiredWhen).toEqual(expected['retirement-income-phase']);
  });
});
