import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { readStage } from './stage.ts';

describe('work that is not decided', () => {
  const stageOf = (field: string, ...sources: readonly string[]) =>
    readStage(
      readAnswers(
        answersOf({ 'work-arrangement': 'undecided', 'career-field': field, 'income-sources': sources }),
      ),
    ).stage;

  it('is local where the field is done on the spot and the income is both local and remote', () => {
    expect(stageOf('healthcare', 'remote-work', 'local-income')).toBe('employee');
    expect(stageOf('technology', 'remote-work', 'local-income')).toBe('remote');
    expect(stageOf('healthcare', 'remote-work')).toBe('remote');
  });
});
