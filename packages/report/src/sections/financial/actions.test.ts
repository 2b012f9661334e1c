import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { BRAZILIAN_ENTREPRENEUR } from '@global-fit/matching/testing/personas/brazilianEntrepreneur';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { moneyActions } from './actions.ts';

function told(level: string): string {
  const answers = {
    ...BRAZILIAN_ENTREPRENEUR.answers,
    ...answersOf({ 'work-arrangement': 'start-business', 'financial-independence-level': level }),
  };
  return viewsOf(answers, realAtlas().countries.slice(0, 60))
    .flatMap((view) => moneyActions.map((write) => write(view)?.said.text ?? ''))
    .join('\n');
}

describe('advice on money', () => {
  it('lets no reserve run out for somebody whose costs are covered for good', () => {
    expect(told('fully-independent')).not.toMatch(/your reserve ends/);
    expect(told('several-months')).toMatch(/your reserve ends/);
  });
});

describe('a home kept in the country left', () => {
  const advice = (property: readonly string[]): string =>
    viewsOf(
      answersOf({ citizenship: ['SWE'], 'property-ownership': property }),
      realAtlas().countries.slice(0, 60),
    )
      .flatMap((view) => moneyActions.map((write) => write(view)?.said.text ?? ''))
      .join('\n');

  it('is let by those who let it, and looked after by those who keep it', () => {
    expect(advice(['yes-renting'])).toMatch(/the home you let/);
    expect(advice(['yes-renting'])).not.toMatch(/the home you keep/);
    expect(advice(['yes-selling', 'yes-keeping'])).not.toMatch(/the home you let/);
    expect(advice(['yes-selling', 'yes-keeping'])).toMatch(/the home you keep/);
  });
});
