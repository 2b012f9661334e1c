// npm run audit: asks the package registry for known vulnerabilities of the locked versions. Exits with 1 where one
// in the product itself is high or critical, and with 2 and a message where the registry does not respond.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './install.mjs';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];
const SEVERE = new Set(['critical', 'high']);

/** The registry's result for the product, or for everything with `all`; an error message where there is none. */
function ask(all) {
  const done = spawnSync(
    'npm',
    ['audit', '--json', ...(all ? [] : ['--omit=dev']), ...process.argv.slice(2)],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 2 ** 26,
    },
  );
  try {
    const answer = JSON.parse(done.stdout);
    if (answer.metadata?.vulnerabilities) return { found: Object.values(answer.vulnerabilities) };
    return { reason: answer.error?.summary || answer.message || 'it sent no report' };
  } catch {
    return { reason: (done.stderr || done.error?.message || 'it sent nothing').trim().split('\n', 1)[0] };
  }
}

let code = 0;
for (const [what, all] of [
  ['the product', false],
  ['the product and the tools', true],
]) {
  const { found, reason } = ask(all);
  if (!found) {
    console.log(`✗ NOTHING WAS AUDITED: the registry did not answer for ${what} (${reason}).`);
    process.exit(2);
  }
  const counts = LEVELS.map((level) => [level, found.filter(({ severity }) => severity === level).length]);
  const told = counts.filter(([, count]) => count > 0).map(([level, count]) => `${count} ${level}`);
  console.log(`${what}: ${told.length === 0 ? 'no known faults' : told.join(', ')}`);
  for (const { name, severity, range } of found) console.log(`  ${severity}: ${name} ${range}`);
  if (!all && found.some(({ severity }) => SEVERE.has(severity))) code = 1;
}
process.exitCode = code;
