import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';

/** Adjectives of countries, as customers write them beside a degree, a passport or an ancestor. */
const DEMONYMS: Readonly<Record<string, Iso3>> = {
  afghan: 'AFG',
  albanian: 'ALB',
  algerian: 'DZA',
  american: 'USA',
  angolan: 'AGO',
  argentine: 'ARG',
  argentinian: 'ARG',
  armenian: 'ARM',
  australian: 'AUS',
  austrian: 'AUT',
  azerbaijani: 'AZE',
  bahraini: 'BHR',
  bangladeshi: 'BGD',
  belarusian: 'BLR',
  belgian: 'BEL',
  bolivian: 'BOL',
  bosnian: 'BIH',
  brazilian: 'BRA',
  brazillian: 'BRA',
  british: 'GBR',
  bulgarian: 'BGR',
  cambodian: 'KHM',
  cameroonian: 'CMR',
  canadian: 'CAN',
  chilean: 'CHL',
  chinese: 'CHN',
  colombian: 'COL',
  'costa rican': 'CRI',
  croatian: 'HRV',
  cuban: 'CUB',
  cypriot: 'CYP',
  czech: 'CZE',
  danish: 'DNK',
  dutch: 'NLD',
  ecuadorian: 'ECU',
  egyptian: 'EGY',
  emirati: 'ARE',
  english: 'GBR',
  eritrean: 'ERI',
  estonian: 'EST',
  ethiopian: 'ETH',
  filipina: 'PHL',
  filipino: 'PHL',
  finnish: 'FIN',
  french: 'FRA',
  german: 'DEU',
  ghanaian: 'GHA',
  greek: 'GRC',
  guatemalan: 'GTM',
  haitian: 'HTI',
  honduran: 'HND',
  hungarian: 'HUN',
  icelandic: 'ISL',
  indian: 'IND',
  indonesian: 'IDN',
  iranian: 'IRN',
  iraqi: 'IRQ',
  irish: 'IRL',
  israeli: 'ISR',
  italian: 'ITA',
  ivorian: 'CIV',
  jamaican: 'JAM',
  japanese: 'JPN',
  jordanian: 'JOR',
  kazakh: 'KAZ',
  kazakhstani: 'KAZ',
  kenyan: 'KEN',
  korean: 'KOR',
  kosovar: 'XKX',
  kuwaiti: 'KWT',
  kyrgyz: 'KGZ',
  laotian: 'LAO',
  latvian: 'LVA',
  lebanese: 'LBN',
  libyan: 'LBY',
  lithuanian: 'LTU',
  luxembourgish: 'LUX',
  macedonian: 'MKD',
  malaysian: 'MYS',
  maltese: 'MLT',
  mauritian: 'MUS',
  mexican: 'MEX',
  moldovan: 'MDA',
  mongolian: 'MNG',
  montenegrin: 'MNE',
  moroccan: 'MAR',
  mozambican: 'MOZ',
  namibian: 'NAM',
  nepalese: 'NPL',
  nepali: 'NPL',
  nicaraguan: 'NIC',
  nigerian: 'NGA',
  norwegian: 'NOR',
  omani: 'OMN',
  pakistani: 'PAK',
  palestinian: 'PSE',
  panamanian: 'PAN',
  paraguayan: 'PRY',
  peruvian: 'PER',
  polish: 'POL',
  portuguese: 'PRT',
  qatari: 'QAT',
  romanian: 'ROU',
  russian: 'RUS',
  rwandan: 'RWA',
  salvadoran: 'SLV',
  saudi: 'SAU',
  scottish: 'GBR',
  senegalese: 'SEN',
  serbian: 'SRB',
  singaporean: 'SGP',
  slovak: 'SVK',
  slovenian: 'SVN',
  'south african': 'ZAF',
  spanish: 'ESP',
  'sri lankan': 'LKA',
  sudanese: 'SDN',
  swedish: 'SWE',
  swiss: 'CHE',
  syrian: 'SYR',
  taiwanese: 'TWN',
  tanzanian: 'TZA',
  thai: 'THA',
  tunisian: 'TUN',
  turkish: 'TUR',
  ugandan: 'UGA',
  ukrainian: 'UKR',
  uruguayan: 'URY',
  uzbek: 'UZB',
  venezuelan: 'VEN',
  vietnamese: 'VNM',
  welsh: 'GBR',
  yemeni: 'YEM',
  zambian: 'ZMB',
  zimbabwean: 'ZWE',
};

/** Excludes larger or smaller peoples whose name ends in a country's adjective: "Latin American". */
const OTHER_PEOPLES = String.raw`(?<!\b(?:latin|central|south|north|native|african|asian)[- ])`;

/** Pattern of those adjectives. */
export const ADJECTIVES = `(?:${OTHER_PEOPLES}(?:${Object.keys(DEMONYMS).join('|')}))`;

/** Papers of study or work; an adjective before them names the issuing country. */
const PAPERS = '(?:licen[cs]es?|degrees?|diplomas?|qualifications?|certificates?|credentials?|registration)';
/** Words around an adjective that make it a language or a subject: "in Polish", "a German teacher". */
const AS_LANGUAGE_BEFORE = String.raw`(?<!\b(?:in|into|speaks?|speaking|learn|learning|know|study|studies|studied|teach|teaches|teaching|taught) )`;
const AS_LANGUAGE_AFTER = String.raw`(?!-speaking| (?:schools?|lessons?|class(?:es)?|courses?|speakers?|language|grammar|literature|tutors?|tutoring|translators?|translations?|interpreters?|department|studies|philology)\b| teach(?:er|ers|ing)\b(?!(?:[’']s)? ${PAPERS}))`;
/** English is studied all over the world, so a degree in it reveals no country. */
const ENGLISH_TAUGHT = String.raw`(?!english (?:teaching|degree|diploma|major|graduate))`;

/**
 * The country whose adjective a text contains ("Italian citizenship"), unless a language is meant. The adjective of a
 * paper of study or work comes first ("an English teacher with her Korean licence"), then the first in the text. Null
 * where there is none.
 */
export function countryOfAdjective(atlas: Atlas, text: string): Country | null {
  const found = [
    ...text.matchAll(
      new RegExp(`${AS_LANGUAGE_BEFORE}\\b${ENGLISH_TAUGHT}(${ADJECTIVES})s?\\b${AS_LANGUAGE_AFTER}`, 'gi'),
    ),
  ];
  const onPaper = found.find(({ 0: word, index }) =>
    new RegExp(`^ (?:[\\p{L}-]+ ){0,2}?${PAPERS}\\b`, 'iu').test(text.slice(index + word.length)),
  );
  const adjective = (onPaper ?? found[0])?.[1]?.toLowerCase();
  const iso3 = adjective === undefined ? undefined : DEMONYMS[adjective];
  return iso3 === undefined ? null : atlas.country(iso3);
}

/** Every country whose adjective a text contains, languages excepted: "Italian company, Greek regime". */
export function adjectivesIn(atlas: Atlas, text: string): readonly Country[] {
  const found = text.matchAll(
    new RegExp(`${AS_LANGUAGE_BEFORE}\\b(${ADJECTIVES})s?\\b${AS_LANGUAGE_AFTER}`, 'gi'),
  );
  return [...found].flatMap(([, word]) => atlas.country(DEMONYMS[word?.toLowerCase() ?? ''] ?? '') ?? []);
}
