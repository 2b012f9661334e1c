import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { healthTasks } from '../../parts/timeline/tasks/healthTasks.ts';
import { moneyTasks } from '../../parts/timeline/tasks/moneyTasks.ts';
import { placeView } from '../../testing/views.ts';
import { legalInsight } from '../../sections/legal/insights.ts';
import { withoutWork } from '../../sections/legal/means/withoutWork.ts';
import { careFromHome } from './careFromHome.ts';

const RETIRED = {
  age: 69,
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'income-sources': ['retirement-pension'],
  'retirement-income-phase': 'state-pension',
  'medical-conditions': ['heart-circulation'],
  'property-ownership': 'yes-selling',
  'property-type': ['house'],
};
const WIFE = {
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 67,
  'family-member-1-occupation': 'retired',
};
const FRENCH = { citizenship: ['FRA'], 'current-location': place('Lyon', 'France', 'fr') };
const GERMAN = { citizenship: ['DEU'], 'current-location': place('Bremen', 'Germany', 'de') };
const BRITISH = { citizenship: ['GBR'], 'current-location': place('Leeds', 'United Kingdom', 'gb') };

function viewIn(iso3: string, ...told: readonly object[]) {
  return placeView(iso3, answersOf(Object.assign({}, RETIRED, ...told) as never));
}

describe('form S1', () => {
  it.each([
    ['a couple from France in Spain', 'ESP', [FRENCH, WIFE], /France, one for each of you/],
    ['a pensioner from Germany in Italy', 'ITA', [GERMAN], /your health insurer in Germany/],
    ['an Irish one from Leeds in Spain', 'ESP', [BRITISH, { citizenship: ['IRL'] }], /NHS Business Services/],
  ])('is the health cover of %s, in the roadmap and under Legal', (_, iso3, told, who) => {
    const view = viewIn(iso3, ...told);
    const cover = healthTasks(view, [], 12).find(({ title }) => /Form S1|Health cover/.test(title));
    expect(cover?.title).toBe('Form S1');
    expect(cover?.said.text).toMatch(who);
    expect(cover?.said.text).not.toMatch(/quotes|insurers/);
    expect(legalInsight(view)?.said.text).toContain('form S1');
    const asked = withoutWork(view)?.said.text;
    expect(asked).toContain('Form S1 is that insurance');
    expect(asked).not.toContain('private policy');
    const sale = moneyTasks(view, [], 12).find(({ title }) => title === 'Sell');
    expect(sale?.said.text).toContain('form S1 is in your hands');
  });

  it.each([
    ['before the pension begins', 'ESP', [FRENCH, { age: 58, 'retirement-income-phase': 'bridge' }]],
    [
      'for who works',
      'ESP',
      [FRENCH, { 'work-arrangement': 'local-job', 'income-sources': ['local-income'] }],
    ],
    ['outside the countries of the rule', 'MAR', [FRENCH]],
    ['from outside them', 'ESP', [GERMAN, { 'current-location': place('Toronto', 'Canada', 'ca') }]],
  ])('does not apply %s', (_, iso3, told) => {
    const view = viewIn(iso3, ...told);
    expect(careFromHome(view)).toBeNull();
    const titles = healthTasks(view, [], 12).map(({ title }) => title);
    expect(titles).toContain('Health cover');
    expect(titles).not.toContain('Form S1');
  });

  it('does not replace the policy that a permit requires', () => {
    const view = viewIn('ESP', BRITISH);
    expect(healthTasks(view, [], 12).map(({ title }) => title)).toContain('Health cover');
  });

  it('is applied for on behalf of family without a pension of their own', () => {
    const young = { 'family-member-1-family-member-age': 51, 'family-member-1-occupation': 'homemaker' };
    expect(careFromHome(viewIn('ESP', FRENCH, WIFE, young))?.each).toContain('ask whether it covers');
    expect(careFromHome(viewIn('ESP', FRENCH))?.each).toBe('');
  });
});
