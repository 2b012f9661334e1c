/**
 * What a shared report shows, apart from the schemas, because pages read it. `places`: places, scores and the
 * comparison alone. `most`: everything but what was told about money and health. `all`: the report as its owner
 * reads it.
 */
export const SHARE_SCOPES = ['places', 'most', 'all'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];
