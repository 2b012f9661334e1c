import type { Iso3, Provenance } from '../model.ts';
import { restore, type Stored } from '../stored.ts';

/** A rule of law with an id: of one country, or of several. */
export interface CrossBorderRule {
  readonly id: string;
  /** The number in the rule, such as 30 days or a sum in US dollars; null where it has none. */
  readonly amount: number | null;
  readonly unit: 'days' | 'months' | 'years' | 'generations' | 'animals' | 'USD' | null;
  /** The period in days in which `amount` is counted, such as 90 in any 180; null where there is no such period. */
  readonly withinDays: number | null;
  /** The last day of a rule that expires, as YYYY-MM-DD. */
  readonly until: string | null;
  /** States exempt from the rule, such as EU members that a directive does not bind. */
  readonly except: readonly Iso3[];
  /** The rule concerns people born before this year; null where age does not matter. */
  readonly bornBefore: number | null;
  /** The rule as a clause; null where the sentence that uses it supplies the words. */
  readonly clause: string | null;
  /** The page it was read from. */
  readonly page: string;
  readonly from: Provenance;
}

export interface RuleLookups {
  rule(id: string): CrossBorderRule | null;
}

export interface RuleContent {
  readonly rules: readonly Stored<CrossBorderRule>[];
}

/** Indexes the rules by id. */
export function openRules(content: RuleContent, provenances: readonly Provenance[]): RuleLookups {
  const byId = new Map(
    content.rules.map((row) => [row.id, restore<CrossBorderRule>(row, provenances)] as const),
  );
  return { rule: (id) => byId.get(id) ?? null };
}
