const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ı: 'i', ł: 'l', đ: 'd', æ: 'ae' };

/** A text normalised for searching: lower case, without diacritics, with plain apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øßıłđæ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[’‘]/g, "'");
}
