import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { bestCities } from '@global-fit/matching/cities/best';
import { openEngine } from '@global-fit/matching/engine/engine';
import { budgetGate } from '@global-fit/matching/gates/money/budget';
import { openSituation } from '@global-fit/matching/entry/situation';
import { profilePreferences } from '@global-fit/matching/preferences';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { localWage } from '@global-fit/matching/profile/money/localWage';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../view.ts';
import { viewsOf } from '../../testing/views.ts';
import { budgetLead } from '../../sections/financial/budgetLead.ts';
import { isBeyondSurvey, monthOf } from './month.ts';

const atlas = realAtlas();
const engine = openEngine(atlas);
const BUDGETS = [1500, 2500, 4000, 7000];

function judged(answers: Answers) {
  const situation = openSituation(engine, profilePreferences(atlas, answers));
  const gate = budgetGate(situation);
  return viewsOf(answers).map((one, index) => {
    const cities = bestCities(situation, index).flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? []);
    const view: PlaceView = { ...one, cities };
    return { view, verdict: gate?.check(index) };
  });
}

describe('the budget as a must-have', () => {
  it.each(PERSONAS)('is judged by the itemised month wherever a rent is on record: $title', ({ answers }) => {
    let met = 0;
    let short = 0;
    for (const budget of BUDGETS) {
      for (const { view, verdict } of judged({ ...answers, ...answersOf({ 'monthly-budget': budget }) })) {
        const month = monthOf(view);
        const reason = verdict?.reason();
        if (!month || reason?.kind !== 'cost') continue;
        if (isBeyondSurvey(view)) {
          // The surveyed flat is a trifle, so the month leaves it out and the budget is kept with it.
          expect([month.rent, verdict?.status], view.iso3).toEqual([null, 'met']);
          continue;
        }
        expect(reason.rent?.city.id, view.iso3).toBe(month.rent?.city.id);
        if (!month.rent) continue;
        if (!reason.fees || month.left.value < 0)
          expect(verdict?.status === 'met', `${view.iso3} with ${budget}`).toBe(month.left.value >= 0);
        expect(reason.costUsd).toBeCloseTo(month.total.value);
        const said = budgetLead(view)?.said.text ?? '';
        if (verdict?.status === 'met') expect(said).not.toContain('more than you can spend');
        else if (month.left.value < 0)
          expect(said).not.toMatch(/less than you can spend|within what you can spend/);
        if (reason.fees) expect(said).toContain('School fees are not in this sum.');
        if (verdict?.status === 'met') met += 1;
        else short += 1;
      }
    }
    if (answers['work-arrangement']?.value !== 'study') {
      expect(met).toBeGreaterThan(0);
      // What goes beyond the budget of who will live on wages there is held against those.
      if (!localWage(answers)) expect(short).toBeGreaterThan(0);
    }
  });

  it('excludes a country by the month that is shown, not by the rent of one city', () => {
    const british = (budget: number) => {
      const answers = answersOf({ 'monthly-budget': budget, 'relocating-family-members': 'no' });
      return judged(answers).find(({ view }) => view.iso3 === 'GBR')?.verdict;
    };
    const reason = british(2400)?.reason();
    if (reason?.kind !== 'cost') throw new Error('no cost');
    expect(reason.by?.city.name).toBe('London');
    expect(british(2400)?.status).toBe('at_risk');
    expect(british(Math.floor((reason.costUsd * 3) / 4) - 10)?.status).toBe('failed');
  });

  it('tells students how to find a room, because no survey covers rooms', () => {
    const answers = answersOf({ 'monthly-budget': 1600, 'work-arrangement': 'study' });
    const spain = judged(answers).find(({ view }) => view.iso3 === 'ESP');
    expect(spain && budgetLead(spain.view)?.said.text).toMatch(
      /is there for a room\b.*flat.* takes about \S*\d|for a room, where .*flat.* takes about \S*\d/,
    );
    // What Spain asks of students from abroad is on no record.
    expect(spain?.verdict?.status).toBe('at_risk');
  });
});
