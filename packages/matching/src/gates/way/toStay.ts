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

/** Rules on what a stay may lead to. */
export const TO_STAY: readonly string[] = ['permanent-residence', 'permanence-at-all', ...TO_CITIZENSHIP];

/** Years that a rule made for a passport held counts, and years on which our sources differ about the limit. */
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
 * Years as the own way in leads to permanence: another permit that leads there sooner is of no use. What an authority
 * may grant sooner to the well integrated keeps a place from being ruled out, and is no promise.
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
 * A way to permanence or citizenship is of use to those alone whose own way in leads there: a visa for a year or two
 * does not, whatever the law offers others. `gate` holds the rule against what is on record for everybody.
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
