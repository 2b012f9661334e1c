import type { Counts } from '@global-fit/atlas/content';
import { formatNumber } from '@global-fit/atlas/number';
import { readAtlas } from './atlas.ts';

/** Runs at build only: counts of the data that pages may state. */
export const readCounts = (): Counts => readAtlas().counts;

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

/** Themes with their number of indicators, the largest first. */
export function readDimensions(): { name: string; indicators: number }[] {
  const sizes = new Map<string, number>();
  for (const { dimension } of readAtlas().indicators) sizes.set(dimension, (sizes.get(dimension) ?? 0) + 1);
  return [...sizes]
    .map(([id, indicators]) => ({ name: dimensionNames[id] ?? id, indicators }))
    .sort((a, b) => b.indicators - a.indicators);
}

/** Inserts counts into text: "{countries} countries". Throws on an unknown name. */
export function withCounts(text: string, counts: Counts): string {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = counts[name as keyof Counts];
    if (value === undefined) throw new Error(`There is no count named ${name}.`);
    return formatNumber(value);
  });
}
