import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { uncheckedLines } from './uncheckedLines.ts';

const atlas = realAtlas();
const italy = atlas.countries.filter(({ iso3 }) => ['ITA', 'MAR'].includes(iso3));

function said(lines: string, comment = ''): string | undefined {
  const views = viewsOf(answersOf({ 'deal-breakers': lines, 'additional-comments': comment }), italy);
  return views[0] && uncheckedLines(atlas, views[0].profile, views)?.text;
}

describe('deal-breakers that no figure of ours holds', () => {
  it('are repeated before the decision, unlike those that were checked', () => {
    expect(said('No roast chestnuts in winter\nHomicides above 5 per 100,000\nI have to drive a car')).toBe(
      'Before you decide on Italy or Morocco, check there what none of our figures covers: “No roast chestnuts in winter” and “I have to drive a car”. The profile summary says how, line by line.',
    );
    expect(said('Homicides above 5 per 100,000')).toBeUndefined();
  });

  it('are met by the place itself where they ask for flights to it', () => {
    const barcelona = atlas.cities.all.find(({ name, iso3 }) => name === 'Barcelona' && iso3 === 'ESP');
    const lines = 'No direct flight to Barcelona\nNo roast chestnuts in winter';
    const views = viewsOf(
      answersOf({ 'deal-breakers': lines }),
      atlas.countries.filter(({ iso3 }) => ['ESP', 'PRT'].includes(iso3)),
    ).map((view) => (view.iso3 === 'ESP' && barcelona ? { ...view, cities: [barcelona] } : view));
    const text = (some: typeof views) => views[0] && uncheckedLines(atlas, views[0].profile, some)?.text;
    expect(text(views)).toBe(
      'Before you decide on Portugal, check there what none of our figures covers: “No direct flight to Barcelona”. Before you decide on Spain or Portugal, check there what none of our figures covers: “No roast chestnuts in winter”. The profile summary says how, line by line.',
    );
    expect(text(views.filter(({ iso3 }) => iso3 === 'ESP'))).not.toContain('flight');
  });

  it('quote a line in full where one word of it alone was not read', () => {
    expect(said('A ban on headscarves at work or school')).toContain(
      '“A ban on headscarves at work or school”',
    );
  });

  it('include the unread parts of a line that was otherwise read', () => {
    expect(said('War or hostile to redheads')).toContain('covers: “hostile to redheads”.');
    expect(said('No direct flight to Lyon in under 4 hours')).toContain('covers: “direct flights to Lyon”.');
    expect(said('Bad or slow internet')).toBeUndefined();
  });

  it('are not repeated under discretion', () => {
    const text = said('No roast chestnuts in winter', 'Please be discreet.');
    expect(text).toContain('the line of yours');
    expect(text).not.toContain('chestnuts');
  });
});
