/** Where generated households come from: a home town, the languages spoken there, and how people are called. */
export interface Origin {
  readonly iso3: string;
  readonly countryCode: string;
  readonly country: string;
  readonly towns: readonly string[];
  readonly languages: readonly string[];
  readonly names: readonly string[];
  /** Countries to which families there often have ties. */
  readonly ties: readonly string[];
}

function origin(
  iso3: string,
  countryCode: string,
  country: string,
  rest: Readonly<Record<'towns' | 'languages' | 'names' | 'ties', string>>,
): Origin {
  const list = (text: string): readonly string[] => text.split(', ');
  return {
    iso3,
    countryCode,
    country,
    towns: list(rest.towns),
    languages: list(rest.languages),
    names: list(rest.names),
    ties: list(rest.ties),
  };
}

/** Home countries of every continent, large and small, rich and poor. */
export const ORIGINS: readonly Origin[] = [
  origin('USA', 'us', 'United States', {
    towns: 'Austin, Cleveland, San Diego, Boise',
    languages: 'en',
    names: 'Dana, Walt, Priya, Luis, Harper, Ed',
    ties: 'IRL, MEX, ITA, CAN',
  }),
  origin('GBR', 'gb', 'United Kingdom', {
    towns: 'Leeds, Norwich, Glasgow',
    languages: 'en',
    names: 'Gemma, Colin, Aisha, Ruth, Tom, Nia',
    ties: 'IRL, AUS, PAK',
  }),
  origin('DEU', 'de', 'Germany', {
    towns: 'Köln, Leipzig, Freiburg',
    languages: 'de, en',
    names: 'Anke, Jens, Mehmet, Lotte, Uwe',
    ties: 'TUR, AUT, POL',
  }),
  origin('FRA', 'fr', 'France', {
    towns: 'Lyon, Rennes',
    languages: 'fr, en',
    names: 'Élodie, Karim, Luc, Manon',
    ties: 'PRT, DZA, CAN',
  }),
  origin('NLD', 'nl', 'Netherlands', {
    towns: 'Utrecht, Zwolle',
    languages: 'nl, en, de',
    names: 'Sanne, Joost, Femke, Bram',
    ties: 'BEL, SUR, IDN',
  }),
  origin('POL', 'pl', 'Poland', {
    towns: 'Kraków, Gdynia',
    languages: 'pl, en',
    names: 'Kasia, Marek, Ola, Piotr',
    ties: 'GBR, DEU, USA',
  }),
  origin('SWE', 'se', 'Sweden', {
    towns: 'Malmö, Umeå',
    languages: 'sv, en',
    names: 'Elsa, Nils, Maja, Leif',
    ties: 'FIN, NOR, ESP',
  }),
  origin('ITA', 'it', 'Italy', {
    towns: 'Bologna, Bari',
    languages: 'it, en',
    names: 'Chiara, Paolo, Giulia, Nino',
    ties: 'ARG, CHE, DEU',
  }),
  origin('ESP', 'es', 'Spain', {
    towns: 'Valencia, Gijón',
    languages: 'es, en',
    names: 'Lucía, Íñigo, Marta, Álvaro',
    ties: 'ARG, FRA, VEN',
  }),
  origin('CHE', 'ch', 'Switzerland', {
    towns: 'Winterthur, Lausanne',
    languages: 'de, fr, en',
    names: 'Regula, Beat, Noémie, Luca',
    ties: 'ITA, PRT, FRA',
  }),
  origin('CAN', 'ca', 'Canada', {
    towns: 'Hamilton, Halifax',
    languages: 'en, fr',
    names: 'Meg, Raj, Sylvie, Doug',
    ties: 'GBR, IND, LBN',
  }),
  origin('AUS', 'au', 'Australia', {
    towns: 'Perth, Newcastle',
    languages: 'en',
    names: 'Kylie, Bruce, Mei, Jack',
    ties: 'GBR, NZL, GRC',
  }),
  origin('NZL', 'nz', 'New Zealand', {
    towns: 'Dunedin, Tauranga',
    languages: 'en',
    names: 'Aroha, Pete, Hana, Rob',
    ties: 'AUS, GBR, WSM',
  }),
  origin('IND', 'in', 'India', {
    towns: 'Kochi, Pune, Lucknow',
    languages: 'hi, en',
    names: 'Anjali, Vikram, Meera, Arjun',
    ties: 'CAN, GBR, ARE',
  }),
  origin('CHN', 'cn', 'China', {
    towns: 'Chengdu, Xiamen',
    languages: 'zh, en',
    names: 'Wei, Lan, Jun, Xiaoming',
    ties: 'SGP, AUS, CAN',
  }),
  origin('PHL', 'ph', 'Philippines', {
    towns: 'Cebu City, Davao City',
    languages: 'fil, en',
    names: 'Maricel, Jun, Grace, Paolo',
    ties: 'USA, CAN, ARE',
  }),
  origin('PAK', 'pk', 'Pakistan', {
    towns: 'Lahore, Karachi',
    languages: 'ur, en',
    names: 'Bilal, Sana, Imran, Hira',
    ties: 'GBR, ARE, SAU',
  }),
  origin('JPN', 'jp', 'Japan', {
    towns: 'Osaka, Sendai',
    languages: 'ja',
    names: 'Yuki, Kenji, Haruka, Sho',
    ties: 'BRA, USA, AUS',
  }),
  origin('SGP', 'sg', 'Singapore', {
    towns: 'Singapore',
    languages: 'en, zh',
    names: 'Hui Min, Daniel, Siti, Kumar',
    ties: 'MYS, AUS, GBR',
  }),
  origin('VNM', 'vn', 'Vietnam', {
    towns: 'Da Nang, Hanoi',
    languages: 'vi, en',
    names: 'Linh, Minh, Trang, Huy',
    ties: 'USA, AUS, FRA',
  }),
  origin('TUR', 'tr', 'Türkiye', {
    towns: 'İzmir, Ankara',
    languages: 'tr, en',
    names: 'Elif, Emre, Zeynep, Can',
    ties: 'DEU, AUT, BGR',
  }),
  origin('ISR', 'il', 'Israel', {
    towns: 'Haifa, Tel Aviv',
    languages: 'he, en',
    names: 'Noa, Yossi, Tamar, Ido',
    ties: 'USA, FRA, ROU',
  }),
  origin('LBN', 'lb', 'Lebanon', {
    towns: 'Beirut, Tripoli',
    languages: 'ar, fr, en',
    names: 'Rima, Fadi, Maya, Georges',
    ties: 'FRA, CAN, BRA',
  }),
  origin('IRN', 'ir', 'Iran', {
    towns: 'Shiraz, Tehran',
    languages: 'fa, en',
    names: 'Leila, Reza, Neda, Kian',
    ties: 'DEU, TUR, CAN',
  }),
  origin('EGY', 'eg', 'Egypt', {
    towns: 'Cairo, Alexandria',
    languages: 'ar, en',
    names: 'Hala, Omar, Nour, Tarek',
    ties: 'SAU, ITA, KWT',
  }),
  origin('NGA', 'ng', 'Nigeria', {
    towns: 'Lagos, Ibadan',
    languages: 'en, yo',
    names: 'Tolu, Chidi, Ngozi, Femi',
    ties: 'GBR, USA, CAN',
  }),
  origin('KEN', 'ke', 'Kenya', {
    towns: 'Nairobi, Mombasa',
    languages: 'en, sw',
    names: 'Wanjiru, Otieno, Faith, Kip',
    ties: 'GBR, USA, QAT',
  }),
  origin('ZAF', 'za', 'South Africa', {
    towns: 'Durban, Pretoria',
    languages: 'en, af, zu',
    names: 'Thandi, Pieter, Lerato, Naledi',
    ties: 'GBR, AUS, NLD',
  }),
  origin('BRA', 'br', 'Brazil', {
    towns: 'Recife, Curitiba',
    languages: 'pt, en',
    names: 'Bruna, Caio, Letícia, João',
    ties: 'PRT, ITA, JPN',
  }),
  origin('ARG', 'ar', 'Argentina', {
    towns: 'Rosario, Mendoza',
    languages: 'es, en',
    names: 'Sofía, Nico, Valen, Graciela',
    ties: 'ITA, ESP, URY',
  }),
  origin('MEX', 'mx', 'Mexico', {
    towns: 'Guadalajara, Mérida',
    languages: 'es, en',
    names: 'Ximena, Beto, Paty, Diego',
    ties: 'USA, ESP',
  }),
  origin('VEN', 've', 'Venezuela', {
    towns: 'Maracaibo, Caracas',
    languages: 'es',
    names: 'Yuli, Andrés, Carmen, Jesús',
    ties: 'COL, ESP, CHL',
  }),
  origin('UKR', 'ua', 'Ukraine', {
    towns: 'Lviv, Kharkiv',
    languages: 'uk, ru, en',
    names: 'Olena, Taras, Iryna, Bohdan',
    ties: 'POL, CZE, DEU',
  }),
  origin('RUS', 'ru', 'Russia', {
    towns: 'Kazan, Saint Petersburg',
    languages: 'ru, en',
    names: 'Masha, Ilya, Katya, Dima',
    ties: 'ISR, SRB, GEO',
  }),
];
