/**
 * Scripts by ISO 15924 code. The two sets of Chinese characters count as one, and all other languages use Latin
 * letters.
 */
export type Script =
  | 'Latn'
  | 'Arab'
  | 'Armn'
  | 'Beng'
  | 'Cans'
  | 'Cyrl'
  | 'Deva'
  | 'Ethi'
  | 'Geor'
  | 'Grek'
  | 'Gujr'
  | 'Guru'
  | 'Hani'
  | 'Hebr'
  | 'Jpan'
  | 'Khmr'
  | 'Knda'
  | 'Kore'
  | 'Laoo'
  | 'Mlym'
  | 'Mong'
  | 'Mymr'
  | 'Olck'
  | 'Orya'
  | 'Sinh'
  | 'Taml'
  | 'Telu'
  | 'Thaa'
  | 'Thai'
  | 'Tibt';

/**
 * The usual script of languages that are not written in Latin letters, from the likely subtags of Unicode CLDR 48,
 * for all languages that can be chosen or are official anywhere.
 */
const LIKELY: Readonly<Partial<Record<Script, string>>> = {
  Arab: 'ar ckb fa ks ps sd ug ur wni zdj',
  Armn: 'hy',
  Beng: 'as bn',
  Cans: 'crk iu',
  Cyrl: 'ab ady av ba be bg bua ce inh kbd kk koi krc kum kv ky lbe lez mdf mk mn myv os ru sah sr tg tt tyv udm uk',
  Deva: 'hi hif kok mai mr ne sa',
  Ethi: 'am ti',
  Geor: 'ka',
  Grek: 'el',
  Gujr: 'gu',
  Guru: 'pa',
  Hani: 'yue zh',
  Hebr: 'he',
  Jpan: 'ja',
  Khmr: 'km',
  Knda: 'kn',
  Kore: 'ko',
  Laoo: 'lo',
  Mlym: 'ml',
  Mymr: 'my',
  Olck: 'sat',
  Orya: 'or',
  Sinh: 'si',
  Taml: 'ta',
  Telu: 'te',
  Thaa: 'dv',
  Thai: 'th',
  Tibt: 'bo dz',
};

const BY_LANGUAGE: ReadonlyMap<string, Script> = new Map(
  Object.entries(LIKELY).flatMap(([script, codes]) =>
    codes.split(' ').map((code) => [code, script as Script] as const),
  ),
);

/** Scripts that a language code may contain: `sr-Latn`, `zh_Hant`. */
const NAMED: Readonly<Record<string, Script>> = {
  Arab: 'Arab',
  Cyrl: 'Cyrl',
  Deva: 'Deva',
  Hans: 'Hani',
  Hant: 'Hani',
  Latn: 'Latn',
  Mong: 'Mong',
};

/** The script of a language by its code: `el` Greek, `sr-Latn` Latin. */
export function scriptOf(code: string): Script {
  const [language = '', ...notes] = code.split(/[-_]/);
  const named = notes.map((note) => NAMED[note]).find((script) => script !== undefined);
  return named ?? BY_LANGUAGE.get(language.toLowerCase()) ?? 'Latn';
}

/** The script as readers call it: "Greek letters", "Chinese characters". */
export const SCRIPT_NAMES: Readonly<Record<Script, string>> = {
  Latn: 'Latin letters',
  Arab: 'Arabic letters',
  Armn: 'Armenian letters',
  Beng: 'Bengali letters',
  Cans: 'Canadian syllabics',
  Cyrl: 'Cyrillic letters',
  Deva: 'Devanagari',
  Ethi: 'Ethiopic letters',
  Geor: 'Georgian letters',
  Grek: 'Greek letters',
  Gujr: 'Gujarati letters',
  Guru: 'Gurmukhi letters',
  Hani: 'Chinese characters',
  Hebr: 'Hebrew letters',
  Jpan: 'Japanese characters',
  Khmr: 'Khmer letters',
  Knda: 'Kannada letters',
  Kore: 'Korean letters',
  Laoo: 'Lao letters',
  Mlym: 'Malayalam letters',
  Mong: 'Mongolian letters',
  Mymr: 'Burmese letters',
  Olck: 'Ol Chiki letters',
  Orya: 'Odia letters',
  Sinh: 'Sinhala letters',
  Taml: 'Tamil letters',
  Telu: 'Telugu letters',
  Thaa: 'Thaana letters',
  Thai: 'Thai letters',
  Tibt: 'Tibetan letters',
};
