/** A business by any of the names that its owner gives it, as a part of a pattern. */
export const FIRM = String.raw`(?:compan(?:y|ies)|corporations?|business|firm|start-?up|Ltd|LLC|GmbH|S\.?L\.?|(?:dental |medical |law )?practice|clinic|studio|shop|store|bakery|butchery|restaurant|caf[eé](?!\p{L})|bar|salon|workshop|garage|brewery|hotel|guest ?house|agency|pharmacy)`;
