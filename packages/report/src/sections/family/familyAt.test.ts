import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { placeView } from '../../testing/views.ts';
import { elders } from './elders.ts';
import { clockSaid } from './familyAt.ts';
import { callInsight, farCareInsight } from './insights.ts';
import { aloneLead } from './ties.ts';
import { relatives } from './visits.ts';

const ABROAD: Readonly<Record<string, Written>> = {
  citizenship: ['IND'],
  'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
  'relationship-status': 'single',
  'relocating-family-members': 'no',
  'eldercare-considerations': 'support-from-afar',
  'extended-family-location': ['IND', 'GBR'],
};

function view(more: Readonly<Record<string, Written>> = {}): PlaceView {
  return placeView('DEU', answersOf({ ...ABROAD, ...more }));
}

describe('family that does not live at home', () => {
  it('is called and cared for by its own clock', () => {
    expect(clockSaid(view())?.text).toBe(
      'the clock is four and a half hours behind India in January and three and a half hours behind in July, and one hour ahead of the United Kingdom',
    );
    expect(elders(view())?.said.text).toContain('behind India');
    expect(farCareInsight(view())?.said.text).toContain('India');
  });

  it('is called first in the customer’s country of origin, however many relatives live elsewhere', () => {
    const scattered = view({ 'extended-family-location': ['CAN', 'USA', 'IND'] });
    expect(clockSaid(scattered)?.text).toMatch(/^the clock is four and a half hours behind India/);
  });

  it('is named together where its clocks are the same', () => {
    const west = view({ 'extended-family-location': ['GHA', 'MLI'] });
    expect(clockSaid(west)?.text).toMatch(/^the clock is [a-z ]+ (?:of|as in) Ghana and Mali\b/);
  });

  it('is called by the hour that its clock shows where nearly a day lies between', () => {
    const mexico = (kin: string) =>
      clockSaid(placeView('MEX', answersOf({ ...ABROAD, 'extended-family-location': [kin] })))?.text;
    expect(mexico('WSM')).toBe('the clock is five hours ahead of Samoa (a day earlier)');
    expect(mexico('JPN')).toBe('the clock is fifteen hours behind Japan');
  });

  it('sets the distance, rather than home', () => {
    expect(aloneLead(view())).toBeNull();
    expect(relatives(view())?.said.text).toContain('United Kingdom');
  });

  it('lives at home where home is among its countries or none is named', () => {
    for (const kin of [['ARE', 'IND'], []] as const) {
      const one = view({ 'extended-family-location': [...kin] });
      expect(clockSaid(one)?.text).toBe(
        'the clock is three hours behind in January and two hours behind in July',
      );
      expect(aloneLead(one)?.said.text).toContain('Dubai');
    }
  });

  it('is called by the clocks of both halves of the year where only one side changes its clock', () => {
    const london = {
      'current-location': place('London', 'United Kingdom', 'gb'),
      'extended-family-location': ['GBR'],
    };
    const there = placeView('MAR', answersOf({ ...ABROAD, ...london }));
    expect(clockSaid(there)?.text).toBe('the clock is one hour ahead in January and not at all in July');
    expect(callInsight(there)?.said.text).toContain('seven in the evening (eight in the evening in July)');
  });

  it('is called in the evening only where it is evening at both ends', () => {
    const from = (city: string, country: string, code: string) => {
      const iso3 = { in: 'IND', pl: 'POL', ae: 'ARE' }[code] ?? '';
      const there = {
        'current-location': place(city, country, code),
        'extended-family-location': [iso3],
      };
      return callInsight(view(there))?.said.text ?? '';
    };
    expect(from('Pune', 'India', 'in')).toMatch(/mornings?.*half past midnight/);
    expect(from('Dubai', 'United Arab Emirates', 'ae')).toMatch(/mornings?.*eleven in the evening/);
    expect(from('Warsaw', 'Poland', 'pl')).toMatch(/clocks|clock|No hour/);
  });

  it('gets no flight time where none is certain', () => {
    const russian = relatives(view({ 'extended-family-location': ['RUS'] }))?.said.text;
    expect(russian).toMatch(/Russia/);
    expect(russian).not.toMatch(/flight,|flight\.|train/);
    expect(relatives(view())?.said.text).toMatch(/a short flight|a long flight|train/);
  });

  it('is not called far away where all of it lives in the place', () => {
    expect(elders(view({ 'extended-family-location': ['DEU'] }))).toBeNull();
  });
});
