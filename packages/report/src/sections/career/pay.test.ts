import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { surveyOf } from '../../place/money/paySurvey.ts';
import { viewsOf } from '../../testing/views.ts';
import { helpers } from '../family/ties.ts';
import { payInsight } from './insights.ts';
import { payLead } from './leads.ts';
import { CAREER } from './plan.ts';

const atlas = realAtlas();
const EMPLOYED = PERSONAS.map((persona) => ({
  ...persona,
  answers: {
    ...persona.answers,
    'work-arrangement': { value: 'local-job', touched: true },
    'support-systems-leaving': { value: ['childcare'], touched: true },
  },
}));

describe('pay compared with home', () => {
  it('is compared only where both were surveyed alike', () => {
    const seen = { told: 0, silent: 0 };
    for (const { answers } of EMPLOYED)
      for (const view of viewsOf(answers)) {
        const home = view.home?.iso3 ?? '';
        const alike =
          surveyOf({ atlas }, view.iso3) !== null &&
          surveyOf({ atlas }, view.iso3) === surveyOf({ atlas }, home);
        const facts = [payInsight(view), payLead(view), helpers(view)].flatMap(
          (one) => one?.said.facts ?? [],
        );
        const beside = facts.some(
          (fact) => /^(?:wage|earnings_\w+):/.test(fact) && fact.includes(`:${home}`),
        );
        if (home === view.iso3) continue;
        expect(CAREER.table(view).includes('earnings_monthly_usd')).toBe(alike);
        if (!alike) expect(beside, `${view.iso3} beside ${home}`).toBe(false);
        seen[beside ? 'told' : 'silent'] += 1;
      }
    expect(Math.min(seen.told, seen.silent)).toBeGreaterThan(100);
  });
});
