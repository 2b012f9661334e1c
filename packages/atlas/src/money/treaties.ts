import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, openOnePerCountry, type Stored } from '../stored.ts';

/** Treaties that matter for a move. Null where the list does not name the country or was not found. */
export interface Treaties {
  readonly iso3: Iso3;
  readonly apostille: {
    readonly status: 'y' | 'n' | 'pending';
    readonly inForce: string | null;
    /** Some parties have objected, so it may not apply between them and this country. */
    readonly objections: boolean;
    readonly from: Provenance;
  } | null;
  /** Geneva convention on road traffic: international driving permits of one year. */
  readonly road1949: { readonly from: Provenance } | null;
  /** Vienna convention on road traffic: international driving permits of up to three years. */
  readonly road1968: { readonly from: Provenance } | null;
  /** Lisbon convention on the recognition of degrees. */
  readonly lisbon: { readonly from: Provenance } | null;
  /** Trade in protected species (CITES): concerns parrots, tortoises and some instruments. */
  readonly cites: { readonly from: Provenance } | null;
  /**
   * Hague Convention of 1980 on international child abduction; also null for parties that joined after our list was
   * made.
   */
  readonly childAbduction: { readonly from: Provenance } | null;
}

/** Rules that link all their members: EU coordination, and the Ibero-American convention on pensions. */
export const SHARED_RULES = ['EU', 'Ibero-American'] as const;

/** A social security agreement between two countries, or membership in rules shared by several. */
export interface SocialSecurityAgreement {
  /** The partner country or the member. `party` is the country whose list names it, or the shared rules. */
  readonly iso3: Iso3;
  readonly party: string;
  readonly kind: string;
  readonly inForce: string | null;
  readonly from: Provenance;
}

/** Where a state increases the pensions it pays; in all other countries they stay at the amount first paid there. */
export interface PensionIncreases {
  /** The state that pays. */
  readonly iso3: Iso3;
  readonly risesIn: readonly Iso3[];
  /** The page on which the state says so. */
  readonly page: string;
  readonly from: Provenance;
}

export interface TreatyLookups {
  treaties(iso3: Iso3): Treaties | null;
  /** Agreements between two countries, including shared rules of which both are members. */
  socialSecurity(one: Iso3, other: Iso3): readonly SocialSecurityAgreement[];
  /** Whether our tables hold every agreement of a state, so that a pair without one has none. */
  listsAllAgreements(state: Iso3): boolean;
  /** Null for a state that increases its pension everywhere, or of which nothing is on record. */
  pensionIncreases(state: Iso3): PensionIncreases | null;
}

export interface TreatyContent {
  readonly treaties: readonly Stored<Treaties>[];
  readonly socialSecurity: readonly Stored<SocialSecurityAgreement>[];
  /** States whose list of agreements is complete. */
  readonly socialSecurityComplete: readonly Iso3[];
  readonly pensionIncreases: readonly Stored<PensionIncreases>[];
}

/** Kinds of row for the party `EU`, by how a state takes part in EU social security coordination. */
export const EU_KINDS = {
  member: 'EU coordination (883/2004)',
  /** States outside the EU to which its Regulation applies by treaty. */
  joined: 'EU coordination by treaty (883/2004)',
  /** A state bound by its own protocol to EU members, but not to the states that joined by treaty. */
  protocol: 'coordination protocol of the EU-UK agreement',
} as const;

/** Indexes treaties by country, and social security by pair of countries. */
export function openTreaties(content: TreatyContent, provenances: readonly Provenance[]): TreatyLookups {
  const agreementsOf = openByCountry<SocialSecurityAgreement>(content.socialSecurity, provenances);
  const memberOf = (iso3: Iso3, rules: string): readonly SocialSecurityAgreement[] =>
    agreementsOf(iso3).filter((row) => row.party === rules);
  const isTiedBy = (iso3: Iso3, kind: string): boolean =>
    memberOf(iso3, 'EU').some((row) => row.kind === kind);
  return {
    treaties: openOnePerCountry<Treaties>(content.treaties, provenances),
    listsAllAgreements: (state) => content.socialSecurityComplete.includes(state),
    pensionIncreases: openOnePerCountry<PensionIncreases>(content.pensionIncreases, provenances),
    socialSecurity(one, other) {
      const both = [...agreementsOf(one), ...agreementsOf(other)];
      const named = both.filter(
        (row) => (row.iso3 === one && row.party === other) || (row.iso3 === other && row.party === one),
      );
      const pair = [one, other];
      const byProtocol = pair.find((iso3) => isTiedBy(iso3, EU_KINDS.protocol));
      const apart = byProtocol !== undefined && pair.some((iso3) => isTiedBy(iso3, EU_KINDS.joined));
      const holder = byProtocol ?? other;
      const shared = SHARED_RULES.filter(
        (rules) =>
          one !== other &&
          pair.every((iso3) => memberOf(iso3, rules).length > 0) &&
          !(rules === 'EU' && apart),
      );
      return [...named, ...shared.flatMap((rules) => memberOf(holder, rules))];
    },
  };
}
