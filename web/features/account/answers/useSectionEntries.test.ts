import { expect, it } from 'vitest';
import { readEntry } from './useSectionEntries.ts';

it.each([
  ['an entry of another’s making', null, { section: null, before: undefined }],
  [
    'a section that the page of all answers led to',
    { section: 3, before: null },
    { section: 3, before: null },
  ],
  ['a section that another led to', { section: 4, before: 3 }, { section: 4, before: 3 }],
  ['nonsense', { section: 'x', before: {} }, { section: null, before: undefined }],
])('reads %s', (_what, state, entry) => expect(readEntry(state)).toEqual(entry));
