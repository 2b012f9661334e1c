import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIMITED_ACTIONS, RATE_LIMITS } from './rateLimits.ts';
import { SERVER_ARGUMENTS } from '../../scripts/serverArguments.mjs';
import { environmentSchema } from './environment.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const handbook = read('docs/operations.md');

/** The rows of the table under a heading; the first cell as the names it has in back-ticks. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const start = handbook.indexOf(`\n${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  const section = handbook.slice(start + heading.length + 2).split(/\n#{2,3} /, 1)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |`| \|$/g, '')));
}

const settings = rowsUnder('## Settings');
const limits = rowsUnder('### Limits');

describe('the handbook of operations', () => {
  it('lists every variable that the server reads, and no other', () => {
    const told = [...settings, ...limits].map(([name]) => name);
    expect(told.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });

  it('gives the default of each', () => {
    const defaults: Readonly<Record<string, unknown>> = environmentSchema.parse({});
    for (const [name = '', told] of settings) {
      const real = defaults[name];
      if (real === undefined) expect(told, name).toMatch(/^(none|made once|http:\/\/localhost|Global Fit <)/);
      else expect(told, name).toBe(real === false ? 'off' : `${real as string | number}`);
    }
  });

  it('gives each rate limit as it is', () => {
    const real = LIMITED_ACTIONS.map((action) => {
      const { count, seconds } = RATE_LIMITS[action];
      return [`RATE_LIMIT_${action}`, `${count}/${seconds}`];
    });
    expect(limits.map(([name, told]) => [name, told])).toEqual(real);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const named = [...handbook.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => String(name));
    expect(named.length).toBeGreaterThan(10);
    for (const name of new Set(named)) expect(Object.keys(scripts)).toContain(name);
    const orders = read('server/commands/orders.ts');
    for (const [, word] of handbook.matchAll(/npm run orders -- ([a-z]+)/g))
      expect(orders).toContain(`npm run orders -- ${word}`);
  });

  it('names only files that exist', () => {
    const named = [...handbook.matchAll(/`((?:deploy|server|bench|docs|scripts)\/[\w./@-]+)`/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [, path = ''] of named) expect(existsSync(new URL(path, ROOT)), path).toBe(true);
  });

  it('starts the server in deploy/ as `npm start` does', () => {
    const words = SERVER_ARGUMENTS.join(' ');
    const units = readdirSync(new URL('deploy/systemd', ROOT)).filter((unit) => unit.endsWith('.service'));
    expect(units).toHaveLength(2);
    for (const unit of units)
      expect(read(`deploy/systemd/${unit}`)).toMatch(new RegExp(`^ExecStart=\\S+/node ${words}$`, 'm'));
    const [, command = '[]'] = /^CMD (.+)$/m.exec(read('deploy/Containerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...SERVER_ARGUMENTS]);
  });

  it('names every variable set in deploy/, and those set only variables that exist', () => {
    const known = Object.keys(environmentSchema.shape);
    const example = read('deploy/global-fit.env.example');
    for (const [, name] of example.matchAll(/^([A-Z_]+)=/gm)) expect(known).toContain(name);
    expect(example).not.toMatch(/^(ROLE|PORT)=/m);
    const units = readdirSync(new URL('deploy/systemd', ROOT));
    for (const unit of units) {
      const [, set = ''] =
        /^Environment=NODE_ENV=production (.+)$/m.exec(read(`deploy/systemd/${unit}`)) ?? [];
      for (const pair of set.split(' ')) expect(known).toContain(pair.split('=')[0]);
    }
  });
});

describe('the metrics', () => {
  const told = rowsUnder('## What to watch').map(([name]) => String(name));

  it('are all described in the handbook, and it describes no other', () => {
    const files = readdirSync(new URL('server/http/metrics/', ROOT)).filter(
      (name) => !name.includes('.test.'),
    );
    const code = files.map((name) => read(`server/http/metrics/${name}`)).join('\n');
    const real = [...code.matchAll(/'((?:http|process|nodejs|global_fit)_[a-z0-9_]+)'/g)].map(
      ([, name]) => name,
    );
    expect(told.filter((name) => name !== 'true' && name.includes('_')).toSorted()).toEqual(
      expect.arrayContaining([...new Set(real)].toSorted()),
    );
    for (const name of told.filter((one) => /^(http|process|nodejs|global_fit)_/.test(one)))
      expect(real).toContain(name);
  });

  it('include all that the alerts query', () => {
    const alerts = read('deploy/prometheus-alerts.yml');
    for (const [name] of alerts.matchAll(/\b(?:http|process|nodejs|global_fit)_[a-z0-9_]+/g))
      expect(told).toContain(name.replace(/_bucket$/, ''));
  });
});
