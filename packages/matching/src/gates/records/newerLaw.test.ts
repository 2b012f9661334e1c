import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

function verdicts(iso3: string) {
  return standingOf({
    age: 29,
    citizenship: ['DEU'],
    'social-values-priority': ['lgbtq-rights'],
    'deal-breakers': 'No country where trans people are arrested',
  })
    .gates.filter(({ id }) => ['need:lgbtq-rights', 'deal-breaker:lgbt'].includes(id))
    .map((gate) => gate.check(atlas.indexOf(iso3)))
    .map(({ status, reason }) => [status, reason().kind]);
}

it('warns of a law newer than the index, where the index is unaware of it and finds everything in order', () => {
  for (const iso3 of ['GEO', 'HUN', 'BGR']) {
    const found = verdicts(iso3);
    expect(found.length, iso3).toBeGreaterThan(0);
    for (const one of found) expect(one, iso3).toEqual(['at_risk', 'lgbt law']);
  }
});

it('leaves every other country to the index', () => {
  expect(verdicts('PRT').map(([status]) => status)).not.toContain('at_risk');
});
