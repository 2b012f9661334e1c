import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAtlas } from './build.ts';
import { loadAtlasContent, loadOutlines } from './load.ts';
import { dataPaths } from './paths.ts';

describe('building', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-build-'));
  const paths = { tables: join(folder, 'tables'), dist: join(folder, 'dist') };
  beforeAll(() => cpSync(dataPaths.tables, paths.tables, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes the artefacts once and again only when a table changes; a broken table leaves them as they were', () => {
    const first = buildAtlas(paths);
    expect(first.built).toBe(true);
    expect(readdirSync(paths.dist).sort()).toEqual([
      'atlas.json',
      'looks.txt',
      'outlines.json',
      'stamp.json',
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
});
