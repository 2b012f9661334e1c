import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker, MeasuredBy } from '../model/dealBreaker.ts';
import type { WorkedSalary } from '../model/means.ts';
import type { RentedHome } from '../model/household.ts';
import type { Limits } from '../scoring/grade.ts';
import type { FindLimit } from './own/ownLimit.ts';
import type { InTowns, ReadFrom, TownMeasure } from './readFrom.ts';
import type { SnowLine } from './own/snow.ts';

/** A deal-breaker we know how to read: words that mean it, and the limits it sets. */
export interface DealBreakerRule extends Limits {
  readonly id: string;
  /** Shown back to the customer: "We read this as: …". */
  readonly label: string;
  /**
   * A good thing, whose absence rules a place out: "no sea", "far from the sea", "must be near the sea"; named alone it is
   * not read. Any other thing rules it out itself: "earthquakes", "no earthquakes".
   */
  readonly good?: true;
  readonly words: RegExp;
  /** Lines that ask for a good thing although none of their words demands it: "good healthcare", "lack of safety". */
  readonly asked?: RegExp;
  readonly read: ReadFrom | InTowns;
  /** The customer's own number, once a line was read, or one of ours beyond which it is missed. */
  readonly limit?: number;
  /** The customer's own number in place of our limits. */
  readonly own?: OwnNumber;
  /** The figure of a place that is named as an example of too much, in place of our limits. */
  readonly example?: ByExample;
  /** Holds only where another indicator reaches a value: damp air is hard to bear where summers are hot. */
  readonly onlyWhere?: { readonly indicator: string; readonly least: number };
  /**
   * Says nothing against a country where another indicator passes a value: little respect for belief tells little of a
   * faith that most share.
   */
  readonly silentWhere?: { readonly indicator: string; readonly above: number };
  /** Nought is the rounding of the source, or its silence, so that it says nothing. */
  readonly noughtIsSilence?: true;
  /** Read only of lines about such a home: the one a line names, else the one that is looked for. */
  readonly home?: RentedHome;
  /** Read only of those who live in this country, or hold its passport. */
  readonly whoIsFrom?: Iso3;
  /** Read only of lines that speak so of snow. */
  readonly snow?: readonly SnowLine[];
  /** Left to people where this kind of place was asked for: "no islands" may be what is missed, or feared. */
  readonly unlessAsked?: string;
  /** Read only for those whose pay is nearest to this salary. */
  readonly salary?: WorkedSalary;
}

interface OwnNumber {
  readonly find: FindLimit;
  /** The label with the number as it was said: "no summers above 38 °C". */
  readonly label: (said: string) => string;
  /** So far before the limit a place is at risk, in the unit of the rule. */
  readonly near: number;
  /** So far past it a near miss is still only at risk; 0 where absent. */
  readonly past?: number;
  /** The number alone says what is meant, without the words of the rule. */
  readonly alone?: true;
  /** Without a number the line is not read. */
  readonly required?: true;
}

/** How a place that is named as an example becomes the measure: "as expensive as Zurich". */
interface ByExample {
  /** Words that say, beside the name of a place, what it is an example of. */
  readonly words: RegExp;
  /** The label with the name: "no winters as dark as those of Tromsø". */
  readonly like: (place: string) => string;
  /** The same for what passes the place named: "no winters darker than those of Berlin". */
  readonly beyond: (place: string) => string;
  /** A place that differs by no more than this is like the one named, in the unit of the rule. */
  readonly alike: number;
  /** So far from those that are like it a place is at risk. */
  readonly near: number;
  /** A place with less than this has no trouble with it, and is no example. */
  readonly troubleFrom?: number;
}

// What a rule reads: an indicator of the country, a figure of its towns, or a factor, whose utility is 0 to 1.
export const of = (indicator: string): { readonly indicator: string } => ({ indicator });
export const inTowns = (towns: TownMeasure): InTowns => ({ towns });
export const measure = (factor: string): { readonly factor: string } => ({ factor });

// The limits of a rule: warned of beyond the first, missed beyond the second.
export const atMost = (soft: number, hard: number): Limits => ({ kind: 'most', soft, hard });
export const atLeast = (soft: number, hard: number): Limits => ({ kind: 'least', soft, hard });

/** From this share of people up a faith is that of the country. */
export const MAJORITY_PERCENT = 50;

/** Intolerance towards the people of one faith, whose share of the population is recorded. */
export const faithRule = (people: string, words: string, indicator: string): DealBreakerRule => ({
  id: `religious-freedom-${people.toLowerCase()}`,
  label: `no state that presses ${people} for their belief`,
  words: new RegExp(
    `\\b(intoleran\\w+|persecut\\w+|discriminat\\w+|hostil\\w+) (towards?|of|against|to) (\\w+,? ){0,3}(${words})\\b|\\b(${words})\\b.{0,30}\\b(persecut|discriminat|oppress|attack|harass)(ed|ion)\\b|\\banti-? ?(${words}) (?:governments?|states?|laws?|regimes?|polic(?:y|ies)|rulers?)\\b`,
  ),
  read: of('religious_freedom'),
  ...atLeast(0.8, 0),
  silentWhere: { indicator, above: MAJORITY_PERCENT },
});

/**
 * Limits by the figure of a place that is named. The place is ruled out, with all that are like it or have more of what
 * was meant; what is called worse than a place is ruled out beyond it alone.
 *
 * Where its country has the only figure, a town may have more of it than that: the country and those near it are warned
 * of, and those clearly beyond it are ruled out.
 */
function limitsBy(
  { alike, near }: ByExample,
  { wider, beyond }: MeasuredBy,
  figure: number,
  sign: 1 | -1,
): Pick<Limits, 'soft' | 'hard'> {
  if (beyond) return { hard: figure - sign * alike, soft: figure };
  return { hard: wider ? figure - sign * near : figure + sign * alike, soft: figure + sign * (alike + near) };
}

/** How the label of what is only wished for ends. */
export const IF_POSSIBLE = ', if possible';

/** The rule as one line means it: what is asked for "if possible" warns, and rules nothing out. */
export function limited(rule: DealBreakerRule, line: DealBreaker): DealBreakerRule {
  const numbered = withNumber(rule, line);
  const own = line.except ? { ...numbered, label: line.label } : numbered;
  return line.ifPossible
    ? { ...own, label: line.label, hard: own.kind === 'least' ? -Infinity : Infinity }
    : own;
}

/** The rule with the customer's number, or that of a place they name, in place of its limits. */
function withNumber(rule: DealBreakerRule, { label, limit, by }: DealBreaker): DealBreakerRule {
  if (limit === undefined) return rule;
  const sign = rule.kind === 'least' ? 1 : -1;
  if (by && rule.example) return { ...rule, label, limit, ...limitsBy(rule.example, by, limit, sign) };
  if (!rule.own) return rule;
  return {
    ...rule,
    label,
    limit,
    hard: limit - sign * (rule.own.past ?? 0),
    soft: limit + sign * rule.own.near,
  };
}

/** Of several lines on one subject, the one that asks most. */
export function strictest(rules: readonly DealBreakerRule[]): DealBreakerRule | undefined {
  return rules.toSorted((a, b) => (a.kind === 'least' ? b.hard - a.hard : a.hard - b.hard))[0];
}
