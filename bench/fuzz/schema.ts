import { nasty, nastyText } from './nasty.ts';
import type { Chance } from '../chance.ts';

/** The part of JSON Schema that the API description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Real values by the name of a field or parameter, which get a request past its schema. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const WORDS = ['Ada', 'Lisbon', 'a@example.org', 'long enough, is it', 'PRT', '2026-11', 'x'] as const;

function text(schema: Schema, chance: Chance): string {
  if (schema.format === 'email') return `fuzz-${chance.below(1e9)}@example.org`;
  if (schema.format === 'date-time') return '2026-11-21T12:00:00.000Z';
  const word = chance.pick(WORDS);
  return word.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 1000);
}

function number(schema: Schema, chance: Chance): number {
  const low = Math.max(schema.minimum ?? 0, -1000);
  const high = Math.min(schema.maximum ?? 100, low + 1000);
  const value = low + chance.next() * (high - low);
  return schema.type === 'integer' ? Math.round(value) : value;
}

/** A value that usually fits a schema, with real values for known names. */
export function valueOf(schema: Schema, name: string, known: Known, chance: Chance, depth = 0): unknown {
  const real = known[name];
  if (real && real.length > 0 && chance.often(0.9)) return chance.pick(real);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(chance.pick(choices), name, known, chance, depth);
  const type = typeof schema.type === 'object' ? chance.pick(schema.type) : schema.type;
  if (type === 'string') return text(schema, chance);
  if (type === 'number' || type === 'integer') return number({ ...schema, type }, chance);
  if (type === 'boolean') return chance.often(0.5);
  if (type === 'null') return null;
  if (type === 'array') {
    const length = depth > 4 ? 0 : chance.below(4);
    return Array.from({ length }, () => valueOf(schema.items ?? {}, name, known, chance, depth + 1));
  }
  if (type === 'object' || schema.properties) return object(schema, known, chance, depth);
  return nastyText(chance);
}

function object(schema: Schema, known: Known, chance: Chance, depth: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(name) ?? false;
    if (needed || chance.often(0.5)) value[name] = valueOf(property, name, known, chance, depth + 1);
  }
  if (typeof schema.additionalProperties === 'object' && chance.often(0.5))
    value[nastyText(chance).slice(0, 40)] = nasty(chance);
  return value;
}
