import { openRoutes } from '@global-fit/atlas/entry/routes';
import { realAtlas, realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { profilePreferences } from '../../preferences.ts';
import { openSituation } from '../../entry/situation.ts';
import { engineOf } from '../../engine/engine.ts';
import { answersOf } from '../../testing/persona.ts';
import { PARTNER_AGE, partnerAgeGate } from './partnerAge.ts';
import { DEAL_BREAKER_RULES } from '../../conditions/dealBreakerRules.ts';

const atlas = realAtlas();

describe('a partner below the least age of a permit', () => {
  it.each<[string, string | null]>([
    ['Visa where the wife under 50 cannot come', PARTNER_AGE],
    ['No visa that excludes a spouse younger than 50', PARTNER_AGE],
    ['A permit my husband, who is 47, cannot join', PARTNER_AGE],
    ['A place where my wife cannot work', 'partners-work'],
    ['Visa refused to my wife', null],
  ])('is read from "%s" as %s', (line, id) => {
    expect(readDealBreakers(atlas, line).dealBreakers[0]?.id ?? null).toBe(id);
  });

  it('leaves unknown what no record tells, fails where partners are excluded, and is met where no higher age is required', () => {
    const preferences = profilePreferences(
      atlas,
      answersOf({
        age: 52,
        citizenship: ['JPN'],
        'work-arrangement': 'not-working',
        'income-sources': ['investment-income'],
        'visa-preference': ['retirement'],
        'liquid-assets-available': '500k-1m',
        'expected-annual-income': '50k-75k',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        'family-member-1-family-member-age': 49,
      }),
    );
    const rule = DEAL_BREAKER_RULES.find(({ id }) => id === PARTNER_AGE);
    expect(preferences.partnerAge).toBe(49);
    if (!rule) throw new Error('no rule');
    const gateOf = (world: typeof atlas) => partnerAgeGate(openSituation(engineOf(world), preferences), rule);
    const recording = (dependantsAllowed: boolean | null) => ({
      ...atlas,
      routes: openRoutes(
        realContent().routes.map((route) => (route.iso3 === 'MUS' ? { ...route, dependantsAllowed } : route)),
      ),
    });
    const inMauritius = (record: boolean | null) =>
      gateOf(recording(record)).check(atlas.indexOf('MUS')).status;
    expect([null, false, true].map(inMauritius)).toEqual(['at_risk', 'failed', 'met']);
    const gate = gateOf(atlas);
    expect(gate.check(atlas.indexOf('MUS')).status).toBe('met');
    expect(gate.check(atlas.indexOf('MYS')).status).toBe('met');
    expect(gate.check(atlas.indexOf('ESP')).status).toBe('met');
  });
});
