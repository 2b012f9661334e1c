import type { Iso3, Provenance } from '../model.ts';
import { restore, type Stored } from '../stored.ts';

/** A rule of law known by its id: one that binds several countries, or one of a single country. */
export interface CrossBorderRule {
  readonly id: string;
  /** The number that the rule turns on, such as 30 days or a sum in US dollars; null where it turns on none. */
  readonly amount: number | null;
  readonly unit: 'days' | 'months' | 'years' | 'generations' | 'animals' | 'USD' | null;
  /** The days within which the amount is counted, as 90 days in any 180; null where it is counted on its own. */
  readonly withinDays: number | null;
  /** The last day of a rule that ends by law, as YYYY-MM-DD. */
  readonly until: string | null;
  /** States that a rule made for many leaves out, as members of the European Union that a directive does not bind. */
  readonly except: readonly Iso3[];
  /** The year before which people have to be born for the rule to concern them; null where it asks for none. */
  readonly bornBefore: number | null;
  /** What it says, as a clause; null where the sentence that uses the rule words it. */
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

/** Indexes rules across borders by id. */
export function openRules(content: RuleContent, provenances: readonly Provenance[]): RuleLookups {
  const byId = new Map(
    content.rules.map((row) => [row.id, restore<CrossBorderRule>(row, provenances)] as const),
  );
  return { rule: (id) => byId.get(id) ?? null };
}
