import type { FuzzRequest } from './client.ts';
import { mangledBytes, mutated } from './mutate.ts';
import { deep, nasty, nastyText } from './nasty.ts';
import type { Chance } from '../chance.ts';
import { type Known, type Schema, valueOf } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A method of an address, with its parameters. */
export interface Target {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly type: string;
}

/** Every documented operation, and undocumented ones: forms without a schema, and pages. */
export function targetsOf({ paths }: ApiDescription, others: readonly string[]): Target[] {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Target => {
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? ['application/json', null];
      const takesBody = !['get', 'delete', 'head'].includes(method);
      const body = content?.schema ?? (takesBody ? { type: 'object' } : null);
      return { method: method.toUpperCase(), path, parameters, body, type };
    }),
  );
  const more = others.map((line): Target => {
    const [method = 'GET', path = '/', type = 'application/x-www-form-urlencoded'] = line.split(' ');
    return { method, path, parameters: [], body: method === 'POST' ? { type: 'object' } : null, type };
  });
  return [...described, ...more];
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/vnd.api+json',
  'nonsense',
  ';',
] as const;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'] as const;
const RAW_PATHS = [
  '%',
  '%ff',
  '%00',
  '%c0%af',
  '%2e%2e%2f',
  '..',
  '//',
  '\\',
  '%u0041',
  '*',
  ':',
  '%F0%9F',
] as const;

function pathText(value: unknown, chance: Chance): string {
  if (chance.often(0.1)) return chance.pick(RAW_PATHS);
  const text = typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
  // An unpaired surrogate cannot be encoded as UTF-8, so its three bytes are sent.
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 4000) : '%ed%a0%80';
}

function addressOf({ path, parameters }: Target, known: Known, chance: Chance, wild: boolean): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' };
    if (wild && chance.often(0.4)) return pathText(nasty(chance), chance);
    // "id" means something else at each address; the preceding segment tells what.
    const before =
      path
        .slice(0, path.indexOf(`{${name}}`))
        .split('/')
        .at(-2) ?? '';
    const key = known[`${before}/${name}`] ? `${before}/${name}` : name;
    return pathText(valueOf(schema, key, known, chance), chance);
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || chance.often(0.5)))
    .flatMap(({ name, schema }) => {
      const value = wild && chance.often(0.5) ? nasty(chance) : valueOf(schema, name, known, chance);
      const pair = `${encodeURIComponent(name)}=${pathText(value, chance)}`;
      return chance.often(0.05) ? [pair, pair] : [pair];
    });
  if (wild && chance.often(0.1))
    query.push(`${pathText(nastyText(chance), chance)}=${chance.pick(RAW_PATHS)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function written(value: unknown, type: string, chance: Chance): Buffer {
  if (!type.includes('urlencoded')) return Buffer.from(JSON.stringify(value) ?? 'undefined');
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  return Buffer.from(
    pairs.map(([name, item]) => `${pathText(name, chance)}=${pathText(item, chance)}`).join('&'),
  );
}

function bodyOf(target: Target, known: Known, chance: Chance, wild: boolean): Buffer | null {
  if (!target.body) return wild && chance.often(0.1) ? Buffer.from('{"a":1}') : null;
  const fit = valueOf(target.body, '', known, chance);
  if (!wild) return written(fit, target.type, chance);
  const kind = chance.below(20);
  if (kind === 0) return Buffer.from(deep(chance));
  if (kind === 1) return Buffer.alloc(chance.pick([1, 70_000, 1_100_000]), '"');
  if (kind === 2) return null;
  if (kind < 6) return mangledBytes(written(fit, target.type, chance), chance);
  return written(mutated(fit, chance), target.type, chance);
}

/** A request that is nearly right, or wrong in one of very many ways. */
export function requestFor(target: Target, known: Known, token: string | null, chance: Chance): FuzzRequest {
  const wild = chance.often(0.6);
  const body = bodyOf(target, known, chance, wild);
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = wild && chance.often(0.1) ? chance.pick(TYPES) : target.type;
  if (body) headers['content-length'] = String(body.length);
  if (token && chance.often(0.9)) headers['authorization'] = `Bearer ${token}`;
  else if (chance.often(0.1))
    headers['authorization'] = chance.pick(['Bearer', 'Bearer x', 'Basic YTpi', '!']);
  if (chance.often(0.05)) headers['accept'] = chance.pick(['text/html', '*/*;q=0', ';;']);
  if (chance.often(0.05)) headers['accept-encoding'] = chance.pick(['br', 'gzip;q=0', 'x'.repeat(500)]);
  if (chance.often(0.02)) headers['if-none-match'] = '*';
  if (chance.often(0.02)) headers['range'] = 'bytes=5-2,-1';
  if (chance.often(0.02)) headers['stripe-signature'] = 't=1,v1=00';
  const method = wild && chance.often(0.03) ? chance.pick(METHODS) : target.method;
  return { method, path: addressOf(target, known, chance, wild), headers, body };
}
