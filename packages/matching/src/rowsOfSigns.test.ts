import { Script } from 'node:vm';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import { beforeAll, expect, it } from 'vitest';
import { profilePreferences } from './preferences.ts';
import { answersOf } from './testing/persona.ts';

const atlas = realAtlas();
/** Many times what a machine under load needs; a pattern that tries every way to part a row needs years. */
const LIMIT_MS = 15_000;
/** Just short of what is read of one line, with what stands around it. */
const LENGTH = 560;

/** Reads a text as deal-breakers, comments and a child's needs; throws where that takes too long, even within one pattern. */
function readInTime(text: string): void {
  const answers = answersOf({
    'deal-breakers': text,
    'additional-comments': text,
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    [memberQuestionId(1, 'special-needs')]: text,
  });
  Object.assign(globalThis, { readRow: () => profilePreferences(atlas, answers) });
  new Script('readRow()').runInThisContext({ timeout: LIMIT_MS });
}

// The first reading of all compiles every pattern.
beforeAll(() => {
  profilePreferences(atlas, answersOf({ 'deal-breakers': 'no heat' }));
});

it.each([
  ',',
  '!',
  '.',
  '…',
  ' ',
  '*',
  '“',
  '😀',
  '\u200d',
  '-',
  'a, ',
  ', please ',
  'please ensure there is ',
  'the place 300 km, driving ',
  '1,',
  'lgbt',
  'church and ',
  'is ',
  'ideally ',
  'where possible, ',
  'yes but ',
  'important so no ',
  'would be nice if ',
  'no who tono ',
  'tono ',
  'also ',
  'and cold ',
  'hours and ',
  'or not cold, ',
  'top quality & ',
  'I would both ',
  'would both ',
])('reads a row of “%s” between words in time', (piece) => {
  const row = piece.repeat(LENGTH).slice(0, LENGTH);
  for (const [before, after] of [
    ['no heat', ' ever'],
    ['no ', ' z'],
    ['must be warm ', ' x'],
    ['', '|'],
    ['We ', '.'],
  ])
    expect(() => readInTime(`${before}${row}${after}`)).not.toThrow();
});
