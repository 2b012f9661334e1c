/**
 * Dimensions shared by every world map of the site, so that layers and pins match. Separate from the projection,
 * which pages do not need.
 */
export const sheetWidth = 1000;

/** From 84° north to 57° south in the site's projection (projection.ts). */
export const sheetHeight = 435;

export const sheetViewBox = `0 0 ${sheetWidth} ${sheetHeight}`;
