/**
 * Golden rankings of the twelve written people.
 *
 *   node packages/matching/scripts/goldens.ts --check   show what the engine now says differently; exit 1 if anything
 *   node packages/matching/scripts/goldens.ts --write   keep what the engine says now
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { goldenOf } from '../src/testing/golden.ts';
import { PERSONAS } from '../src/testing/personas/all.ts';

const folder = join(import.meta.dirname, '../goldens');
mkdirSync(folder, { recursive: true });

/** Lines that are gone and lines that are new, in order, by longest common subsequence. */
function diff(before: readonly string[], after: readonly string[]): readonly string[] {
  const best = before.map(() => new Array<number>(after.length + 1).fill(0));
  best.push(new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = best[i] as number[];
      const below = best[i + 1] as number[];
      row[j] =
        before[i] === after[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  const out: string[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
    } else if (
      j < after.length &&
      (i === before.length || (best[i]?.[j + 1] ?? 0) >= (best[i + 1]?.[j] ?? 0))
    ) {
      out.push(`+ ${after[j]}`);
      j += 1;
    } else {
      out.push(`- ${before[i]}`);
      i += 1;
    }
  }
  return out;
}

const write = process.argv.includes('--write');
let changed = 0;
for (const persona of PERSONAS) {
  const file = join(folder, `${persona.id}.json`);
  const after = `${JSON.stringify(goldenOf(realAtlas(), persona), null, 2)}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === after) continue;
  changed += 1;
  console.log(`\n${persona.title}\n${diff(before.split('\n'), after.split('\n')).join('\n')}`);
  if (write) writeFileSync(file, after);
}
console.log(
  changed === 0
    ? 'All goldens agree.'
    : `${changed} of ${PERSONAS.length} goldens ${write ? 'written' : 'differ'}.`,
);
if (changed > 0 && !write) process.exitCode = 1;
