import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import type { Block, ReportDocument } from '../../model.ts';
import { reportFor } from '../reports.ts';
import { faultsIn } from './faults.ts';
import { householdOf } from './household.ts';

/** Nobody comes along, no animal either, and not a word was written. */
const alone = {
  ...householdOf(0),
  answers: {},
  told: { ...householdOf(0).told, partner: false, childAges: [], pets: [] },
};
const sound = reportFor(PORTUGUESE_RETIREE);
const basis = { answers: [], facts: [] };

const found = (change: Partial<ReportDocument>): readonly string[] => {
  const before = new Set(faultsIn(sound, alone));
  return faultsIn({ ...sound, ...change }, alone).filter((fault) => !before.has(fault));
};
const withBlock = (block: Block) =>
  found({ nextSteps: { ...sound.nextSteps, blocks: [...sound.nextSteps.blocks, block] } });
const saying = (text: string) => withBlock({ kind: 'paragraph', text, ...basis });
const tabled = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
  withBlock({ kind: 'table', caption: 'A table', columns, align: columns.map(() => 'left'), rows, ...basis });

describe('the faults of a report', () => {
  it.each([
    ['It takes 1 years.', 'one thing in the plural'],
    ['It takes three month in all.', 'several things in the singular'],
    ['A fee of US$0 is asked.', 'an amount of nothing'],
    ['It is safe and and clean.', 'two conjunctions'],
    ['Ask the of the town.', 'an article before nothing'],
    [`It ${'goes on and '.repeat(20)}ends.`, 'a sentence of over'],
    ['It goes on and on, as it does. '.repeat(15), 'a paragraph of over'],
    ['You and your wife would move.', 'a partner of somebody who has none'],
    ['A school for your children is near.', 'children of somebody who has none'],
    ['Bring your dog to the vet.', 'animals of somebody who has none'],
  ])('are found in “%s”', (text, fault) => {
    expect(saying(text).join('\n')).toContain(fault);
  });

  it.each([
    'It takes one year, and 12 months at most, by a three-month course.',
    'You wrote: “my wife and and your dog”.',
    'Bragança are the words before “a town”, by the 21 days of the rule.',
  ])('are not found in “%s”', (text) => {
    expect(saying(text)).toEqual([]);
  });

  it('are found in tables, lists, headings and scores', () => {
    const [first] = sound.places;
    expect(tabled(['Here', 'There'], ['1', '–'], ['2', '–'])[0]).toContain('a blank column');
    expect(tabled(['Here', 'There'], ['1'])[0]).toContain('unlike width');
    expect(tabled(['Here'], ['1'], ['1'])[0]).toContain('a row twice');
    expect(tabled(['Place', 'Match of 100'], [first?.country ?? '', '3'])[0]).toContain('another score');
    expect(withBlock({ kind: 'list', items: ['one', 'one'], ...basis })[0]).toContain('an item twice');
    expect(found({ method: { ...sound.method, heading: sound.nextSteps.heading } })[0]).toContain(
      'a heading twice',
    );
  });
});
