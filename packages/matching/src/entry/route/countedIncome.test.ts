import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';
import { bandFor } from './countedIncome.ts';

const PENSIONER = {
  age: 66,
  citizenship: ['USA'],
  'income-sources': ['retirement-pension'],
  'expected-annual-income': '50k-75k',
  'visa-preference': ['retirement', 'digital-nomad'],
};

describe('a permit for remote work', () => {
  const nomad = realAtlas()
    .routes.of('MLT')
    .find(({ kind }) => kind === 'digital-nomad');
  const band = (more: WrittenAnswers) =>
    nomad && bandFor(profilePreferences(realAtlas(), answersOf({ ...PENSIONER, ...more })), nomad);

  it('counts no income of which nothing is earned', () => {
    expect(band({})).toBeNull();
    expect(band({ 'work-arrangement': 'not-working' })).toBeNull();
    expect(waysInto('MLT', PENSIONER).entry).toMatchObject({ status: 'at_risk', way: { test: 'not told' } });
  });

  it('counts the income of who works, or has earnings beside a pension', () => {
    expect(band({ 'work-arrangement': 'remote-employee' })).not.toBeNull();
    expect(band({ 'income-sources': ['retirement-pension', 'remote-work'] })).not.toBeNull();
  });
});
