import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { openRoutes } from '../../../place/entry/routes.ts';
import { placeView } from '../../../testing/views.ts';
import { coverAsked } from './askedOfAll.ts';

/** What a retired couple from Britain is told of the insurance that Spain asks for. */
function told(age: number): string {
  const view = placeView(
    'ESP',
    answersOf({
      age,
      citizenship: ['GBR'],
      'current-location': place('Macclesfield', 'United Kingdom', 'gb'),
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'income-sources': ['retirement-pension'],
      'expected-annual-income': 'retired-fixed',
      'visa-preference': ['retirement'],
      'additional-comments': 'My pensions are £2,900 a month.',
    }),
  );
  const route = openRoutes(view)[0]?.route;
  const said = route ? coverAsked(view, route) : '';
  return typeof said === 'string' ? said : said.text;
}

describe('private insurance required by a permit', () => {
  it('may be replaced by the form of a present pension, but not of a future one', () => {
    expect(told(71)).toMatch(/private health insurance.*whether it accepts form S1, .*, in its place/);
    expect(told(58)).toContain('private health insurance');
    expect(told(58)).not.toContain('S1');
  });
});
