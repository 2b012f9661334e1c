import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { entryOf } from '../../testing/waysIn.ts';

const STUDENT = { age: 22, citizenship: ['IDN'], 'work-arrangement': 'study' };
const korea = (more: WrittenAnswers) => entryOf('KOR', { ...STUDENT, ...more });

describe('the means that a permit to study asks for', () => {
  it('are compared with savings for a year, whatever is spent in a month', () => {
    expect(korea({ 'liquid-assets-available': '25k-50k', 'monthly-budget': 500 })).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
    expect(korea({ 'liquid-assets-available': 'under-10k', 'monthly-budget': 500 }).status).not.toBe('met');
  });

  it('are not proved by monthly spending, unless somebody is named who pays it', () => {
    const month = { 'monthly-budget': 900, 'liquid-assets-available': 'under-10k' };
    expect(korea(month)).toMatchObject({ status: 'at_risk', way: { test: 'by budget' } });
    expect(korea({ ...month, 'additional-comments': 'My parents will pay for it.' })).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
  });

  it('may be covered by a year of monthly spending and savings together', () => {
    const german = (more: WrittenAnswers) => entryOf('DEU', { ...STUDENT, 'monthly-budget': 810, ...more });
    expect(german({}).status).toBe('failed');
    expect(german({ 'liquid-assets-available': 'under-10k' })).toMatchObject({
      status: 'at_risk',
      way: { test: 'within' },
    });
    const saved = { 'liquid-assets-available': '10k-25k', 'monthly-budget': 400 };
    expect(german({ ...saved, 'additional-comments': 'My uncle will sponsor me.' })).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
    expect(german(saved)).toMatchObject({ status: 'at_risk', way: { test: 'by budget' } });
    expect(german({ ...saved, 'monthly-budget': 100, 'liquid-assets-available': 'under-10k' }).status).toBe(
      'failed',
    );
  });

  it.each([
    ['My parents can send 700 euros every month.', 'met'],
    ['My uncle in Lyon will support me during my studies.', 'met'],
    ['I get 900 dollars a month from my father.', 'met'],
    ['The studies are paid by my parents.', 'met'],
    ['My parents cannot pay for it.', 'at_risk'],
    ['My family will not send money.', 'at_risk'],
    ["My parents don't support me.", 'at_risk'],
    ['I send 100 euros to my parents, which pays their rent.', 'at_risk'],
    ['Can my parents pay it month by month?', 'at_risk'],
  ])('may be guaranteed by somebody else, as free text tells: %s', (text, status) => {
    const month = { 'monthly-budget': 900, 'liquid-assets-available': 'under-10k' };
    expect(korea({ ...month, 'additional-comments': text }).status).toBe(status);
  });

  it('exclude nobody who lives on a scholarship, but an application for one does not count', () => {
    const poor = { 'monthly-budget': 300, 'liquid-assets-available': 'under-10k' };
    const dutch = (more: WrittenAnswers) => entryOf('NLD', { ...STUDENT, ...poor, ...more });
    expect(dutch({}).status).toBe('failed');
    for (const text of [
      'I would study only with a scholarship.',
      'I have won a scholarship for my master.',
      'A scholarship would cover the fees and my life.',
    ])
      expect(dutch({ 'additional-comments': text }), text).toMatchObject({
        status: 'at_risk',
        way: { test: 'not told' },
      });
    expect(dutch({ 'additional-comments': 'Where could I study with a scholarship?' }).status).toBe('failed');
  });

  it('are not covered twice by a month that is paid from the same savings', () => {
    const saved = { 'liquid-assets-available': '10k-25k', 'monthly-budget': 900 };
    const german = (more: WrittenAnswers) => entryOf('DEU', { ...STUDENT, ...saved, ...more });
    expect(german({}).way).toMatchObject({ test: 'by budget' });
    expect(german({ 'income-sources': ['savings'] })).toMatchObject({
      status: 'at_risk',
      way: { test: 'within' },
    });
    // Work beside the studies is another source, and the words say who pays.
    expect(german({ 'income-sources': ['savings', 'local-income'] }).way).toMatchObject({
      test: 'by budget',
    });
    const paid = { 'income-sources': ['savings'], 'additional-comments': 'My parents will pay for it.' };
    expect(german({ ...paid, 'liquid-assets-available': 'under-10k', 'monthly-budget': 1200 }).status).toBe(
      'met',
    );
  });

  it('are estimated by the cost of a month where the record names no sum, and then exclude nobody', () => {
    const singapore = (more: WrittenAnswers) =>
      entryOf('SGP', { ...STUDENT, 'income-sources': ['savings'], ...more });
    const [rich, poor] = ['50k-100k', 'under-10k'].map((band) =>
      singapore({ 'liquid-assets-available': band }),
    );
    expect(rich?.way).toMatchObject({ test: 'not stated' });
    expect(poor?.way).toMatchObject({ test: 'not stated' });
    expect(poor?.status).toBe('unknown');
    expect(poor?.grade).toBeLessThan((rich?.grade ?? 0) - 0.3);
    // Nothing was said, so nothing counts against it.
    expect(singapore({}).grade).toBe(rich?.grade);
  });
});
