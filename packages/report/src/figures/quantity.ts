import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Expression } from '../model.ts';
import type { Said } from '../prose/said.ts';
import { numberAt } from './world.ts';

/** A number with the expression it came from, so that every printed figure can be recomputed. */
export interface Quantity {
  readonly value: number;
  readonly from: Expression;
  readonly answers: readonly string[];
  readonly facts: readonly string[];
}

/** A printable fact in its own unit; null where it is unknown, not a number, or of unclear licence. */
export function factQuantity(atlas: Atlas, indicator: string, iso3: Iso3): Quantity | null {
  const value = numberAt(atlas, indicator, iso3);
  const id = `${indicator}:${iso3}`;
  return value === null ? null : { value, from: { fact: id }, answers: [], facts: [id] };
}

/** A number in a record (`route:…`, `city:…`), addressed by a dotted path. */
export function recordQuantity(value: number, record: string, at: string): Quantity {
  return { value, from: { record, at }, answers: [], facts: [record] };
}

/** The number a legal rule depends on; null where it has none, or its licence is unclear. */
export function ruleQuantity(
  atlas: Atlas,
  id: string,
  at: 'amount' | 'withinDays' = 'amount',
): Quantity | null {
  const rule = atlas.rule(id);
  const value = rule?.from.shown ? rule[at] : null;
  return value === null ? null : recordQuantity(value, `rule:${id}`, at);
}

/** A number answered, or one edge of the band ticked. */
export function answerQuantity(
  value: number,
  questionId: string,
  edge: 'value' | 'low' | 'high' = 'value',
): Quantity {
  return { value, from: { answer: questionId, edge }, answers: [questionId], facts: [] };
}

/** A sum read from the customer's words, in US dollars. Its basis is the text, where a check cannot look it up. */
export function remarkQuantity(value: number, why: string, questionId: string): Quantity {
  return { ...constant(value, why), answers: [questionId] };
}

/** A number of our own with its reason: months in a year, an assumed deposit. */
export function constant(value: number, why: string): Quantity {
  return { value, from: { constant: value, why }, answers: [], facts: [] };
}

/** The score an edition of the report gave a country. */
export function editionScore(iso3: Iso3, value: number, edition: number): Quantity {
  return { value, from: { score: iso3, edition }, answers: [], facts: [] };
}

type Operation = Extract<Expression, { op: string }>['op'];

const COMPUTE: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  product: (a, b) => a * b,
  quotient: (a, b) => a / b,
};

function combined(op: Operation, parts: readonly Quantity[]): Quantity {
  return {
    value: parts.map((part) => part.value).reduce(COMPUTE[op]),
    from: { op, of: parts.map((part) => part.from) },
    answers: [...new Set(parts.flatMap((part) => part.answers))],
    facts: [...new Set(parts.flatMap((part) => part.facts))],
  };
}

// Sums of quantities are quantities too, so every step stays visible.
export const plus = (...parts: readonly Quantity[]): Quantity => combined('sum', parts);
export const minus = (a: Quantity, b: Quantity): Quantity => combined('difference', [a, b]);
export const times = (...parts: readonly Quantity[]): Quantity => combined('product', parts);
export const over = (a: Quantity, b: Quantity): Quantity => combined('quotient', [a, b]);

/** The same amount in US dollars; null where no official rate is known. */
export function inUsd(atlas: Atlas, quantity: Quantity, currency: string): Quantity | null {
  const value = atlas.toUsd(quantity.value, currency);
  return value === null ? null : { ...quantity, value, from: { usd: quantity.from, currency } };
}

/** Prints a quantity by `format`; the printed number carries its expression. */
export function shown(quantity: Quantity, format: (value: number) => string): Said {
  const text = format(quantity.value);
  return {
    text,
    answers: quantity.answers,
    facts: quantity.facts,
    figures: [{ shown: text, from: quantity.from }],
    claims: [],
  };
}

/** Looks up what an expression names; NaN where it is unknown. */
export interface Resolver {
  readonly fact: (id: string) => number;
  readonly record: (id: string, at: string) => number;
  readonly answer: (id: string, edge: 'value' | 'low' | 'high') => number;
  readonly score: (iso3: Iso3, edition: number) => number;
  readonly toUsd: (amount: number, currency: string) => number;
}

/** Evaluates an expression; NaN where something in it is unknown. */
export function evaluate(expression: Expression, resolve: Resolver): number {
  if ('fact' in expression) return resolve.fact(expression.fact);
  if ('record' in expression) return resolve.record(expression.record, expression.at);
  if ('answer' in expression) return resolve.answer(expression.answer, expression.edge);
  if ('constant' in expression) return expression.constant;
  if ('score' in expression) return resolve.score(expression.score, expression.edition);
  if ('usd' in expression) return resolve.toUsd(evaluate(expression.usd, resolve), expression.currency);
  return expression.of.map((part) => evaluate(part, resolve)).reduce(COMPUTE[expression.op]);
}
