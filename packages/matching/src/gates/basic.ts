import type { Iso3 } from '@global-fit/atlas/model';
import { describeEntry } from '../personal/access.ts';
import { budgetRatio, dollars, monthlyCost } from '../personal/affordability.ts';
import { languageReach } from '../personal/language.ts';
import type { Situation } from '../personal/situation.ts';
import type { Gate, Verdict } from './gate.ts';
import { gradeBelow } from './gate.ts';

/** A budget below this share of the expected cost rules a country out; below 1 it is at risk. */
const TOO_POOR = 0.7;

const words =
  (reason: string): (() => string) =>
  () =>
    reason;

/** Within the own country, or away from it. */
export function scopeGate({ engine, preferences, home }: Situation): Gate | null {
  const { scope } = preferences;
  if (home < 0) return null;
  const name = engine.atlas.countries[home]?.name ?? '';
  return {
    id: 'scope',
    label: scope === 'domestic' ? 'Within your own country' : 'A move abroad',
    because: { questionIds: ['relocation-scope', 'current-location'] },
    check(country): Verdict {
      const atHome = country === home;
      if (scope === 'domestic') {
        return { status: atHome ? 'met' : 'failed', reason: words(`You are looking within ${name}`) };
      }
      return atHome
        ? { status: 'failed', reason: words(`You live in ${name} already and look for a place abroad`) }
        : { status: 'met', reason: words('It is abroad') };
    },
  };
}

/** Countries the customer named as ruled out. */
export function excludedGate({ engine, preferences }: Situation): Gate | null {
  if (preferences.excludedCountries.length === 0) return null;
  const reasons = new Map<Iso3, string>(preferences.excludedCountries.map((one) => [one.iso3, one.reason]));
  return {
    id: 'excluded',
    label: 'Countries you ruled out',
    because: { questionIds: ['deal-breakers'] },
    check(country): Verdict {
      const reason = reasons.get(engine.iso3[country] as Iso3);
      return reason
        ? { status: 'failed', reason: words(reason) }
        : { status: 'met', reason: words('You did not rule it out') };
    },
  };
}

/** The right to live there. */
export function entryGate({ entries }: Situation): Gate {
  return {
    id: 'entry',
    label: 'A way to live there',
    because: {
      questionIds: [
        'citizenship',
        'visa-preference',
        'ancestry-claim',
        'work-arrangement',
        'expected-annual-income',
      ],
    },
    check(country): Verdict {
      const entry = entries[country];
      if (!entry) return { status: 'unknown', reason: words('Nothing is known') };
      return { status: entry.status, reason: () => describeEntry(entry) };
    },
  };
}

/** Budget against the expected cost of the household. */
export function budgetGate(situation: Situation): Gate | null {
  const { budget } = situation.preferences;
  if (budget?.monthlyUsd == null) return null;
  const monthly = budget.monthlyUsd;
  return {
    id: 'budget',
    label: 'Your budget covers the cost of living',
    because: { questionIds: budget.questionIds },
    check(country): Verdict {
      const ratio = budgetRatio(situation, country);
      const cost = (): string => dollars(monthlyCost(situation, country));
      if (Number.isNaN(ratio)) return { status: 'unknown', reason: words('Our tables hold no price level') };
      return {
        status: gradeBelow(-ratio, -1, -TOO_POOR),
        reason: () =>
          ratio >= 1
            ? `Your budget of ${dollars(monthly)} covers the ${cost()} a month we reckon with`
            : `We reckon with about ${cost()} a month for your household; your budget is ${dollars(monthly)}`,
        indicators: ['price_level_vs_us'],
      };
    },
  };
}

/** War and the like: the travel advice of two governments, else deaths in conflict. */
export function dangerGate({ engine }: Situation): Gate {
  return {
    id: 'danger',
    label: 'No war and no "do not travel" advice',
    because: { questionIds: ['safety'] },
    check(country): Verdict {
      const advice = engine.atlas.travelAdvice(engine.iso3[country] as Iso3);
      const levels = [advice?.us, advice?.australia].filter((one) => one != null);
      const deaths = engine.atlas.column('conflict_death_rate_5y')[country] as number;
      if (levels.length === 0) {
        return {
          status: gradeBelow(deaths, 1, 10),
          reason: words('No travel advice on record; judged by deaths in armed conflict'),
          indicators: ['conflict_death_rate_5y'],
        };
      }
      const worst = Math.max(...levels.map((one) => one.level));
      const says = (): string =>
        [
          advice?.us ? `United States level ${advice.us.level} of 4 (${advice.us.from.asOf})` : '',
          advice?.australia
            ? `Australia level ${advice.australia.level} of 4 (${advice.australia.from.asOf})`
            : '',
        ]
          .filter((one) => one !== '')
          .join(', ');
      return { status: gradeBelow(worst, 2, 3), reason: () => `Travel advice: ${says()}` };
    },
  };
}

/** Share of people one can talk with, where that is a must. */
export function languageGate({ engine, preferences }: Situation): Gate | null {
  if (preferences.languageNeed !== 'must-speak' || preferences.spokenLanguages.length === 0) return null;
  return {
    id: 'language',
    label: 'Daily life in a language you speak',
    because: { questionIds: ['language-preference', 'languages-spoken'] },
    check(country): Verdict {
      const reach = languageReach(engine, preferences, country);
      return {
        status: gradeBelow(-reach, -0.5, -0.2),
        reason: () => `About ${Math.round(reach * 100)}% of people speak a language of yours`,
      };
    },
  };
}
