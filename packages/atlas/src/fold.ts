/** Letters that Unicode does not take apart into a base letter and a mark. */
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

/** Letters without accents and strokes, in their case: "Kraków" as a keyboard without them writes it, "Krakow". */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øđðłßæœþıħŋə]/gi, (letter) => {
      const plain = WHOLE[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
    });
}

/**
 * Text for comparing names: lower case, accents and apostrophes dropped, any other punctuation a single space.
 * "São Tomé" and "sao tome" fold to the same text, and so do "Xi'an" and "xian".
 */
export function fold(text: string): string {
  // Most names are plain already, and taking marks off is slow.
  if (/^[a-z0-9 ]*$/i.test(text)) return text.toLowerCase().replace(/ +/g, ' ').trim();
  return withoutMarks(text)
    .toLowerCase()
    .replace(/['’ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
