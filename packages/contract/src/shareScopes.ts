/**
 * What a shared report shows. In a file of its own, because pages read it without the schemas. `places`: only places,
 * scores and the comparison. `most`: everything except what was told about money and health. `all`: the report as its
 * owner reads it.
 */
export const SHARE_SCOPES = ['places', 'most', 'all'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];
