import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) => readDealBreakers(atlas, text);

/** A sentence that goes on, with no stop in it. */
const ENDLESS = `no cold winters ${'and so on and so forth '.repeat(40)}`.trim();

it('leaves a line that goes on for too long unread, as it was written', () => {
  const { dealBreakers, excluded } = read(ENDLESS);
  expect(dealBreakers).toEqual([
    { id: null, label: 'not read as a condition', text: ENDLESS, questionIds: ['deal-breakers'] },
  ]);
  expect(excluded).toEqual([]);
});

it('reads the lines beside it', () => {
  const ids = read(`No floods\n${ENDLESS}\nNot Russia`).dealBreakers.map(({ id }) => id);
  expect(ids).toEqual(['floods', null, 'countries']);
});

it('reads a long paragraph by its sentences', () => {
  const text = Array.from({ length: 40 }, () => 'No floods. I grew up by a river. No cold winters.').join(
    ' ',
  );
  const ids = new Set(read(text).dealBreakers.map(({ id }) => id));
  expect(ids).toContain('floods');
});
