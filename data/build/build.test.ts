import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAtlas, listInputs } from './build.ts';
import { loadAtlasContent, loadOutlines } from './load.ts';
import { dataPaths } from './paths.ts';

describe('building', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-build-'));
  const paths = { tables: join(folder, 'tables'), dist: join(folder, 'dist') };
  beforeAll(() => cpSync(dataPaths.tables, paths.tables, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes the artefacts once, and again only when a table changes; a faulty table leaves them as they were', () => {
    const first = buildAtlas(paths);
    expect(first.built).toBe(true);
    expect(readdirSync(paths.dist).sort()).toEqual([
      'atlas.json',
      'outlines.json',
      'stamp.json',
      'stats.txt',
    ]);
    const written = statSync(first.file).mtimeMs;

    expect(buildAtlas(paths)).toEqual({ ...first, built: false });
    expect(statSync(first.file).mtimeMs).toBe(written);

    const ranges = join(paths.tables, 'ranges.csv');
    const sound = readFileSync(ranges, 'utf8');
    writeFileSync(ranges, sound.replace(/^homicide_rate,.*$/m, 'homicide_rate,0,1,,'));
    expect(() => buildAtlas(paths)).toThrow(/core\/facts\.csv:\d+ value: homicide_rate of [\d.]+ is outside/);
    expect(statSync(first.file).mtimeMs).toBe(written);

    writeFileSync(ranges, sound);
    expect(loadAtlasContent(paths).counts).toEqual(first.counts);
    expect(statSync(first.file).mtimeMs).toBe(written);
    expect(buildAtlas(paths).built).toBe(false);

    writeFileSync(ranges, sound.replace(/^homicide_rate,.*$/m, 'homicide_rate,0,999,,'));
    expect(buildAtlas(paths).built).toBe(true);
    expect(statSync(first.file).mtimeMs).toBeGreaterThan(written);
    expect(Object.keys(loadOutlines(paths).shapes)).toContain('PRT');
  }, 60_000);

  it('writes nothing where only the times of files differ, as in a read-only image', () => {
    mkdirSync(join(paths.dist, `stats.txt.${process.pid}-${threadId}.tmp`));
    utimesSync(join(paths.tables, 'ranges.csv'), 0, 0);
    expect(buildAtlas(paths).built).toBe(false);
  });

  it('reads the country codes of the maps from the given folder, too', () => {
    const codes = join(paths.tables, 'iso_numeric.csv');
    writeFileSync(codes, readFileSync(codes, 'utf8').replace(/,PRT$/m, ',QQQ'));
    expect(() => buildAtlas(paths)).toThrow(/iso_numeric\.csv:\d+ iso3: unknown country code "QQQ"/);
  }, 60_000);

  it('depends on the code shared with the atlas and on the versions of the maps', () => {
    const names = listInputs(paths.tables).map((file) => relative(dataPaths.tables, file));
    for (const file of ['places/distance.ts', 'entry/routes.ts', 'places/borderDistance.ts'])
      expect(names).toContain(join('../../packages/atlas/src', file));
    expect(names).toContain('../package.json');
  });
});
