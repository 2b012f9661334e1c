import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtlasContent } from '@global-fit/atlas/content';
import { PLACE_HEADINGS } from '@global-fit/report/model';
import { expect, test } from 'vitest';
import { plainText } from '#markdown/tree.ts';
import { emphasised, iconFor, parseSample, partsOf } from './sections.ts';
import { loadSample } from './loadSample.ts';

const text = `---
tier: silver
---

# The title

Before the first section.

## Housing and rents

Text.

### Housing

Part.

# Another first-level heading

## Next steps
`;

test('drops the front matter, takes the first heading as title and each second-level heading as a section', () => {
  const parsed = parseSample(text);
  expect(parsed.title).toBe('The title');
  expect(parsed.sections.map(({ title }) => title)).toEqual(['Housing and rents', 'Next steps']);
  expect(JSON.stringify(parsed)).not.toContain('silver');
});

test('gives parts of a section their own blocks and anchors', () => {
  const { lead, parts } = partsOf(parseSample(text).sections[0]!);
  expect(lead).toHaveLength(1);
  expect(parts.map(({ id }) => id)).toEqual(['housing-and-rents-housing']);
});

test('treats a heading inside a code block as text', () => {
  const { sections } = parseSample('# T\n\n## One\n\n```\n## not a section\n```\n\n## Two **bold**\n');
  expect(sections.map(({ title }) => title)).toEqual(['One', 'Two bold']);
  expect(sections[0]?.text).toContain('not a section');
});

test.each([
  ['Housing', 'housing'],
  ['Employment and income', 'employment'],
  ['Family', 'family'],
  ['Cultural life', 'cultural'],
  ['Safety', 'safety'],
  ['Portugal: 92 of 100', 'place'],
  ['Sources', 'page'],
])('%s has the icon %s', (title, icon) => {
  expect(iconFor(title)).toBe(icon);
});

test('the built sample has the five cities of the specification and nine parts for each place', () => {
  const file = path.resolve(import.meta.dirname, '../../../data/dist/atlas.json');
  const sample = loadSample(JSON.parse(readFileSync(file, 'utf8')) as AtlasContent);
  expect(sample.cities.map(({ name, score }) => [name, score])).toEqual([
    ['Lisbon', 92],
    ['Barcelona', 90],
    ['Melbourne', 88],
    ['Bangkok', 85],
    ['Vancouver', 84],
  ]);
  const { title, sections } = parseSample(sample.markdown);
  expect(title).not.toBe('');
  const places = sections.filter(({ icon }) => icon === 'place');
  expect(places).toHaveLength(5);
  for (const place of places) {
    const names = partsOf(place).parts.map((part) => part.title);
    expect(names).toEqual(expect.arrayContaining([...PLACE_HEADINGS]));
  }
  const drawn = sections
    .map(partsOf)
    .flatMap(({ lead, parts }) => [...lead, ...parts.flatMap(({ blocks }) => blocks)])
    .map(emphasised)
    .filter((words) => words in sample.plots);
  expect(drawn).toEqual(Object.keys(sample.plots));
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    sections
      .flatMap((section) => partsOf(section).parts)
      .flatMap(({ blocks }) => blocks)
      .some(
        (block) =>
          block.kind === 'quote' &&
          block.blocks.some(
            (one) => one.kind === 'paragraph' && plainText(one.children).startsWith('KEY INSIGHT'),
          ),
      ),
  ).toBe(true);
});
