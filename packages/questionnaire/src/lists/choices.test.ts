import { expect, it } from 'vitest';
import { toggleOption } from './choices.ts';
import { questionById } from '../definition.ts';
import type { Question } from '../model.ts';

const property = questionById('property-ownership') as Question;

it.each<[readonly string[], string, readonly string[]]>([
  [[], 'yes-keeping', ['yes-keeping']],
  [['yes-keeping'], 'yes-selling', ['yes-selling', 'yes-keeping']],
  [['yes-keeping', 'yes-selling'], 'yes-selling', ['yes-keeping']],
  [['yes-keeping', 'yes-selling'], 'no', ['no']],
  [['no'], 'yes-renting', ['yes-renting']],
  [['no'], 'no', []],
])('%j with %s ticked becomes %j', (chosen, value, expected) => {
  expect(toggleOption(property, chosen, value)).toEqual(expected);
});
