import type { AtlasContent } from '@global-fit/atlas/content';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { optionsOf } from '@global-fit/questionnaire/lists/options';

const MOST = 24;

const COUPLE: Answers = {
  'relocating-family-members': { value: 'yes' },
  'number-of-family-members': { value: 1 },
  'family-member-1-name': { value: 'Kim' },
  'family-member-1-relationship': { value: 'spouse' },
  'family-member-1-family-member-age': { value: 40 },
};

const FAMILY: Answers = {
  ...COUPLE,
  'number-of-family-members': { value: 3 },
  'family-member-2-name': { value: 'Lou' },
  'family-member-2-relationship': { value: 'child' },
  'family-member-2-family-member-age': { value: 9 },
  'family-member-3-name': { value: 'Max' },
  'family-member-3-relationship': { value: 'child' },
  'family-member-3-family-member-age': { value: 2 },
};

/** Answers that stand for one another (a stage of life, a household) are changed together. */
function together(answers: Answers, id: string): readonly Answers[] {
  const working = {
    'retirement-timeline': { value: 'not-planning' },
    'work-arrangement': { value: 'remote-employee' },
  };
  const studying = { 'work-arrangement': { value: 'study' } };
  if (['retirement-timeline', 'work-arrangement', 'income-sources', 'expected-annual-income'].includes(id)) {
    return [
      { ...answers, ...working },
      { ...answers, ...studying },
    ];
  }
  return id === 'relocating-family-members' || id === 'number-of-family-members'
    ? [
        { ...answers, ...COUPLE },
        { ...answers, ...FAMILY },
      ]
    : [];
}

/** Other answers to one question: left out, and every other choice or number, as far as that is few. */
export function otherAnswers(answers: Answers, id: string): readonly Answers[] {
  const { [id]: now, ...without } = answers;
  const give = (answer: Answer): Answers => ({ ...answers, [id]: answer });
  const question = questionById(id);
  const others: Answers[] = [without];
  if (id === 'current-location') {
    others.push(
      give({ value: 'Nairobi, Kenya', city: 'Nairobi', country: 'Kenya', countryCode: 'ke' }),
      give({ value: 'Oslo, Norway', city: 'Oslo', country: 'Norway', countryCode: 'no' }),
    );
  }
  others.push(...together(answers, id));
  if (typeof now?.value === 'number') {
    for (const value of [1, 2, 3, 4, 5, now.value * 2, now.value + 30, Math.round(now.value / 3)])
      others.push(give({ ...now, value }));
  }
  if (question?.type === 'text' || question?.type === 'textarea')
    others.push(give({ value: 'Something quite different' }));
  const all = question ? optionsOf(question) : [];
  if (all.length > MOST) others.push(give({ ...now, value: all.map(({ value }) => value) }));
  const options = all.slice(0, MOST);
  for (const { value } of options) {
    others.push(
      give({
        ...now,
        value: question?.type === 'multiselect' || question?.type === 'checkbox' ? [value] : value,
      }),
    );
  }
  return others;
}

/** The same world with one fact changed: far lower, far higher, another word, or unknown. */
export function otherFacts(content: AtlasContent, indicator: string, iso3: string): readonly AtlasContent[] {
  const at = content.indicators.findIndex(({ id }) => id === indicator);
  const place = content.countries.findIndex((country) => country.iso3 === iso3);
  const column = content.columns[at];
  const value = column?.values[place];
  if (!column || value == null) return [];
  const words = content.indicators[at]?.values ?? [];
  const values: readonly (number | string | null)[] =
    typeof value === 'number'
      ? [value * 0.2, value * 3 + 7, null]
      : [...words.filter((word) => word !== value), null];
  return values.map((changed) => ({
    ...content,
    columns: content.columns.map((one, i) =>
      i === at ? { ...one, values: one.values.map((old, j) => (j === place ? changed : old)) } : one,
    ),
  }));
}
