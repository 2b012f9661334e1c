import type { Iso3 } from '@global-fit/atlas/model';
import { SPOKEN } from '../conditions/spokenHere.ts';
import type { Situation } from '../entry/situation.ts';
import type { DealBreaker } from '../model.ts';
import { gradeWithin, type Limits } from '../scoring/grade.ts';
import type { Gate, Verdict } from './gate.ts';

/** Shares of people who speak a language, as in the must-have on daily life: below these it is at risk, or fails. */
export const SPEAKERS: Limits = { kind: 'least', soft: 0.5, hard: 0.2 };

/** Share of people who speak a language; NaN where a record lists it without one, or none lists what is spoken. */
function shareOf({ engine }: Situation, code: string, country: number): number {
  const { share, uses } = engine.language(code);
  return uses[country] && uses[country].share === null ? Number.NaN : (share[country] as number);
}

/** One language that has to be spoken there, by the share of people who do. */
export function spokenGate(situation: Situation, { label, language = '' }: DealBreaker): Gate {
  return {
    id: `deal-breaker:${SPOKEN}:${language}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: ['deal-breakers'] },
    check(country): Verdict {
      const share = shareOf(situation, language, country);
      const iso3 = situation.engine.iso3[country] as Iso3;
      const use = situation.engine.language(language).uses[country] ?? null;
      return {
        status: gradeWithin(share, SPEAKERS),
        reason: () => (Number.isNaN(share) ? { kind: 'no record' } : { kind: 'spoken', iso3, share, use }),
      };
    },
  };
}
