import { buildAtlas } from './build.ts';
import { DataError } from './problem.ts';

/** `node data/build/main.ts` builds what changed and prints the counts that the site displays. */
try {
  const started = performance.now();
  const { built, counts } = buildAtlas();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built ? `Atlas built in ${seconds} s` : 'Atlas is up to date');
  for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(18)} ${count}`);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
