import { capitalised } from './letters.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
};

/** Text without accents and strokes, case kept: "Kraków" becomes "Krakow". */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øđðłßæœþıħŋə]/gi, (letter) => {
      const plain = WHOLE[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? plain : capitalised(plain);
    });
}

/**
 * Text for comparing names: lower case, without accents and apostrophes, other punctuation as a single space. "São
 * Tomé" and "sao tome" are equal, and so are "Xi'an" and "xian".
 */
export function fold(text: string): string {
  // Most names need no work, and decomposing is slow.
  if (/^[a-z0-9 ]*$/i.test(text)) return text.toLowerCase().replace(/ +/g, ' ').trim();
  return withoutMarks(text)
    .toLowerCase()
    .replace(/['’ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
