import { DO_NOT_TRAVEL, RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { OWN_LANGUAGES } from '../conditions/own/ownLanguages.ts';
import { monthLimit, onWages } from '../costs/monthLimit.ts';
import { AMPLE, isUnsurveyedCity } from '../costs/oneCity.ts';
import { basketCost } from '../engine/basket.ts';
import type { Situation } from '../entry/situation.ts';
import { payIndicator } from '../factors/work.ts';
import { languageReach } from '../personal/language.ts';
import { gradeBelow, gradeWithin } from '../scoring/grade.ts';
import { costFound, gradeCost } from './money/cost.ts';
import { type Gate, NO_RECORD, type Verdict } from './gate.ts';
import type { GateReason } from './reason.ts';
import { isOfficial, SPEAKERS } from './languages/spokenHere.ts';

const always =
  (reason: GateReason): (() => GateReason) =>
  () =>
    reason;

/** Within the own country, or away from it. */
export function scopeGate({ engine, preferences, home }: Situation): Gate | null {
  const { scope } = preferences;
  if (home < 0) return null;
  const at = engine.atlas.countries[home] as Country;
  return {
    id: 'scope',
    group: 'scope',
    label: scope === 'domestic' ? 'Within your own country' : 'A move abroad',
    because: { questionIds: ['relocation-scope', 'current-location'] },
    check(country): Verdict {
      const atHome = country === home;
      if (scope === 'domestic') {
        return {
          status: atHome ? 'met' : 'failed',
          reason: always({ kind: 'home', looks: 'within', home: at }),
        };
      }
      return atHome
        ? { status: 'failed', reason: always({ kind: 'home', looks: 'from', home: at }) }
        : { status: 'met', reason: always({ kind: 'abroad' }) };
    },
  };
}

/** Countries the customer named as ruled out. */
export function excludedGate({ engine, preferences }: Situation): Gate | null {
  if (preferences.excludedCountries.length === 0) return null;
  const lines = new Map<Iso3, string>(preferences.excludedCountries.map(({ iso3, line }) => [iso3, line]));
  return {
    id: 'excluded',
    group: 'excluded',
    label: 'Countries you ruled out',
    because: {
      questionIds: [...new Set(preferences.excludedCountries.flatMap(({ questionIds }) => questionIds))],
    },
    check(country): Verdict {
      const line = lines.get(engine.iso3[country] as Iso3) ?? null;
      return { status: line === null ? 'met' : 'failed', reason: () => ({ kind: 'named', line }) };
    },
  };
}

/** The right to live there. */
export function entryGate({ entries, preferences }: Situation): Gate {
  return {
    id: 'entry',
    group: 'entry',
    label: 'A way to live there',
    because: {
      questionIds: [
        'citizenship',
        'visa-preference',
        'ancestry-claim',
        'work-arrangement',
        'expected-annual-income',
        ...(preferences.partnersPassports?.questionIds ?? []),
      ],
    },
    check(country): Verdict {
      const entry = entries[country];
      if (!entry) return NO_RECORD;
      return { status: entry.status, reason: () => ({ kind: 'way in', way: entry.way }) };
    },
  };
}

/**
 * Whether a month within what is spent today is beyond the pay of the occupation there, on which the household will
 * live: what one has today says nothing of that pay. The mean of everybody is nobody's pay.
 */
function isBeyondPay(situation: Situation, country: number): boolean {
  const pay = onWages(situation, country)?.pay ?? null;
  // What comes on top of the wage is not known, and may carry the rest.
  if (pay === null || pay.of === 'total' || situation.preferences.localWage?.beside) return false;
  return gradeCost(situation, country, pay.netUsd, Number.POSITIVE_INFINITY) === 'at_risk';
}

/** Budget against the expected cost of the household. */
export function budgetGate(situation: Situation): Gate | null {
  const { budget, household, localWage } = situation.preferences;
  const budgetUsd = budget?.monthlyUsd ?? null;
  const most = budget?.expected?.highUsd ?? null;
  if (!budget || (budgetUsd === null && !(localWage && most !== null))) return null;
  const fees = household.feeSchool;
  const { occupation, payVaries } = situation.preferences;
  const told = budget.earned && budget.toldIn ? [budget.toldIn, 'income-sources'] : [];
  const paid = localWage
    ? [(payVaries ? null : occupation && payIndicator(occupation)) ?? 'earnings_monthly_usd']
    : [];
  const onPay = localWage
    ? [...localWage.questionIds, 'career-field', ...(most === null ? [] : ['expected-annual-income'])]
    : [];
  return {
    id: 'budget',
    group: 'budget',
    label: 'Your budget covers the cost of living',
    because: { questionIds: [...new Set([...budget.questionIds, ...onPay, ...told])] },
    check(country): Verdict {
      const limit = monthLimit(situation, country);
      const status = limit ? gradeCost(situation, country, limit.usd, limit.hard) : 'unknown';
      if (!limit || status === 'unknown') return NO_RECORD;
      const ample = AMPLE * basketCost(situation, country);
      const open = isUnsurveyedCity(situation, country) && limit.usd < ample;
      // Fees of schools are on no record, and may be the largest item of a family: its whole month again for each child.
      const onTop = fees && limit.usd < ample * (1 + household.children.length);
      const short = status === 'met' && isBeyondPay(situation, country);
      return {
        status: status === 'met' && (onTop || open || short) ? 'at_risk' : status,
        reason: () => {
          const leaves = !localWage && budgetUsd !== null && limit.usd < budgetUsd;
          const found = costFound(situation, country, leaves ? limit.usd : (budgetUsd ?? 0), fees);
          const { reckoned } = budget;
          const cost = leaves ? { ...found, leaves } : reckoned ? { ...found, reckoned } : found;
          const wages = short || cost.costUsd > cost.budgetUsd ? onWages(situation, country) : null;
          return wages ? { kind: 'cost on wages', cost, ...wages } : { kind: 'cost', ...cost };
        },
        indicators: ['price_level_vs_us', ...paid],
      };
    },
  };
}

/** War and the like: the travel advice of two governments, else deaths in conflict. */
export function dangerGate({ engine }: Situation): Gate {
  return {
    id: 'danger',
    group: 'danger',
    label: 'No war and no “do not travel” advice',
    because: { questionIds: ['safety'] },
    check(country): Verdict {
      const advice = engine.atlas.travelAdvice(engine.iso3[country] as Iso3);
      const worst = strictestAdvice(advice);
      const deaths = engine.atlas.column('conflict_death_rate_5y')[country] as number;
      if (worst === null) {
        return {
          status: gradeBelow(deaths, 1, 10),
          reason: () =>
            Number.isNaN(deaths) ? { kind: 'no record' } : { kind: 'conflict deaths', per100k: deaths },
          indicators: ['conflict_death_rate_5y'],
        };
      }
      return {
        status: gradeBelow(worst, RECONSIDER - 1, DO_NOT_TRAVEL - 1),
        reason: () => ({
          kind: 'travel advice',
          unitedStates: advice?.us?.level ?? null,
          australia: advice?.australia?.level ?? null,
        }),
      };
    },
  };
}

/** Whether a record tells of any language of the household there, or that it has next to no speakers. */
const isToldOf = ({ engine, preferences }: Situation, country: number): boolean => {
  const spoken = preferences.spokenLanguages.map(({ code }) => engine.language(code));
  return spoken.some(({ uses }) => uses[country]) || spoken.every(({ known }) => known[country]);
};

/** The language of the law there, where that is on record and nobody counted who speaks one of the household. */
function uncounted({ engine, preferences }: Situation, country: number): GateReason {
  const iso3 = engine.iso3[country] as Iso3;
  const official = engine.atlas.languages.of(iso3).filter(isOfficial);
  const own = official.some(({ code }) => preferences.spokenLanguages.some((one) => one.code === code));
  const [first] = official;
  return first && !own ? { kind: 'speakers uncounted', iso3, official: first } : { kind: 'no record' };
}

/** Share of people one can talk with, where that is a must. */
export function languageGate(situation: Situation): Gate | null {
  const { engine, preferences } = situation;
  const { languageNeed, spokenLanguages, dealBreakers } = preferences;
  const asked = [
    ...(languageNeed === 'must-speak' ? ['language-preference'] : []),
    ...(dealBreakers.some(({ id }) => id === OWN_LANGUAGES) ? ['deal-breakers'] : []),
  ];
  if (asked.length === 0 || spokenLanguages.length === 0) return null;
  const carrying = spokenLanguages.filter(({ level }) => level !== 'basic');
  const mostSpeak = (country: number): boolean =>
    spokenLanguages.some(
      ({ code, level }) =>
        level === 'basic' && (engine.language(code).share[country] as number) >= SPEAKERS.soft,
    );
  return {
    id: 'language',
    group: 'language',
    label: 'Daily life in a language you speak',
    because: { questionIds: [...asked, 'languages-spoken', 'language-proficiency-rating'] },
    check(country): Verdict {
      const share = isToldOf(situation, country) ? languageReach(engine, preferences, country) : Number.NaN;
      const graded = gradeWithin(share, SPEAKERS);
      // A language that was only begun carries no daily life, however many speak it.
      const begun = !(languageReach(engine, { spokenLanguages: carrying }, country) >= SPEAKERS.soft);
      return {
        // A must that no record answers is no silent pass.
        status: graded === 'unknown' || (graded === 'met' && begun) ? 'at_risk' : graded,
        reason: () =>
          Number.isNaN(share)
            ? uncounted(situation, country)
            : { kind: 'speakers', share, begun: begun && mostSpeak(country) },
      };
    },
  };
}
