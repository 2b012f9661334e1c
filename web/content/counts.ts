import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { AtlasContent, Counts } from '@global-fit/atlas/content';
import { formatNumber } from '@global-fit/atlas/number';

/**
 * Runs at build only. The compiled atlas, from which every count and claim on a page is taken; the working
 * directory of the build is `web/`. Throws when the tables were not compiled first.
 */
export function readAtlas(): AtlasContent {
  const file = path.resolve(process.cwd(), '../data/dist/atlas.json');
  return (cached ??= JSON.parse(readFileSync(file, 'utf8')) as AtlasContent);
}

let cached: AtlasContent | undefined;

/** Figures about the data that pages may state. */
export const readCounts = (): Counts => readAtlas().counts;

/** "Economy" and how many indicators it gathers, the largest first. */
export function readDimensions(): { name: string; indicators: number }[] {
  const sizes = new Map<string, number>();
  for (const { dimension } of readAtlas().indicators) sizes.set(dimension, (sizes.get(dimension) ?? 0) + 1);
  return [...sizes]
    .map(([id, indicators]) => ({ name: dimensionNames[id] ?? id, indicators }))
    .sort((a, b) => b.indicators - a.indicators);
}

const dimensionNames: Record<string, string> = {
  economy: 'Economy',
  cost_of_living: 'Cost of living',
  jobs: 'Work and pay',
  healthcare: 'Healthcare',
  education: 'Education',
  safety: 'Safety',
  politics_governance: 'Government',
  rights_freedoms: 'Rights and freedoms',
  immigration: 'Immigration',
  taxation_business: 'Tax and business',
  climate: 'Climate',
  environment: 'Environment',
  infrastructure_digital: 'Transport and internet',
  culture_language: 'Culture and language',
  family_demographics: 'Family and population',
  housing_urban: 'Housing and cities',
  lifestyle: 'Daily life',
};

/** Writes counts into prose: "{countries} countries". Throws on a name that is not counted. */
export function withCounts(text: string, counts: Counts): string {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = counts[name as keyof Counts];
    if (value === undefined) throw new Error(`There is no count named ${name}.`);
    return formatNumber(value);
  });
}
