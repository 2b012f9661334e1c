import { expect, test } from 'vitest';
import { tableLayout } from './tableLayout.ts';

test('a column of sentences gets more room than a column of figures, and a long header may wrap', () => {
  const { widths, wide } = tableLayout(
    ['Country', 'Score without the condition', 'Reason'],
    [['Chile', '79', 'No residence route for this passport in our records']],
  );
  const [country = 0, score = 0, reason = 0] = widths;
  expect(wide).toBe(false);
  expect(score).toBeGreaterThanOrEqual('condition'.length);
  expect(reason).toBeGreaterThan(2 * Math.max(country, score));
});

test('many columns of words span the page, each at least as wide as its longest word', () => {
  const columns = [
    'Route',
    'Kind',
    'Income or capital asked',
    'Years to citizenship',
    'Confidence',
    'First permit',
    'Renewal',
  ];
  const { widths, wide } = tableLayout(columns, [
    columns.map((name) => `${name} and more words that fill the cell`),
  ]);
  expect(wide).toBe(true);
  columns.forEach((name, index) => {
    const longest = Math.max(...name.split(' ').map((word) => word.length));
    expect(widths[index]).toBeGreaterThan(longest);
  });
});

test('a table without rows still has widths', () => {
  expect(tableLayout(['A', 'B'], []).widths.every((width) => width > 0)).toBe(true);
});

test('a long header over short figures gets room for three lines before a column of names gets more', () => {
  const header = 'Tertiary enrolment (gross: all who are enrolled over the number of people of that age)';
  const { widths, wide } = tableLayout(['Place', header, 'Education'], [['Spain', '93.8%', '79']]);
  expect(wide).toBe(false);
  expect(widths[1]).toBeGreaterThanOrEqual(header.length / 3);
});

test('a compound that may break leaves the other columns their room', () => {
  const columns = [
    'Route',
    'Kind',
    'Income or capital asked',
    'Your means',
    'First grant',
    'Years to permanence / citizenship',
    'Confidence, year',
  ];
  const row = [
    'Germany Skilled Worker visa (Fachkräfteeinwanderungsgesetz)',
    'work route',
    '€50,700 a year (about US$4,760 a month); €45,934 in shortage occupations',
    'asks more than you expect',
    '48 months',
    '27 months / (5)',
    'medium, 2026',
  ];
  const { widths } = tableLayout(columns, [row]);
  const [route = 0, , asked = 0, , , years = 0] = widths;
  expect(route).toBeLessThan(30);
  expect(asked).toBeGreaterThan('occupations'.length + 3);
  expect(years).toBeGreaterThan('27 months / '.length);
});

test('words are hyphenated only where the columns are too narrow for the longest of each', () => {
  expect(tableLayout(['Country', 'Score'], [['Chile', '79']]).tight).toBe(false);
  const words = Array.from({ length: 9 }, (_, index) => `characteristic${index}`);
  expect(tableLayout(words, [words]).tight).toBe(true);
});

test('where the words alone are wider than the page, no column is made narrower for another', () => {
  const words = Array.from({ length: 9 }, (_, index) => `characteristic${index}`);
  const sentences = words.map((word) => `${word} and what else there is to say`);
  const { widths, tight } = tableLayout(words, [sentences]);
  expect(tight).toBe(true);
  for (const width of widths) expect(width).toBeGreaterThan('characteristic0'.length);
});
