import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { legalAction } from './actions.ts';
import { legalInsight } from './insights.ts';

/** What the chapter on law of Portugal makes of a pension of so many yen a month. */
function toldOf(yen: string): { readonly insight: string; readonly action: string } {
  const view = placeView(
    'PRT',
    answersOf({
      age: 67,
      citizenship: ['JPN'],
      'current-location': place('Kawasaki', 'Japan', 'jp'),
      'relationship-status': 'single',
      'retirement-timeline': 'already-retired',
      'work-arrangement': 'not-working',
      'income-sources': ['retirement-pension'],
      'expected-annual-income': 'retired-fixed',
      'visa-preference': ['retirement'],
      'additional-comments': `My pension is ${yen} yen a month.`,
    }),
  );
  return {
    insight: legalInsight(view)?.said.text ?? '',
    action: legalAction(view)?.said.text ?? '',
  };
}

describe('a permit whose required sum is just missed', () => {
  it('is said to depend on the exchange rate and on savings, and ruled out only where much is missing', () => {
    const close = toldOf('150,000');
    expect(close.insight).toMatch(/asks for hardly more than you told us/);
    expect(close.action).toMatch(/^Ask before you apply for the D7/);
    const far = toldOf('100,000');
    expect(far.insight).toMatch(/is out of reach/);
    expect(far.action).toMatch(/^Do not apply/);
    expect(toldOf('230,000').insight).not.toMatch(/hardly more|out of reach/);
  });
});
