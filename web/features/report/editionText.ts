/** "First edition", "Edition 2": the same words as on the cover of the PDF. */
export const editionText = (revision: number): string =>
  revision === 1 ? 'First edition' : `Edition ${revision}`;
