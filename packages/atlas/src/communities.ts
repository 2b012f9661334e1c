import type { Iso3, Provenance } from './model.ts';

/** People from one country who live in another (country of birth or citizenship), 2020. */
export interface Community {
  readonly origin: Iso3;
  readonly destination: Iso3;
  readonly people: number;
  /** 1 = the largest community in the destination. */
  readonly rank: number;
  /** Percent of those immigrants in the destination whose origin is known. */
  readonly shareOfKnown: number;
  readonly from: Provenance;
}

export interface CommunityLookups {
  /** Null when the origin is not among the forty largest in the destination, or the destination is not covered. */
  community(origin: Iso3, destination: Iso3): Community | null;
  /** The largest first. */
  communitiesIn(destination: Iso3): readonly Community[];
}

/** `[origin, people, share of known]` per destination, the largest first. */
export interface CommunityContent {
  readonly communities: Readonly<Record<Iso3, readonly (readonly [Iso3, number, number])[]>>;
  readonly communitiesFrom: number;
}

/** Ranks the communities of each country. The rows are expected largest first. */
export function openCommunities(
  content: CommunityContent,
  provenances: readonly Provenance[],
): CommunityLookups {
  const from = provenances[content.communitiesFrom] as Provenance;
  const communitiesIn = (destination: Iso3): readonly Community[] =>
    (content.communities[destination] ?? []).map(([origin, people, shareOfKnown], i) => ({
      origin,
      destination,
      people,
      rank: i + 1,
      shareOfKnown,
      from,
    }));
  return {
    communitiesIn,
    community: (origin, destination) =>
      communitiesIn(destination).find((one) => one.origin === origin) ?? null,
  };
}
