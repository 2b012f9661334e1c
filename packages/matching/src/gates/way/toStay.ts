import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { leadsToStay } from '../../entry/settling/leadsToStay.ts';
import { type Naturalisation, naturalisation } from '../../entry/settling/naturalisation.ts';
import { permanence } from '../../entry/settling/permanence.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Entry } from '../../entry/way.ts';
import { gradeBelow } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';

const TO_CITIZENSHIP = ['citizenship-at-all', 'citizenship-years'];

/** Ids of the rules on permanent residence and citizenship. */
export const TO_STAY: readonly string[] = ['permanent-residence', 'permanence-at-all', ...TO_CITIZENSHIP];

/**
 * Grades years to citizenship by the rule for a passport held. Where our sources differ and the limit lies between
 * their numbers, the place is at risk.
 */
function byPassport(found: Naturalisation, { soft, hard }: DealBreakerRule, verdict: Verdict): Verdict {
  const graded = gradeBelow(found.years, soft, hard);
  const reason = verdict.reason();
  if (found.shortenedBy)
    return { status: graded, reason: () => ({ kind: 'naturalisation', years: [found.years] }) };
  const { yearsElsewhere } = found.route;
  if (yearsElsewhere === undefined || reason.kind !== 'indicator') return verdict;
  if (graded === gradeBelow(yearsElsewhere, soft, hard)) return verdict;
  const years = [yearsElsewhere, found.years].toSorted((a, b) => a - b);
  return { ...verdict, status: 'at_risk', reason: () => ({ kind: 'naturalisation', years }) };
}

/**
 * Grades years to permanent residence by the household's own way in, because a quicker permit that it cannot get is
 * of no use. An earlier grant to the well integrated is at an authority's discretion: it prevents a failure but does
 * not meet the condition.
 */
function byOwnWay(situation: Situation, country: number, { soft, hard }: DealBreakerRule): Verdict | null {
  const { way } = situation.entries[country] as Entry;
  if (way.kind === 'citizen') return { status: 'met', reason: () => ({ kind: 'way in', way }) };
  const found = permanence(situation.engine, situation.preferences, country);
  if (!found) return null;
  const { route, years, own, sooner } = found;
  const graded = gradeBelow(years, soft, hard);
  const spared = graded === 'failed' && sooner !== null && (sooner.yearsToPermanence ?? hard + 1) <= hard;
  return {
    status: spared ? 'at_risk' : graded,
    reason: () => ({ kind: 'permanence', route, years, own, sooner }),
  };
}

/**
 * Permanent residence or citizenship counts only where the household's own way in leads to it. `gate` compares the
 * limits with the record that applies to everybody.
 */
export function toStayGate(situation: Situation, rule: DealBreakerRule, gate: Gate): Gate {
  const { engine, preferences, entries } = situation;
  const { atlas, iso3 } = engine;
  const ofCitizenship = TO_CITIZENSHIP.includes(rule.id);
  return {
    ...gate,
    because: { questionIds: ['deal-breakers', 'citizenship', 'visa-preference', 'work-arrangement'] },
    check(country): Verdict {
      const found = ofCitizenship
        ? naturalisation(atlas, preferences.citizenships, iso3[country] as Iso3)
        : null;
      const common = gate.check(country);
      const verdict = found
        ? byPassport(found, rule, common)
        : ((ofCitizenship ? null : byOwnWay(situation, country, rule)) ?? common);
      if (verdict.status !== 'met' || leadsToStay(engine, preferences, country)) return verdict;
      return {
        ...verdict,
        status: 'at_risk',
        reason: () => ({
          kind: 'no way there',
          way: (entries[country] as Entry).way,
          to: ofCitizenship ? 'citizenship' : 'permanence',
        }),
      };
    },
  };
}
