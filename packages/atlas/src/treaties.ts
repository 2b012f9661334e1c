import type { Iso3, Provenance } from './model.ts';
import { openByCountry, openOnePerCountry, type Stored } from './stored.ts';

/** Treaties that matter when moving. A part is null where the list does not name the country or was not found. */
export interface Treaties {
  readonly iso3: Iso3;
  readonly apostille: {
    readonly status: 'y' | 'n' | 'pending';
    readonly inForce: string | null;
    /** Some parties have objected, so it may not work between this country and each of them. */
    readonly objections: boolean;
    readonly from: Provenance;
  } | null;
  /** Geneva convention on road traffic: international driving permits of one year. */
  readonly road1949: { readonly since: string | null; readonly from: Provenance } | null;
  /** Vienna convention on road traffic: international driving permits of up to three years. */
  readonly road1968: { readonly from: Provenance } | null;
  /** Lisbon convention on the recognition of degrees. */
  readonly lisbon: { readonly from: Provenance } | null;
  /** European Higher Education Area. */
  readonly ehea: { readonly status: 'y' | 'suspended'; readonly from: Provenance } | null;
  /** Trade in protected species: matters for parrots, tortoises, instruments. */
  readonly cites: { readonly from: Provenance } | null;
}

/** A social security agreement between two countries, or membership of EU coordination (`party` is `EU`). */
export interface SocialSecurityAgreement {
  /** The partner; `party` is the country whose list it stands in. */
  readonly iso3: Iso3;
  readonly party: Iso3 | 'EU';
  readonly kind: string;
  readonly inForce: string | null;
  readonly from: Provenance;
}

/** Where the state pension of a state rises every year; in every other country it stays at the sum first paid there. */
export interface PensionIncreases {
  /** The state that pays. */
  readonly iso3: Iso3;
  readonly risesIn: readonly Iso3[];
  /** Where the state says so. */
  readonly page: string;
  readonly from: Provenance;
}

export interface TreatyLookups {
  treaties(iso3: Iso3): Treaties | null;
  /** Agreements that link two countries, EU coordination included where both are in it. */
  socialSecurity(one: Iso3, other: Iso3): readonly SocialSecurityAgreement[];
  /** Null for a state whose pension rises wherever it is paid, or of which nothing is on record. */
  pensionIncreases(state: Iso3): PensionIncreases | null;
}

export interface TreatyContent {
  readonly treaties: readonly Stored<Treaties>[];
  readonly socialSecurity: readonly Stored<SocialSecurityAgreement>[];
  readonly pensionIncreases: readonly Stored<PensionIncreases>[];
}

/** Bound to the members of the Union by a protocol of its own. */
const PROTOCOL: Iso3 = 'GBR';
/** States outside the Union where its coordination of social security holds by treaty. */
const JOINED: ReadonlySet<Iso3> = new Set(['CHE', 'ISL', 'LIE', 'NOR']);

/** Indexes treaties by country, and social security by pair of countries. */
export function openTreaties(content: TreatyContent, provenances: readonly Provenance[]): TreatyLookups {
  const agreementsOf = openByCountry<SocialSecurityAgreement>(content.socialSecurity, provenances);
  const inEu = (iso3: Iso3): boolean => agreementsOf(iso3).some((row) => row.party === 'EU');
  return {
    treaties: openOnePerCountry<Treaties>(content.treaties, provenances),
    pensionIncreases: openOnePerCountry<PensionIncreases>(content.pensionIncreases, provenances),
    socialSecurity(one, other) {
      const both = [...agreementsOf(one), ...agreementsOf(other)];
      const named = both.filter(
        (row) => (row.iso3 === one && row.party === other) || (row.iso3 === other && row.party === one),
      );
      const pair = [one, other];
      const coordinated =
        one !== other &&
        pair.every(inEu) &&
        // The protocol binds the United Kingdom to the members of the Union, not to the four that joined its rules.
        !(pair.includes(PROTOCOL) && pair.some((iso3) => JOINED.has(iso3)));
      const holder = pair.includes(PROTOCOL) ? PROTOCOL : other;
      return coordinated ? [...named, ...agreementsOf(holder).filter((row) => row.party === 'EU')] : named;
    },
  };
}
