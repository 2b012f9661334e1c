import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openAtlas } from '@global-fit/atlas/atlas';
import { openStandings } from '@global-fit/atlas/percentile';
import { countryProfile } from '@global-fit/atlas/countryProfile/profile';
import { buildAtlas } from '@global-fit/data/build';
import { median, timed } from '../latency.ts';

/**
 * How much opening the atlas costs above the floor of parsing its bytes, measured alternately in one run; then
 * what it keeps in memory, and what a country profile made on request takes.
 */
const RUNS = 21;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const text = readFileSync(buildAtlas().file, 'utf8');
const parsing: number[] = [];
const opening: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  parsing.push(timed(() => JSON.parse(text))[0]);
  opening.push(timed(() => openAtlas(JSON.parse(text)))[0]);
}
const floor = median(parsing);
const ours = median(opening);

collect();
const before = process.memoryUsage().heapUsed;
const atlas = openAtlas(JSON.parse(text));
collect();
const held = process.memoryUsage().heapUsed - before;

const columns = timed(() => atlas.indicators.map((indicator) => atlas.column(indicator.id)))[0];
const standings = openStandings(atlas);
const first = timed(() => countryProfile(atlas, 'PRT', standings))[0];
const profiles = atlas.countries.map(
  (country) => timed(() => countryProfile(atlas, country.iso3, standings))[0],
);

console.log(`artefact               ${(text.length / 1e6).toFixed(1)} MB`);
console.log(`JSON.parse alone       ${floor.toFixed(1)} ms`);
console.log(`JSON.parse + openAtlas ${ours.toFixed(1)} ms`);
console.log(`ratio                  ${(ours / floor).toFixed(2)}`);
console.log(`heap held              ${(held / 1e6).toFixed(1)} MB`);
console.log(`all columns, first use ${columns.toFixed(1)} ms`);
console.log(`first profile          ${first.toFixed(1)} ms`);
console.log(`profile, median        ${median(profiles).toFixed(2)} ms`);
