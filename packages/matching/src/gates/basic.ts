import { DO_NOT_TRAVEL, mildestAdvice, RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { OWN_LANGUAGES } from '../conditions/own/ownLanguages.ts';
import { type CostLimit, monthLimit, onWages } from '../costs/monthLimit.ts';
import { AMPLE, isUnsurveyedCity } from '../costs/oneCity.ts';
import { studyFunds } from '../costs/studyFunds.ts';
import { costElsewhere, wholeMonth } from '../costs/townCost.ts';
import { basketCost } from '../engine/basket.ts';
import { feesUsd, studyFees } from '../engine/studyFees.ts';
import type { Situation } from '../entry/situation.ts';
import { pastUsualPay } from '../entry/way.ts';
import { payIndicator } from '../factors/work.ts';
import { languageReach } from '../personal/language.ts';
import { gradeBelow, gradeWithin, pastLimit } from '../scoring/grade.ts';
import { costFound, gradeCost } from './money/cost.ts';
import { type Gate, NO_RECORD, type Verdict } from './gate.ts';
import type { GateReason } from './reason.ts';
import { isOfficial, SPEAKERS } from './languages/spokenHere.ts';

const always =
  (reason: GateReason): (() => GateReason) =>
  () =>
    reason;

/** The move stays within the country lived in, or leaves it. Null where the country lived in is unknown. */
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

/** Fails the countries that the customer ruled out by name; null where there are none. */
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

/**
 * Whether the household can get a right to live there, as graded by `entry/entry.ts`. A permit for better paid work than
 * the customer expects holds a place back.
 */
export function entryGate({ entries, preferences }: Situation): Gate {
  return {
    id: 'entry',
    group: 'entry',
    graded: true,
    label: 'A way to live there',
    because: {
      questionIds: [
        'citizenship',
        'visa-preference',
        'ancestry-claim',
        'work-arrangement',
        'expected-annual-income',
        'income-sources',
        ...(preferences.partnersPassports?.questionIds ?? []),
      ],
    },
    check(country): Verdict {
      const entry = entries[country];
      if (!entry) return NO_RECORD;
      const { status, way } = entry;
      const past = pastUsualPay(way);
      return { status, reason: () => ({ kind: 'way in', way }), ...(past > 0 ? { past } : {}) };
    },
  };
}

/**
 * Whether a month at today's spending costs more than the customer's occupation pays there, for a household that will
 * live on that pay. Today's spending comes from today's income, so it says nothing of pay in another country. Only
 * pay of the own occupation is compared: the mean of all employees (`total`) describes nobody.
 */
function isBeyondPay(situation: Situation, country: number): boolean {
  const pay = onWages(situation, country)?.pay ?? null;
  // Income beside the wage is of unknown size and may pay for the rest.
  if (pay === null || pay.of === 'total' || situation.preferences.localWage?.beside) return false;
  return gradeCost(situation, country, pay.netUsd, Number.POSITIVE_INFINITY) === 'at_risk';
}

/**
 * How far a month in a modest flat is past what the household can spend, in [0,1]. Nothing for one that will live on
 * pay there: what it spends today says too little. In a single city without a survey of rents the planning figure is
 * less than a month costs, so a sum that just reaches it is past the most; there even wages are held against it.
 * Students live on what a state's own law calls enough for them.
 */
function pastBudget(situation: Situation, country: number, limit: CostLimit, feesUsd: number): number {
  const { localWage } = situation.preferences;
  if (!Number.isFinite(limit.hard)) return 0;
  if (isUnsurveyedCity(situation, country)) {
    const wages = localWage ? (onWages(situation, country)?.pay?.netUsd ?? Number.POSITIVE_INFINITY) : 0;
    const ample = AMPLE * basketCost(situation, country);
    return pastLimit(ample / Math.max(limit.usd, wages), { soft: 1, hard: AMPLE });
  }
  if (localWage) return 0;
  const month = wholeMonth(costElsewhere(situation, country));
  const least = Math.min(month, studyFunds(situation, country, month)?.monthlyUsd ?? month);
  return pastLimit((least + feesUsd) / limit.usd, { soft: 1, hard: limit.hard });
}

/**
 * Whether the budget was stated and holds wherever the household lives: unlike one from a band, from wages there, or that
 * savings add to while somebody studies.
 */
const isTold = ({ preferences: { arrangement, budget, localWage } }: Situation): boolean =>
  !localWage && arrangement !== 'study' && budget?.monthlyUsd != null && budget.reckoned === null;

/**
 * Compares what the household can spend in a month with what a month would cost it there. Null where neither a budget
 * nor an income was stated.
 */
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
    graded: true,
    label: 'Your budget covers the cost of living',
    because: { questionIds: [...new Set([...budget.questionIds, ...onPay, ...told])] },
    check(country): Verdict {
      const limit = monthLimit(situation, country);
      const tuition = studyFees(situation, country);
      const unsurveyed = isUnsurveyedCity(situation, country);
      // The planning figure for such a city is too low to be stretched, and there is no cheaper town.
      const reached = limit
        ? gradeCost(
            situation,
            country,
            limit.usd,
            unsurveyed && isTold(situation) ? 1 : limit.hard,
            feesUsd(tuition),
          )
        : 'unknown';
      if (!limit || reached === 'unknown') return NO_RECORD;
      const ample = AMPLE * basketCost(situation, country);
      const open = unsurveyed && limit.usd < ample;
      // Fees of schools are on no record, and may be the largest item of a family: its whole month again for each
      // child.
      const school = fees && limit.usd < ample * (1 + household.children.length);
      const onTop = school || (tuition?.kind === 'open' && limit.usd < ample);
      const short = reached === 'met' && isBeyondPay(situation, country);
      const status = reached === 'met' && (onTop || open || short) ? 'at_risk' : reached;
      return {
        status,
        reason: () => {
          const leaves = !localWage && budgetUsd !== null && limit.usd < budgetUsd;
          const spend = leaves ? limit.usd : (budgetUsd ?? 0);
          const found = costFound(situation, country, spend, fees, tuition);
          const { reckoned } = budget;
          const cost = leaves ? { ...found, leaves } : reckoned ? { ...found, reckoned } : found;
          const wages = short || cost.costUsd > cost.budgetUsd ? onWages(situation, country) : null;
          return wages ? { kind: 'cost on wages', cost, ...wages } : { kind: 'cost', ...cost };
        },
        indicators: ['price_level_vs_us', ...paid],
        ...(status === 'at_risk' ? { past: pastBudget(situation, country, limit, feesUsd(tuition)) } : {}),
      };
    },
  };
}

/**
 * Fails at "do not travel", warns one level below, by the stricter of two governments' travel advice; one that warns
 * alone holds a place back no further. Deaths in conflict per 100,000 people a year stand in where neither government
 * has published any.
 */
export function dangerGate({ engine }: Situation): Gate {
  return {
    id: 'danger',
    group: 'danger',
    graded: true,
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
        past: pastLimit(mildestAdvice(advice) ?? worst, { soft: RECONSIDER - 1, hard: DO_NOT_TRAVEL }),
        reason: () => ({
          kind: 'travel advice',
          unitedStates: advice?.us?.level ?? null,
          australia: advice?.australia?.level ?? null,
        }),
      };
    },
  };
}

/**
 * Whether our records can answer for the household's languages: they list one of them there, or give the share of
 * speakers (which may be next to nothing) of each.
 */
const isToldOf = ({ engine, preferences }: Situation, country: number): boolean => {
  const spoken = preferences.spokenLanguages.map(({ code }) => engine.language(code));
  return spoken.some(({ uses }) => uses[country]) || spoken.every(({ known }) => known[country]);
};

/**
 * The reason where nobody counted who speaks the household's languages: the official language where one is on record
 * and is none of theirs, else no record at all.
 */
function uncounted({ engine, preferences }: Situation, country: number): GateReason {
  const iso3 = engine.iso3[country] as Iso3;
  const official = engine.atlas.languages.of(iso3).filter(isOfficial);
  const own = official.some(({ code }) => preferences.spokenLanguages.some((one) => one.code === code));
  const [first] = official;
  return first && !own ? { kind: 'speakers uncounted', iso3, official: first } : { kind: 'no record' };
}

/**
 * Whether enough people speak a language of the household, where daily life has to work in one. Null where that is no
 * must-have, or no language was named.
 */
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
    graded: true,
    label: 'Daily life in a language you speak',
    because: { questionIds: [...asked, 'languages-spoken', 'language-proficiency-rating'] },
    check(country): Verdict {
      const share = isToldOf(situation, country) ? languageReach(engine, preferences, country) : Number.NaN;
      const graded = gradeWithin(share, SPEAKERS);
      // A language at beginner's level does not carry daily life, however many people speak it.
      const begun = !(languageReach(engine, { spokenLanguages: carrying }, country) >= SPEAKERS.soft);
      return {
        // No record means at risk, since a must-have may not pass silently.
        status: graded === 'unknown' || (graded === 'met' && begun) ? 'at_risk' : graded,
        reason: () =>
          Number.isNaN(share)
            ? uncounted(situation, country)
            : { kind: 'speakers', share, begun: begun && mostSpeak(country) },
        ...(graded === 'at_risk' ? { past: pastLimit(share, SPEAKERS) } : {}),
      };
    },
  };
}
