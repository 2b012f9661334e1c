import { describe, expect, it } from 'vitest';
import { conditionTest } from './conditions.ts';
import type { AnswerValue, Condition, Operator } from './model.ts';

function check(operator: Operator, value: Condition['value'], answer: AnswerValue): boolean {
  return conditionTest({ dependsOn: 'x', operator, ...(value === undefined ? {} : { value }) })(answer);
}

describe('equals', () => {
  it.each<[AnswerValue, boolean]>([
    ['yes', true],
    ['no', false],
    [['yes'], true],
    [['yes', 'no'], false],
    [['yes', 'yes'], false],
    [[], false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('of %j with "yes" is %s', (answer, expected) => {
    expect(check('equals', 'yes', answer)).toBe(expected);
  });

  it('compares numbers by their text', () => {
    expect(check('equals', '0', 0)).toBe(true);
    expect(check('equals', '2', 20)).toBe(false);
  });
});

describe('notEquals', () => {
  it.each<[AnswerValue, boolean]>([
    ['yes', true],
    ['no', false],
    [['no'], false],
    [['yes-selling'], true],
    [['no', 'yes-selling'], true],
    [[], false],
    ['', false],
    ['  ', false],
    [null, false],
    [undefined, false],
    [0, true],
  ])('of %j with "no" is %s', (answer, expected) => {
    expect(check('notEquals', 'no', answer)).toBe(expected);
  });
});

describe('in', () => {
  it.each<[AnswerValue, boolean]>([
    ['a', true],
    ['b', true],
    ['c', false],
    [['a'], true],
    [['a', 'c'], false],
    [['a', 'b'], false],
    [undefined, false],
    ['', false],
  ])('of %j with [a, b] is %s', (answer, expected) => {
    expect(check('in', ['a', 'b'], answer)).toBe(expected);
  });
});

describe('notIn', () => {
  it.each<[AnswerValue, boolean]>([
    ['a', false],
    ['c', true],
    [['a'], false],
    [['a', 'c'], true],
    [undefined, false],
    [null, false],
    ['', false],
    [[], false],
  ])('of %j with [a, b] is %s', (answer, expected) => {
    expect(check('notIn', ['a', 'b'], answer)).toBe(expected);
  });
});

describe('notEmpty and isEmpty', () => {
  it.each<[AnswerValue, boolean]>([
    ['a', true],
    [0, true],
    [['a'], true],
    ['', false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('of %j: answered is %s', (answer, answered) => {
    expect(check('notEmpty', undefined, answer)).toBe(answered);
    expect(check('isEmpty', undefined, answer)).toBe(!answered);
  });
});

describe('unexpected input', () => {
  it('is true for an unknown operator', () => {
    expect(check('startsWith' as Operator, 'x', undefined)).toBe(true);
  });

  it('never matches a value of a strange type', () => {
    const strange = { toString: () => 'yes' } as unknown as AnswerValue;
    expect(check('equals', 'yes', strange)).toBe(false);
    expect(check('in', ['yes'], [strange] as unknown as AnswerValue)).toBe(false);
  });
});
