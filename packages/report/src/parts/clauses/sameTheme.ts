import { isClimate, isClock } from '@global-fit/matching/cities/townMeasures';
import type { ClimateMeasure, TownMeasure } from '@global-fit/matching/conditions/readFrom';
import type { Contribution } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';

/** The themes that a must-have duplicates, by the kind of its finding. */
const THEMES: Readonly<Partial<Record<GateResult['reason']['kind'], readonly string[]>>> = {
  'degrees off': ['warmth'],
  'rain off': ['rain'],
  speakers: ['language_fit', 'english'],
  spoken: ['language_fit', 'english'],
  flight: ['home_distance'],
  'way in': ['visa_access'],
};

/** The themes that a measurement of towns duplicates. */
const OF_TOWNS: Readonly<
  Record<
    ClimateMeasure | 'sea' | 'people' | 'height' | 'daylight' | 'winter sun' | 'yearly sun',
    readonly string[]
  >
> = {
  'winter nights': ['mild_weather'],
  'winter days': ['mild_weather'],
  'winter means': ['mild_weather'],
  'summer afternoons': ['mild_weather'],
  warmth: ['warmth'],
  sea: ['coast'],
  people: ['metropolis'],
  height: ['mountains'],
  daylight: ['sunshine'],
  'winter sun': ['sunshine'],
  'yearly sun': ['sunshine'],
};

const themesOf = (measure: TownMeasure): readonly string[] =>
  isClock(measure)
    ? ['time_zone']
    : measure === 'sea' ||
        measure === 'people' ||
        measure === 'height' ||
        measure === 'daylight' ||
        measure === 'winter sun' ||
        measure === 'yearly sun' ||
        isClimate(measure)
      ? OF_TOWNS[measure]
      : [];

/** Whether a must-have and a theme say the same about a place. */
export function sameTheme({ reason, facts }: GateResult, theme: Contribution): boolean {
  if (reason.kind === 'towns') return themesOf(reason.measure).includes(theme.factor);
  if (reason.kind === 'measure') return reason.factor === theme.factor;
  if (THEMES[reason.kind]?.includes(theme.factor)) return true;
  const told = new Set(facts.map(({ indicator }) => indicator.id));
  return reason.kind === 'indicator' && theme.facts.some(({ indicator }) => told.has(indicator.id));
}
