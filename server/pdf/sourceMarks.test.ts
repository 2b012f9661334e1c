import { expect, test } from 'vitest';
import { sourceMarker } from './sourceMarks.ts';

const sources = Array.from({ length: 8 }, (_, index) => ({
  facts: [`f${index + 1}:PRT`],
  publisher: 'P',
  title: 'T',
  years: '2024',
  licence: 'CC0',
  remark: null,
}));

const labels = (...ids: string[]) => sourceMarker(sources)(ids).map((mark) => mark.label);

test('numbers are sorted, counted once and lead to the appendix', () => {
  const marks = sourceMarker(sources)(['f5:PRT', 'f2:PRT', 'f5:PRT', 'unknown:PRT']);
  expect(marks).toEqual([
    { label: '2', target: 'source:2' },
    { label: '5', target: 'source:5' },
  ]);
});

test('three in a row become a range, two do not', () => {
  expect(labels('f1:PRT', 'f2:PRT', 'f3:PRT', 'f7:PRT')).toEqual(['1–3', '7']);
  expect(labels('f1:PRT', 'f2:PRT')).toEqual(['1', '2']);
});

test('a record that several sources carry is marked with each of them', () => {
  const shared = sources.map((source, index) => (index < 2 ? { ...source, facts: ['r:PRT'] } : source));
  expect(sourceMarker(shared)(['r:PRT']).map(({ label }) => label)).toEqual(['1', '2']);
});
