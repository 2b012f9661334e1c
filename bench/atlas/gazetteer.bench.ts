import { fold } from '@global-fit/atlas/fold';
import { openGazetteer } from '@global-fit/atlas/places/gazetteer';
import { loadPlaceRows } from '@global-fit/data/places';
import { percentiles } from '../latency.ts';

/** Place suggestions against the floor of scanning all folded names once, measured alternately in one run. */
const QUERIES = [
  's',
  'sa',
  'san',
  'lis',
  'lisbo',
  'par',
  'new y',
  'münch',
  'port',
  'saint',
  'el',
  'tokyo',
  'xi',
  'de la',
];
const ROUNDS = 30;

let started = performance.now();
const rows = loadPlaceRows();
const loading = performance.now() - started;
started = performance.now();
const gazetteer = openGazetteer(rows);
const indexing = performance.now() - started;
const names = rows.map((row) => fold(row.name));

const ours: number[] = [];
const scans: number[] = [];
let found = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  for (const query of QUERIES) {
    started = performance.now();
    found += gazetteer.suggest(query).length;
    ours.push(performance.now() - started);
    const text = fold(query);
    started = performance.now();
    found += names.filter((name) => name.startsWith(text)).length;
    scans.push(performance.now() - started);
  }
}
const suggesting = percentiles(Float64Array.from(ours));
const scanning = percentiles(Float64Array.from(scans));

console.log(`${rows.length} places: load ${loading.toFixed(0)} ms, index ${indexing.toFixed(0)} ms`);
console.log(
  `suggest      median ${suggesting.p50.toFixed(3)} ms, 99th percentile ${suggesting.p99.toFixed(3)} ms`,
);
console.log(`one scan     median ${scanning.p50.toFixed(3)} ms`);
console.log(`scan / ours  ${(scanning.p50 / suggesting.p50).toFixed(0)} (found ${found})`);
