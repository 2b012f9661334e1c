import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { entryOf } from '../testing/waysIn.ts';

const STUDENT = { age: 22, citizenship: ['IDN'], 'work-arrangement': 'study' };
const korea = (more: WrittenAnswers) => entryOf('KOR', { ...STUDENT, ...more });

describe('the means that a permit to study asks for', () => {
  it('are those of a year in savings, whatever is spent in a month', () => {
    expect(korea({ 'liquid-assets-available': '25k-50k', 'monthly-budget': 500 })).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
    expect(korea({ 'liquid-assets-available': 'under-10k', 'monthly-budget': 500 }).status).not.toBe('met');
  });

  it('are not proved by what is spent in a month, unless somebody is told who pays it', () => {
    const month = { 'monthly-budget': 900, 'liquid-assets-available': 'under-10k' };
    expect(korea(month)).toMatchObject({ status: 'at_risk', way: { test: 'by budget' } });
    expect(korea({ ...month, 'additional-comments': 'My parents will pay for it.' })).toMatchObject({
      status: 'met',
      way: { test: 'passed' },
    });
  });

  it('rule nobody out who lives on a scholarship, and whoever only asks for one has none', () => {
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
});
