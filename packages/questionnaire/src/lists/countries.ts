/** Countries offered wherever a country is asked for, by English name. Codes are ISO 3166-1; Kosovo is XKX. */
import { foldText } from './foldText.ts';

export interface Country {
  /** ISO 3166-1 alpha-3: the value of an answer. */
  readonly iso3: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso2: string;
  readonly name: string;
}

const TABLE: readonly (readonly [iso3: string, iso2: string, name: string])[] = [
  ['AFG', 'AF', 'Afghanistan'],
  ['ALB', 'AL', 'Albania'],
  ['DZA', 'DZ', 'Algeria'],
  ['AND', 'AD', 'Andorra'],
  ['AGO', 'AO', 'Angola'],
  ['ATG', 'AG', 'Antigua and Barbuda'],
  ['ARG', 'AR', 'Argentina'],
  ['ARM', 'AM', 'Armenia'],
  ['AUS', 'AU', 'Australia'],
  ['AUT', 'AT', 'Austria'],
  ['AZE', 'AZ', 'Azerbaijan'],
  ['BHS', 'BS', 'Bahamas'],
  ['BHR', 'BH', 'Bahrain'],
  ['BGD', 'BD', 'Bangladesh'],
  ['BRB', 'BB', 'Barbados'],
  ['BLR', 'BY', 'Belarus'],
  ['BEL', 'BE', 'Belgium'],
  ['BLZ', 'BZ', 'Belize'],
  ['BEN', 'BJ', 'Benin'],
  ['BTN', 'BT', 'Bhutan'],
  ['BOL', 'BO', 'Bolivia'],
  ['BIH', 'BA', 'Bosnia and Herzegovina'],
  ['BWA', 'BW', 'Botswana'],
  ['BRA', 'BR', 'Brazil'],
  ['BRN', 'BN', 'Brunei'],
  ['BGR', 'BG', 'Bulgaria'],
  ['BFA', 'BF', 'Burkina Faso'],
  ['BDI', 'BI', 'Burundi'],
  ['KHM', 'KH', 'Cambodia'],
  ['CMR', 'CM', 'Cameroon'],
  ['CAN', 'CA', 'Canada'],
  ['CPV', 'CV', 'Cape Verde'],
  ['CAF', 'CF', 'Central African Republic'],
  ['TCD', 'TD', 'Chad'],
  ['CHL', 'CL', 'Chile'],
  ['CHN', 'CN', 'China'],
  ['COL', 'CO', 'Colombia'],
  ['COM', 'KM', 'Comoros'],
  ['CRI', 'CR', 'Costa Rica'],
  ['HRV', 'HR', 'Croatia'],
  ['CUB', 'CU', 'Cuba'],
  ['CYP', 'CY', 'Cyprus'],
  ['CZE', 'CZ', 'Czechia'],
  ['DNK', 'DK', 'Denmark'],
  ['DJI', 'DJ', 'Djibouti'],
  ['DMA', 'DM', 'Dominica'],
  ['DOM', 'DO', 'Dominican Republic'],
  ['COD', 'CD', 'DR Congo'],
  ['ECU', 'EC', 'Ecuador'],
  ['EGY', 'EG', 'Egypt'],
  ['SLV', 'SV', 'El Salvador'],
  ['GNQ', 'GQ', 'Equatorial Guinea'],
  ['ERI', 'ER', 'Eritrea'],
  ['EST', 'EE', 'Estonia'],
  ['SWZ', 'SZ', 'Eswatini'],
  ['ETH', 'ET', 'Ethiopia'],
  ['FJI', 'FJ', 'Fiji'],
  ['FIN', 'FI', 'Finland'],
  ['FRA', 'FR', 'France'],
  ['GAB', 'GA', 'Gabon'],
  ['GMB', 'GM', 'Gambia'],
  ['GEO', 'GE', 'Georgia'],
  ['DEU', 'DE', 'Germany'],
  ['GHA', 'GH', 'Ghana'],
  ['GRC', 'GR', 'Greece'],
  ['GRD', 'GD', 'Grenada'],
  ['GTM', 'GT', 'Guatemala'],
  ['GIN', 'GN', 'Guinea'],
  ['GNB', 'GW', 'Guinea-Bissau'],
  ['GUY', 'GY', 'Guyana'],
  ['HTI', 'HT', 'Haiti'],
  ['HND', 'HN', 'Honduras'],
  ['HKG', 'HK', 'Hong Kong'],
  ['HUN', 'HU', 'Hungary'],
  ['ISL', 'IS', 'Iceland'],
  ['IND', 'IN', 'India'],
  ['IDN', 'ID', 'Indonesia'],
  ['IRN', 'IR', 'Iran'],
  ['IRQ', 'IQ', 'Iraq'],
  ['IRL', 'IE', 'Ireland'],
  ['ISR', 'IL', 'Israel'],
  ['ITA', 'IT', 'Italy'],
  ['CIV', 'CI', 'Ivory Coast'],
  ['JAM', 'JM', 'Jamaica'],
  ['JPN', 'JP', 'Japan'],
  ['JOR', 'JO', 'Jordan'],
  ['KAZ', 'KZ', 'Kazakhstan'],
  ['KEN', 'KE', 'Kenya'],
  ['KIR', 'KI', 'Kiribati'],
  ['XKX', 'XK', 'Kosovo'],
  ['KWT', 'KW', 'Kuwait'],
  ['KGZ', 'KG', 'Kyrgyzstan'],
  ['LAO', 'LA', 'Laos'],
  ['LVA', 'LV', 'Latvia'],
  ['LBN', 'LB', 'Lebanon'],
  ['LSO', 'LS', 'Lesotho'],
  ['LBR', 'LR', 'Liberia'],
  ['LBY', 'LY', 'Libya'],
  ['LIE', 'LI', 'Liechtenstein'],
  ['LTU', 'LT', 'Lithuania'],
  ['LUX', 'LU', 'Luxembourg'],
  ['MDG', 'MG', 'Madagascar'],
  ['MWI', 'MW', 'Malawi'],
  ['MYS', 'MY', 'Malaysia'],
  ['MDV', 'MV', 'Maldives'],
  ['MLI', 'ML', 'Mali'],
  ['MLT', 'MT', 'Malta'],
  ['MHL', 'MH', 'Marshall Islands'],
  ['MRT', 'MR', 'Mauritania'],
  ['MUS', 'MU', 'Mauritius'],
  ['MEX', 'MX', 'Mexico'],
  ['FSM', 'FM', 'Micronesia'],
  ['MDA', 'MD', 'Moldova'],
  ['MCO', 'MC', 'Monaco'],
  ['MNG', 'MN', 'Mongolia'],
  ['MNE', 'ME', 'Montenegro'],
  ['MAR', 'MA', 'Morocco'],
  ['MOZ', 'MZ', 'Mozambique'],
  ['MMR', 'MM', 'Myanmar'],
  ['NAM', 'NA', 'Namibia'],
  ['NRU', 'NR', 'Nauru'],
  ['NPL', 'NP', 'Nepal'],
  ['NLD', 'NL', 'Netherlands'],
  ['NZL', 'NZ', 'New Zealand'],
  ['NIC', 'NI', 'Nicaragua'],
  ['NER', 'NE', 'Niger'],
  ['NGA', 'NG', 'Nigeria'],
  ['PRK', 'KP', 'North Korea'],
  ['MKD', 'MK', 'North Macedonia'],
  ['NOR', 'NO', 'Norway'],
  ['OMN', 'OM', 'Oman'],
  ['PAK', 'PK', 'Pakistan'],
  ['PLW', 'PW', 'Palau'],
  ['PSE', 'PS', 'Palestine'],
  ['PAN', 'PA', 'Panama'],
  ['PNG', 'PG', 'Papua New Guinea'],
  ['PRY', 'PY', 'Paraguay'],
  ['PER', 'PE', 'Peru'],
  ['PHL', 'PH', 'Philippines'],
  ['POL', 'PL', 'Poland'],
  ['PRT', 'PT', 'Portugal'],
  ['QAT', 'QA', 'Qatar'],
  ['COG', 'CG', 'Republic of the Congo'],
  ['ROU', 'RO', 'Romania'],
  ['RUS', 'RU', 'Russia'],
  ['RWA', 'RW', 'Rwanda'],
  ['KNA', 'KN', 'Saint Kitts and Nevis'],
  ['LCA', 'LC', 'Saint Lucia'],
  ['VCT', 'VC', 'Saint Vincent and the Grenadines'],
  ['WSM', 'WS', 'Samoa'],
  ['SMR', 'SM', 'San Marino'],
  ['STP', 'ST', 'São Tomé and Príncipe'],
  ['SAU', 'SA', 'Saudi Arabia'],
  ['SEN', 'SN', 'Senegal'],
  ['SRB', 'RS', 'Serbia'],
  ['SYC', 'SC', 'Seychelles'],
  ['SLE', 'SL', 'Sierra Leone'],
  ['SGP', 'SG', 'Singapore'],
  ['SVK', 'SK', 'Slovakia'],
  ['SVN', 'SI', 'Slovenia'],
  ['SLB', 'SB', 'Solomon Islands'],
  ['SOM', 'SO', 'Somalia'],
  ['ZAF', 'ZA', 'South Africa'],
  ['KOR', 'KR', 'South Korea'],
  ['SSD', 'SS', 'South Sudan'],
  ['ESP', 'ES', 'Spain'],
  ['LKA', 'LK', 'Sri Lanka'],
  ['SDN', 'SD', 'Sudan'],
  ['SUR', 'SR', 'Suriname'],
  ['SWE', 'SE', 'Sweden'],
  ['CHE', 'CH', 'Switzerland'],
  ['SYR', 'SY', 'Syria'],
  ['TWN', 'TW', 'Taiwan'],
  ['TJK', 'TJ', 'Tajikistan'],
  ['TZA', 'TZ', 'Tanzania'],
  ['THA', 'TH', 'Thailand'],
  ['TLS', 'TL', 'Timor-Leste'],
  ['TGO', 'TG', 'Togo'],
  ['TON', 'TO', 'Tonga'],
  ['TTO', 'TT', 'Trinidad and Tobago'],
  ['TUN', 'TN', 'Tunisia'],
  ['TUR', 'TR', 'Türkiye'],
  ['TKM', 'TM', 'Turkmenistan'],
  ['TUV', 'TV', 'Tuvalu'],
  ['UGA', 'UG', 'Uganda'],
  ['UKR', 'UA', 'Ukraine'],
  ['ARE', 'AE', 'United Arab Emirates'],
  ['GBR', 'GB', 'United Kingdom'],
  ['USA', 'US', 'United States'],
  ['URY', 'UY', 'Uruguay'],
  ['UZB', 'UZ', 'Uzbekistan'],
  ['VUT', 'VU', 'Vanuatu'],
  ['VAT', 'VA', 'Vatican City'],
  ['VEN', 'VE', 'Venezuela'],
  ['VNM', 'VN', 'Vietnam'],
  ['YEM', 'YE', 'Yemen'],
  ['ZMB', 'ZM', 'Zambia'],
  ['ZWE', 'ZW', 'Zimbabwe'],
];

/** Other names in use, as they are written, by the country's code; matched after names and codes. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  ARE: ['Emirates', 'UAE'],
  ATG: ['Antigua'],
  BHS: ['The Bahamas'],
  BIH: ['Bosnia', 'Bosnia & Herzegovina'],
  BRN: ['Brunei Darussalam'],
  CIV: ["Cote d'Ivoire"],
  COD: ['Congo-Kinshasa', 'Democratic Republic of the Congo', 'DRC'],
  COG: ['Congo', 'Congo-Brazzaville'],
  CPV: ['Cabo Verde'],
  CZE: ['Czech Republic'],
  GBR: ['Britain', 'England', 'Great Britain', 'Northern Ireland', 'Scotland', 'UK', 'Wales'],
  GMB: ['The Gambia'],
  HKG: ['Hong Kong SAR'],
  IRL: ['Republic of Ireland'],
  KGZ: ['Kyrgyz Republic'],
  KNA: ['St. Kitts'],
  KOR: ['Korea, Republic of'],
  MKD: ['Macedonia'],
  MMR: ['Burma'],
  NLD: ['Holland', 'The Netherlands'],
  RUS: ['Russian Federation'],
  SVK: ['Slovak Republic'],
  SWZ: ['Swaziland'],
  TLS: ['East Timor'],
  TTO: ['Tobago', 'Trinidad'],
  TUR: ['Turkey'],
  USA: ['America', 'U.S.A.', 'United States of America', 'USA'],
  VAT: ['Holy See', 'Vatican'],
  VCT: ['St. Vincent'],
  VNM: ['Viet Nam'],
};

/** Other names of a country (ISO 3166-1 alpha-3), as they are written. */
export const alsoCalled = (iso3: string): readonly string[] => ALSO_CALLED[iso3] ?? [];

/** The same names, folded, each with the country's code. */
export const OTHER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALSO_CALLED).flatMap(([iso3, names]) => names.map((name) => [foldText(name), iso3])),
);

/** All 198 countries, alphabetical by name. */
export const COUNTRIES: readonly Country[] = TABLE.map(([iso3, iso2, name]) => ({ iso3, iso2, name }));

const BY_TEXT = new Map<string, Country>();
for (const country of COUNTRIES) {
  for (const text of [country.name, country.iso3, country.iso2]) BY_TEXT.set(foldText(text), country);
}
for (const [alias, iso3] of Object.entries(OTHER_NAMES)) {
  const country = BY_TEXT.get(foldText(iso3));
  if (country) BY_TEXT.set(alias, country);
}

/**
 * The country named by a text: English name, common other name, alpha-3 or alpha-2 code, ignoring case, diacritics
 * and surrounding space. Undefined where none matches exactly.
 */
export function findCountry(text: string): Country | undefined {
  return BY_TEXT.get(foldText(text.trim()));
}

/** Number of letters from which the beginning of another name suffices. */
const LEAST = 4;

/** The country (ISO 3166-1 alpha-3) with this folded name as an alternative. */
export const countryAlsoCalled = (folded: string): string | undefined => OTHER_NAMES[folded];

/** Whether a folded text is an alternative name of a country, or the beginning of one, unless it is short. */
export function isOtherName(iso3: string, folded: string): boolean {
  return Object.entries(OTHER_NAMES).some(
    ([alias, code]) =>
      code === iso3 && (alias === folded || (folded.length >= LEAST && alias.startsWith(folded))),
  );
}
