import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { languageTasks } from './languageTasks.ts';
import { visitTasks } from './visitTasks.ts';

function viewFor(answers: WrittenAnswers) {
  return placeView('GRC', answersOf({ 'relocation-duration': 'permanent', ...answers }));
}

describe('the language in the plan', () => {
  const text = (answers: WrittenAnswers) =>
    languageTasks(viewFor(answers), [], 12)
      .map(({ said }) => said.text)
      .join(' ');

  it('ends without a test for citizens of the Union, whose residence becomes permanent by time', () => {
    expect(text({ citizenship: ['DNK'] })).toMatch(/not for a test/);
    expect(text({ citizenship: ['DNK'] })).not.toMatch(/permanence|examination/);
    expect(text({ citizenship: ['KEN'] })).toMatch(/permanence|those who want to stay/);
    expect(text({ citizenship: ['CHE'] })).toMatch(/permanence|those who want to stay/);
  });

  it('is called no first foreign language of people who list another, and none that was never begun is kept up', () => {
    const two = { citizenship: ['KEN'], 'languages-spoken': ['sw', 'en'] };
    expect(text({ ...two, 'language-proficiency-rating': 'basic' })).not.toMatch(/first foreign language/);
    expect(text({ citizenship: ['KEN'], 'languages-spoken': ['sw'] })).toMatch(/first foreign language/);
    const fluent = { 'languages-spoken': ['en'], 'language-proficiency-rating': 'fluent' };
    expect(text({ citizenship: ['KEN'], ...fluent })).not.toMatch(/first foreign language/);
    const view = placeView('MLT', answersOf(two));
    expect(languageTasks(view, [], 12)).toEqual([]);
  });

  it.each([
    'We do not wish to learn a new language.',
    'I will not learn another language at my age',
    'We are too old to learn Greek',
  ])('is no task for people who refuse it: %s', (refusal) => {
    expect(text({ citizenship: ['KEN'], 'additional-comments': refusal })).toBe('');
  });

  it('stays a task for people who refuse something else', () => {
    expect(
      text({ citizenship: ['KEN'], 'additional-comments': 'I do not want to stop learning languages' }),
    ).not.toBe('');
  });
});

describe('a visit to look at places', () => {
  it('is replaced by looking from home until there is an offer, where there is little saved and pay is needed at once', () => {
    const worker = { 'work-arrangement': 'local-job', 'financial-independence-level': 'dependent-on-work' };
    const look = (assets: string) =>
      visitTasks(viewFor({ ...worker, 'liquid-assets-available': assets }), [], 12).at(-1);
    expect(look('10k-25k')?.said.text).toMatch(/employers first, .*A visit comes after an offer/);
    expect(look('100k-250k')?.title).not.toContain('from home');
  });
});
