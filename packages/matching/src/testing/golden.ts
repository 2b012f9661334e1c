import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Way } from '../entry/way.ts';
import { profilePreferences } from '../preferences.ts';
import { rankCountries } from '../rank.ts';
import type { GateResult } from '../ranking.ts';
import type { Persona } from './persona.ts';

const TOP = 10;

interface GoldenPlace {
  readonly rank: number;
  readonly country: string;
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly rankBand: string;
  /** Must-haves that are not met, with their status. */
  readonly open: readonly string[];
  readonly entry: string;
  readonly cities: readonly string[];
}

/** What a golden file keeps of a ranking. */
export interface Golden {
  readonly persona: string;
  readonly expectation: string;
  readonly readAs: readonly string[];
  readonly top: readonly GoldenPlace[];
  readonly passing: number;
  /** Best of those ruled out, with the must-haves that failed. */
  readonly ruledOut: readonly string[];
}

/** The name of a route, or its kind where the name may not be printed; and what it asks in US dollars. */
function routeText({ shown, name, kind, minIncome, minInvestment }: VisaRoute): string {
  const sums = [
    minIncome?.monthlyUsd != null ? `${Math.round(minIncome.monthlyUsd)} a month` : null,
    minInvestment?.usd != null ? `${Math.round(minInvestment.usd)} of capital` : null,
  ].filter((sum) => sum !== null);
  return `${shown ? name : `some ${kind} route`}${sums.length > 0 ? ` (${sums.join(', ')})` : ''}`;
}

function wayText(way: Way): string {
  switch (way.kind) {
    case 'movement':
      return `${way.movement.grade}: ${way.movement.name}`;
    case 'partner':
      return `partner of ${way.passport.iso3}: ${way.movement?.name ?? 'own country'}`;
    case 'descent':
      return `descent: ${way.claim}`;
    case 'route':
      return `route ${way.test}: ${routeText(way.route)}`;
    case 'job search':
      return `job search: ${routeText(way.route)}`;
    case 'job offer': {
      const usual = way.pay ? `, where ${way.pay.earners} earn ${Math.round(way.pay.usualUsd)}` : '';
      const left = way.left ? `, without family ${way.left}` : '';
      return `job offer: ${routeText(way.route)}${usual}${left}`;
    }
    case 'short':
      return `short of ${way.asked}: ${routeText(way.route)}`;
    default:
      return way.kind;
  }
}

function entryText(gates: readonly GateResult[]): string {
  const reason = gates.find(({ group }) => group === 'entry')?.reason;
  return reason?.kind === 'way in' ? wayText(reason.way) : '';
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The ranking of a persona, short enough to be read by a person. */
export function goldenOf(atlas: Atlas, persona: Persona): Golden {
  const preferences = profilePreferences(atlas, persona.answers);
  const { matches, excluded } = rankCountries(atlas, preferences);
  const nameOf = (iso3: string): string => atlas.country(iso3)?.name ?? iso3;
  return {
    persona: persona.title,
    expectation: persona.expectation,
    readAs: preferences.dealBreakers.map(({ text, label }) => `${text} -> ${label}`),
    top: matches.slice(0, TOP).map(({ rank, iso3, score, interval, rankBand, gates, cities }) => ({
      rank,
      country: nameOf(iso3),
      score: round(score),
      interval: [round(interval[0]), round(interval[1])],
      rankBand: rankBand.join('-'),
      open: gates.filter(({ status }) => status !== 'met').map(({ id, status }) => `${id} ${status}`),
      entry: entryText(gates),
      cities: cities.map(({ name }) => name),
    })),
    passing: matches.length,
    ruledOut: excluded
      .slice(0, TOP)
      .map(
        ({ iso3, score, failed }) =>
          `${nameOf(iso3)} ${round(score)}: ${failed.map(({ id }) => id).join(', ')}`,
      ),
  };
}
