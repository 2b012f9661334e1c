/** Groups of three after a point: in a field of whole numbers these are thousands, though browsers read a fraction. */
const THOUSANDS = /^[1-9]\d*(?:\.\d{3})+$/;

/** The number that a field of whole numbers holds: "3.000", as written from Portugal to Indonesia, is three thousand. */
export const wholeNumber = (text: string): number =>
  Number(THOUSANDS.test(text) ? text.replaceAll('.', '') : text);
