import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { openSituation } from '../../entry/situation.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { pointsBehind } from '../../order.ts';
import { standingOf } from '../../testing/standingOf.ts';
import { gatesOf } from '../all.ts';

const atlas = realAtlas();
const LINE = { 'deal-breakers': 'A country where my mother cannot live with us' };

function verdictIn(answers: WrittenAnswers, iso3: string) {
  const situation = openSituation(
    engineOf(atlas),
    profilePreferences(atlas, answersOf({ ...answers, ...LINE })),
  );
  const gate = gatesOf(situation).find(({ id }) => id === 'deal-breaker:parent-along');
  const verdict = gate?.check(atlas.indexOf(iso3));
  return [verdict?.status, verdict?.reason().kind];
}

it('is met by free movement whose law covers a parent who depends on the mover', () => {
  expect(verdictIn({ citizenship: ['IRL'], 'work-arrangement': 'local-job' }, 'NLD')).toEqual([
    'met',
    'way in',
  ]);
});

it('warns of a law with conditions and of a closed route for parents, and is unknown without a record', () => {
  const answers = { citizenship: ['ZAF'], 'work-arrangement': 'start-business' };
  expect(verdictIn(answers, 'PRT')).toEqual(['at_risk', 'parent along']);
  expect(verdictIn(answers, 'CAN')).toEqual(['at_risk', 'parents route closed']);
  expect(verdictIn(answers, 'NLD')).toEqual(['at_risk', 'no record']);
});

it('is met by a permit whose record includes parents', () => {
  const pensioner = {
    age: 60,
    citizenship: ['ZAF'],
    'work-arrangement': 'not-working',
    'visa-preference': ['retirement'],
    'liquid-assets-available': '500k-1m',
  };
  expect(verdictIn(pensioner, 'MYS')).toEqual(['met', 'way in']);
});

it('holds back places where a parent could come years later at best, those without a record among them', () => {
  const answers = { citizenship: ['ZAF'], 'work-arrangement': 'start-business', ...LINE };
  const standing = standingOf(answers);
  const behind = (iso3: string) => pointsBehind([standing], atlas.indexOf(iso3));
  const without = standingOf({ ...answers, 'deal-breakers': '' });
  const added = (iso3: string) => behind(iso3) - pointsBehind([without], atlas.indexOf(iso3));
  for (const iso3 of ['GBR', 'AUS', 'NZL', 'ESP', 'CAN', 'NLD']) expect(added(iso3)).toBeGreaterThan(8);
  for (const iso3 of ['PRT', 'DEU', 'ITA']) expect(added(iso3)).toBeLessThan(3);
  const wished = standingOf({ ...answers, 'deal-breakers': 'If possible my mother should live with us' });
  expect(pointsBehind([wished], atlas.indexOf('NLD'))).toBe(pointsBehind([without], atlas.indexOf('NLD')));
});
