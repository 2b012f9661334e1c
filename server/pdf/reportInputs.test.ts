import { expect, test } from 'vitest';
import { reportInputs } from './reportInputs.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

/** The words that the template sets for a customer of this name. */
function wordsFor(customerName: string): string {
  const title = `${customerName}’s Global Fit Report: 3 places to live`;
  return JSON.stringify(reportInputs(fixtureDocument({ customerName, title }), 'a4', smallOutlines));
}

test('the cover breaks its title before the words that belong together, never within them', () => {
  expect(wordsFor('佐藤 健一')).toContain('佐藤 健一’s Global\u00a0Fit\u00a0Report: 3 places to live');
});

test('a date after a name written from right to left stays behind the name', () => {
  expect(wordsFor('فاطمة الزهراء')).toContain('Prepared for فاطمة الزهراء\u200e · 2');
  expect(wordsFor('נועה')).toContain('Prepared for נועה\u200e · 2');
  expect(wordsFor('Lucía Fernández')).toContain('Prepared for Lucía Fernández · 2');
});
