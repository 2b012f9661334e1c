const THE_GULF = 'ARE BHR KWT OMN QAT SAU'.split(' ');

const LATIN_AMERICA = ['South America', 'Central America', 'MEX', 'CUB', 'DOM'];
const NORDIC = ['DNK', 'FIN', 'ISL', 'NOR', 'SWE'];
const BALTIC = ['EST', 'LTU', 'LVA'];
/** The fifteen states that were republics of the Soviet Union. */
const ONCE_SOVIET = 'ARM AZE BLR EST GEO KAZ KGZ LTU LVA MDA RUS TJK TKM UKR UZB'.split(' ');

/** As the United Nations draw it. */
const WESTERN_EUROPE = 'AUT BEL CHE DEU FRA LIE LUX MCO NLD'.split(' ');
/** The members since January 2025; whether Saudi Arabia has joined is told in two ways. */
const BRICS = 'ARE BRA CHN EGY ETH IDN IND IRN RUS ZAF'.split(' ');
const G7 = 'CAN DEU FRA GBR ITA JPN USA'.split(' ');
const ONCE_YUGOSLAV = 'BIH HRV MKD MNE SRB SVN XKX'.split(' ');

const EASTERN_EUROPE = ['Eastern Europe', 'BGR', 'CZE', 'HUN', 'POL', 'ROU', 'SVK'];
const MIDDLE_EAST = 'ARE BHR EGY IRN IRQ ISR JOR KWT LBN OMN PSE QAT SAU SYR TUR YEM'.split(' ');

/** Where Arabic is the language of most people and of the law. */
const ARAB = 'ARE BHR DZA EGY IRQ JOR KWT LBN LBY MAR MRT OMN PSE QAT SAU SDN SYR TUN YEM'.split(' ');

/** "African countries", "no Asian country": parts of the world by what their countries are called. */
const inCountriesCalled = (
  byAdjective: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(byAdjective).flatMap(([adjective, parts]) =>
      ['countries', 'country', 'nations', 'nation'].map((noun) => [`${adjective} ${noun}`, parts] as const),
    ),
  );

/** Parts of the world by the words people use: regions, subregions and single countries of the atlas. */
export const PARTS_OF_THE_WORLD: Readonly<Record<string, readonly string[]>> = {
  africa: ['Africa'],
  'north africa': ['Northern Africa'],
  'west africa': ['Western Africa'],
  'east africa': ['Eastern Africa'],
  'central africa': ['Middle Africa'],
  'southern africa': ['Southern Africa'],
  'sub saharan africa': ['Western Africa', 'Eastern Africa', 'Middle Africa', 'Southern Africa'],
  asia: ['Asia'],
  'east asia': ['Eastern Asia'],
  'south asia': ['Southern Asia'],
  'central asia': ['Central Asia'],
  'southeast asia': ['South-Eastern Asia'],
  'south east asia': ['South-Eastern Asia'],
  'middle east': MIDDLE_EAST,
  'the gulf': THE_GULF,
  'gulf states': THE_GULF,
  'gulf countries': THE_GULF,
  'gulf monarchies': THE_GULF,
  'gcc states': THE_GULF,
  'gcc countries': THE_GULF,
  gcc: THE_GULF,
  'the americas': ['Americas'],
  'north america': ['North America'],
  'central america': ['Central America'],
  'south america': ['South America'],
  'latin america': LATIN_AMERICA,
  latam: LATIN_AMERICA,
  caribbean: ['Caribbean'],
  europe: ['Europe'],
  // As the United Nations draw them; the atlas tells Central and Southeast Europe apart.
  'eastern europe': EASTERN_EUROPE,
  'western europe': WESTERN_EUROPE,
  'southern europe': ['Southern Europe'],
  'south europe': ['Southern Europe'],
  'northern europe': ['Northern Europe'],
  'north europe': ['Northern Europe'],
  'west europe': WESTERN_EUROPE,
  'central europe': ['Central Europe'],
  dach: ['AUT', 'CHE', 'DEU'],
  iberia: ['AND', 'ESP', 'PRT'],
  'iberian peninsula': ['AND', 'ESP', 'PRT'],
  'british isles': ['GBR', 'IRL'],
  'former yugoslavia': ONCE_YUGOSLAV,
  'ex yugoslavia': ONCE_YUGOSLAV,
  'former yugoslav': ONCE_YUGOSLAV,
  'ex yugoslav': ONCE_YUGOSLAV,
  levant: ['ISR', 'JOR', 'LBN', 'PSE', 'SYR'],
  balkan: ['Southeast Europe'],
  balkans: ['Southeast Europe'],
  scandinavia: ['DNK', 'NOR', 'SWE'],
  nordics: NORDIC,
  'nordic countries': NORDIC,
  'nordic states': NORDIC,
  baltics: BALTIC,
  'baltic states': BALTIC,
  'baltic countries': BALTIC,
  benelux: ['BEL', 'LUX', 'NLD'],
  caucasus: ['ARM', 'AZE', 'GEO'],
  maghreb: ['DZA', 'LBY', 'MAR', 'MRT', 'TUN'],
  'former soviet union': ONCE_SOVIET,
  'former soviet': ONCE_SOVIET,
  'former ussr': ONCE_SOVIET,
  'ex soviet': ONCE_SOVIET,
  'ex ussr': ONCE_SOVIET,
  'post soviet': ONCE_SOVIET,
  oceania: ['Oceania'],
  g7: G7,
  'group of seven': G7,
  brics: BRICS,
  'arab world': ARAB,
  'arab states': ARAB,
  'arabic speaking countries': ARAB,
  'caribbean islands': ['Caribbean'],
  ...inCountriesCalled({
    african: ['Africa'],
    arab: ARAB,
    arabic: ARAB,
    asian: ['Asia'],
    european: ['Europe'],
    balkan: ['Southeast Europe'],
    scandinavian: ['DNK', 'NOR', 'SWE'],
    'latin american': LATIN_AMERICA,
    'south american': ['South America'],
    'central american': ['Central America'],
    'eastern european': EASTERN_EUROPE,
    'middle eastern': MIDDLE_EAST,
  }),
};

/**
 * What people count to a part of the world beside that: where it alone is asked for, nothing that may be meant is ruled
 * out. Whoever asks for Western Europe may well think of Spain or Sweden.
 */
export const AT_WIDEST: Readonly<Record<string, readonly string[]>> = {
  'western europe': ['Southern Europe', 'DNK', 'FIN', 'GBR', 'IRL', 'ISL', 'NOR', 'SWE'],
  'west europe': ['Southern Europe', 'DNK', 'FIN', 'GBR', 'IRL', 'ISL', 'NOR', 'SWE'],
  'southern europe': ['Southeast Europe', 'SVN'],
  'south europe': ['Southeast Europe', 'SVN'],
  'central europe': ['CHE', 'DEU', 'LIE'],
  'eastern europe': ['Southeast Europe', 'EST', 'LTU', 'LVA', 'SVN'],
  balkan: ['GRC', 'SVN'],
  balkans: ['GRC', 'SVN'],
  scandinavia: ['FIN', 'ISL'],
  levant: ['CYP'],
  brics: ['SAU'],
};

/** Names that stand in a sentence behind "the". */
export const WITH_ARTICLE =
  /^(?:g7|group of seven|brics|balkans?|caribbean|nordics|baltics|middle east|maghreb|caucasus|levant|british isles|iberian peninsula|(?:nordic|baltic) .*|former soviet union|former ussr|(?:south|north)ern hemisphere)$/;
