import { openAtlas } from '@global-fit/atlas/atlas';
import type { AtlasContent } from '@global-fit/atlas/content';
import { plotsOf, plotWords, renderMarkdown } from '@global-fit/report/markdown';
import type { PlotBlock } from '@global-fit/report/model';
import { displayOf } from '@global-fit/report/profile/display';
import { SAMPLE_ANSWERS, SAMPLE_CITIES, SAMPLE_MATCH_SCORE } from '@global-fit/report/sample/persona';
import { buildSampleReport } from '@global-fit/report/sample/sampleReport';
import { readAtlas } from '#content/atlas.ts';
import { identity } from '#content/identity.ts';
import { origin } from '#content/origin.ts';
import { pin } from '#maps/projection.ts';
import { type Pin, spread } from '#maps/spread.ts';

export interface SampleCity {
  readonly name: string;
  readonly country: string;
  readonly iso3: string;
  /** Out of 100; illustrative. */
  readonly score: number;
  readonly pin: Pin;
}

/** The lines of the persona's summary, with the question behind each. */
const personaRows: readonly [label: string, question: string][] = [
  ['Age', 'age'],
  ['Lives in', 'current-location'],
  ['Household', 'relationship-status'],
  ['Pets', 'pets-details'],
  ['Occupation', 'career-field'],
  ['Works', 'work-arrangement'],
  ['Education', 'education-level'],
  ['Skills', 'special-skills'],
  ['Income a year', 'expected-annual-income'],
  ['At short notice', 'liquid-assets-available'],
  ['Debts', 'existing-debt'],
  ['For the move', 'budget-relocation'],
  ['Wants to move', 'relocation-timeline'],
  ['Because of', 'relocation-drivers'],
  ['Setting', 'location-type'],
  ['Visa', 'visa-preference'],
];

export type SamplePlot = Pick<PlotBlock, 'title' | 'alt' | 'plot'>;

export interface Sample {
  /** The embedded report. */
  readonly markdown: string;
  /** The plots that replace placeholder text in the markdown. */
  readonly plots: Readonly<Record<string, SamplePlot>>;
  readonly cities: readonly SampleCity[];
  /** Score of the best match for the persona; illustrative. */
  readonly matchScore: number;
  /** The persona's answers: label and text. */
  readonly persona: readonly (readonly [string, string])[];
  /** The persona's home on the map. */
  readonly home: { readonly x: number; readonly y: number };
}

/** Austin, Texas. */
const homeCity = 4671654;

/** Width of a numbered pin on the map, with some space. */
const pinSize = 40;

/** Runs at build: the sample report as markdown with the current figures, and its five cities. */
export function loadSample(content: AtlasContent = readAtlas()): Sample {
  const atlas = openAtlas(content);
  const pointOf = (id: number): readonly [number, number] => {
    const city = content.cities.find((one) => one.id === id);
    if (!city) throw new Error(`The atlas has no city ${id}, which the sample report needs.`);
    return city.point;
  };
  const pins = spread(
    SAMPLE_CITIES.map(({ cityId }) => pin(pointOf(cityId))),
    pinSize,
  );
  const report = buildSampleReport(atlas, content.edition, { ...identity, site: origin() });
  return {
    markdown: renderMarkdown(report),
    plots: Object.fromEntries(
      plotsOf(report).map((block) => [
        plotWords(block),
        { title: block.title, alt: block.alt, plot: block.plot },
      ]),
    ),
    cities: SAMPLE_CITIES.map(({ name, iso3, score }, at) => ({
      name,
      iso3,
      score,
      country: atlas.country(iso3)?.name ?? iso3,
      pin: pins[at]!,
    })),
    matchScore: SAMPLE_MATCH_SCORE,
    persona: personaRows.map(([label, id]) => [label, displayOf(id).value(SAMPLE_ANSWERS[id])]),
    home: pin(pointOf(homeCity)),
  };
}
