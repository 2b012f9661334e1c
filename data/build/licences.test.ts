import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPaths } from './paths.ts';
import { openProblems } from './problem.ts';
import { readSources } from './sources.ts';
import { readFrom } from './table.ts';

describe('LICENSES.md', () => {
  const page = readFileSync(join(dataPaths.tables, '../LICENSES.md'), 'utf8');
  const { report } = openProblems();
  const { all } = readSources({
    text: readFrom(dataPaths.tables),
    report,
  });
  const partOf = (title: string): string => page.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  const missing = (rows: typeof all, title: string): string[] =>
    rows
      .filter((row) => !partOf(title).includes(`| ${row.publisher} | ${row.licence} |`))
      .map((row) => row.publisher);

  it('lists every publisher with its licence under the right heading', () => {
    const shown = all.filter((row) => row.shown === 'yes');
    expect(
      missing(
        shown.filter((row) => row.share_alike === 'no'),
        'Open data',
      ),
    ).toEqual([]);
    expect(
      missing(
        shown.filter((row) => row.share_alike === 'yes'),
        'Share-alike data',
      ),
    ).toEqual([]);
    expect(
      missing(
        all.filter((row) => row.shown === 'no'),
        'Not shown',
      ),
    ).toEqual([]);
  });

  it('hides everything without a stated licence', () => {
    expect(all.filter((row) => /no licence/i.test(row.licence) && row.shown === 'yes')).toEqual([]);
  });
});
