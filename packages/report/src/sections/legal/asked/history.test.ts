import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView, viewsOf } from '../../../testing/views.ts';
import { history } from './history.ts';

function toldIn(citizenship: string, iso3: string, more: object = {}) {
  const view = placeView(
    iso3,
    answersOf({
      age: 51,
      citizenship: [citizenship],
      'current-location': place('Radom', 'Poland', 'pl'),
      'work-arrangement': 'local-job',
      'general-background-history': 'yes',
      ...more,
    }),
  );
  return history(view)?.said;
}

describe('a criminal record', () => {
  it('is mentioned for no form where no permit is needed', () => {
    const free = toldIn('POL', 'AUT');
    expect(free?.text).toContain('You do not apply for a permit in Austria');
    expect(free?.text).not.toContain('Forms for');
    expect(free?.answers).toEqual(expect.arrayContaining(['citizenship', 'general-background-history']));
    expect(toldIn('AUT', 'AUT')?.text).toContain('You do not apply for a permit in Austria');
  });

  it('may be mentioned for the family’s forms where the customer needs no permit', () => {
    const family = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    const told = toldIn('AUT', 'AUT', family)?.text;
    expect(told).toContain('those who come as your family may have to');
    expect(told).not.toContain('no permit form asks');
    expect(toldIn('POL', 'POL', family)?.text).toContain('no permit form asks');
  });

  it('is not named again under discretion', () => {
    const discreet = { 'additional-comments': 'Please do not mention my case anywhere in the report.' };
    const text = toldIn('POL', 'CAN', discreet)?.text;
    expect(text).toContain('You told us of something in the past. Forms for Canada will ask');
    expect(text).not.toMatch(/a record|earlier refusal/);
  });

  it('is described at later places by its subject, without its name', () => {
    const views = viewsOf(
      answersOf({
        citizenship: ['IND'],
        'current-location': place('Pune', 'India', 'in'),
        'specific-immigration-history': 'yes',
      }),
      realAtlas().countries.filter(({ iso3 }) => ['CAN', 'DEU', 'IRL', 'MLT', 'NOR'].includes(iso3)),
    );
    const [first, ...later] = views.map((view) => {
      const found = history(view);
      if (found) view.ledger.use('history');
      return found?.said.text;
    });
    expect(first).toContain('an earlier refusal or overstay');
    for (const text of later) expect(text).toMatch(/the past/);
  });

  it('is mentioned for the forms of a permit', () => {
    expect(toldIn('POL', 'CAN')?.text).toContain('Forms for Canada will ask');
    expect(toldIn('UKR', 'AUT')?.text).toContain('Forms for Austria will ask');
  });
});
