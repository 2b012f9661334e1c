import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROFILE } from '@global-fit/questionnaire/definition';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const OPTIONS = new Map(
  PROFILE.entries.map(({ question }) => [
    question.id,
    new Set((question.options ?? []).map(({ value }) => value)),
  ]),
);
/** Matches `read.has('existing-debt', 'significant', 'moderate')`: a question, and the answers looked for. */
const ASKS_FOR = /\bhas\(\s*'([a-z-]+)',((?:\s*'[^']+',?)+)\s*\)/g;

/** Answers that a source file looks for but nobody can choose, so that its branch never runs. */
function neverTicked(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(ASKS_FOR)].flatMap(([, id = '', values = '']) => {
    const options = OPTIONS.get(id);
    if (!options || options.size === 0) return [];
    return [...values.matchAll(/'([^']+)'/g)].flatMap(([, value = '']) =>
      options.has(value) ? [] : [`${path.relative(root, file)}: ${id} = ${value}`],
    );
  });
}

test('no rule waits for an answer that the questionnaire does not offer', () => {
  const sources = ['packages/matching/src', 'packages/report/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(root, folder, file)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(neverTicked)).toEqual([]);
});
