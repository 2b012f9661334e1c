import { DO_NOT_TRAVEL, mildestAdvice, RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import { OWN_LANGUAGES } from '../conditions/own/ownLanguages.ts';
import type { Situation } from '../entry/situation.ts';
import { shareLeft } from '../entry/household/familyAlong.ts';
import { pastMeans } from '../entry/route/pastMeans.ts';
import { pastChance, pastExpectedPay, pastItsEnd, pastUsualPay } from '../entry/pastWay.ts';
import { languageReach } from '../personal/language.ts';
import { gradeBelow, gradeWithin, pastLimit } from '../scoring/grade.ts';
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
 * the customer expects holds a place back, one for more income than was told, a remote worker's that ends for good before
 * the stay that is planned, and one that leaves behind the family that is to come along.
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
        ...(preferences.household.couple || preferences.household.children.length > 0
          ? ['relocating-family-members']
          : []),
      ],
    },
    check(country): Verdict {
      const entry = entries[country];
      if (!entry) return NO_RECORD;
      const { status, way } = entry;
      const left = 'left' in way ? way.left : undefined;
      const past = Math.max(
        pastUsualPay(way, preferences),
        pastExpectedPay(way),
        pastChance(way),
        pastMeans(way, preferences),
        pastItsEnd(way, preferences.leastStay),
        shareLeft(left, preferences),
      );
      return { status, reason: () => ({ kind: 'way in', way }), ...(past > 0 ? { past } : {}) };
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
