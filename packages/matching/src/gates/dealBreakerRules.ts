import {
  coldLimit,
  dustLimit,
  euroLimit,
  type FindLimit,
  heatLimit,
  percentLimit,
  yearsLimit,
} from './ownLimit.ts';
import type { Flat } from '../personal/month.ts';
import type { ReadFrom } from './read.ts';

/** A deal-breaker we know how to read: words that mean it, and the limits it sets. */
export interface DealBreakerRule {
  readonly id: string;
  /** Shown back to the customer: "We read this as: …". */
  readonly label: string;
  /**
   * `bad`: the thing itself rules a place out ("earthquakes", "no earthquakes"). `good`: its absence does ("no sea",
   * "far from the sea", "must be near the sea"); the thing named alone is not read.
   */
  readonly sense: 'bad' | 'good';
  readonly words: RegExp;
  readonly read: ReadFrom;
  readonly kind: 'least' | 'most';
  readonly soft: number;
  readonly hard: number;
  /** The customer's own number in place of our limits. */
  readonly own?: OwnNumber;
  /** Holds only where another indicator reaches a value: damp air is hard to bear where summers are hot. */
  readonly onlyWhere?: { readonly indicator: string; readonly least: number };
  /** Says nothing where another indicator passes a value: respect for belief tells little of a faith that most share. */
  readonly silentWhere?: { readonly indicator: string; readonly above: number };
  /** Read only of lines about such a flat: the one a line names, else the one the household needs. */
  readonly flat?: Flat;
}

interface OwnNumber {
  readonly find: FindLimit;
  /** The label with the number as it was said: "no summers above 38 °C". */
  readonly label: (said: string) => string;
  /** So far before the limit a place is at risk, in the unit of the rule. */
  readonly near: number;
  /** The number alone says what is meant, without the words of the rule. */
  readonly alone?: true;
  /** Without a number the line is not read. */
  readonly required?: true;
}

const rule = (
  id: string,
  label: string,
  sense: 'bad' | 'good',
  words: RegExp,
  read: DealBreakerRule['read'],
  kind: 'least' | 'most',
  soft: number,
  hard: number,
): DealBreakerRule => ({ id, label, sense, words, read, kind, soft, hard });

const of = (indicator: string): { readonly indicator: string } => ({ indicator });
const measure = (factor: string): { readonly factor: string } => ({ factor });

/** A rent that a line names, held against that of such a flat in the capital. */
const rentRule = (id: string, flat: Flat, indicator: string, size: string): DealBreakerRule => ({
  ...rule(id, 'no high rent', 'bad', /\brents?\b/, of(indicator), 'most', 0, 0),
  flat,
  own: {
    find: euroLimit,
    label: (said) => `no rent above ${said} for ${size} in the capital`,
    near: 150,
    required: true,
  },
});

/** From this share of people up a faith is that of the country. */
const MAJORITY_PERCENT = 50;

/** Intolerance towards the people of one faith, whose share of the population is recorded. */
const faithRule = (people: string, words: string, indicator: string): DealBreakerRule => ({
  ...rule(
    `religious-freedom-${people.toLowerCase()}`,
    `no state that presses ${people} for their belief`,
    'bad',
    new RegExp(
      `\\b(intoleran\\w+|persecut\\w+|discriminat\\w+|hostil\\w+) (towards?|of|against|to) (\\w+,? ){0,3}(${words})\\b`,
    ),
    of('religious_freedom'),
    'least',
    0.8,
    0,
  ),
  silentWhere: { indicator, above: MAJORITY_PERCENT },
});

/** Tried in this order; a line may be read as several. Words in indicators in words: yes 1, no 0. */
export const DEAL_BREAKER_RULES: readonly DealBreakerRule[] = [
  {
    ...rule(
      'freezing-winters',
      'no winters with freezing nights',
      'bad',
      /\b(freez\w*|frost\w*|below zero|snow\w*|harsh winters?|cold winters?|icy)\b/,
      of('winter_daily_low'),
      'least',
      3,
      0,
    ),
    own: { find: coldLimit, label: (said) => `no winters below ${said}`, near: 3, alone: true },
  },
  rule(
    'cold',
    'no cold climate',
    'bad',
    /\b(cold (climate|weather|places?|countr\w+)|too cold|the cold)\b|^cold$/,
    of('temperature_annual_mean'),
    'least',
    13,
    10,
  ),
  {
    ...rule(
      'extreme-heat',
      'no extreme summer heat',
      'bad',
      /\b(heat\w*|too hot|hot (climate|weather|summers?|places?|countr\w+)|scorching)\b/,
      of('summer_daily_high'),
      'most',
      31,
      34,
    ),
    own: { find: heatLimit, label: (said) => `no summers above ${said}`, near: 3, alone: true },
  },
  {
    ...rule(
      'humidity',
      'no very humid climate',
      'bad',
      /\b(humid\w*|muggy|sticky)\b/,
      of('relative_humidity'),
      'most',
      76,
      81,
    ),
    own: { find: percentLimit, label: (said) => `no humidity above ${said}`, near: 5 },
    onlyWhere: { indicator: 'summer_daily_high', least: 27 },
  },
  rule(
    'constant-rain',
    'no very rainy climate',
    'bad',
    /\b(constant rain|too much rain|rainy|lots of rain|monsoon\w*|grey skies)\b/,
    of('wet_days'),
    'most',
    165,
    190,
  ),
  rule(
    'war',
    'no war or armed conflict',
    'bad',
    /\b(wars?|warzone\w*|armed conflict\w*|conflict zone\w*|invasion|terroris\w+)\b/,
    of('conflict_death_rate_5y'),
    'most',
    0.5,
    3,
  ),
  rule(
    'violent-crime',
    'no high rate of violent crime',
    'bad',
    /\b(violen\w+|crime|murders?|homicide\w*|gangs?|cartels?|kidnapp\w+|unsafe|dangerous)\b/,
    of('homicide_rate'),
    'most',
    6,
    12,
  ),
  rule(
    'corruption',
    'no widespread corruption',
    'bad',
    /\b(corrupt\w*|brib\w+)\b/,
    of('control_of_corruption'),
    'least',
    0,
    -0.4,
  ),
  rule(
    'autocracy',
    'no authoritarian government',
    'bad',
    /\b(dictator\w*|authoritarian\w*|autocra\w*|totalitarian\w*|police state|undemocratic)\b/,
    of('voice_accountability'),
    'least',
    0,
    -0.6,
  ),
  rule(
    'instability',
    'no political instability',
    'bad',
    /\b(instabilit\w+|unstable|coups?|civil unrest|riots?)\b/,
    of('political_stability'),
    'least',
    0,
    -0.7,
  ),
  rule(
    'lgbt',
    'no laws against LGBTQ+ people',
    'bad',
    /\b(homophob\w*|transphob\w*|anti[- ]?(lgbt\w*|gay|trans)|(illegal|criminal\w*|crime) to be gay|gay\w* (is|are) (illegal|criminal\w*|punish\w*))\b/,
    of('lgbt_policy_index'),
    'least',
    2,
    -0.2,
  ),
  rule(
    'same-sex-marriage',
    'marriage open to two women or two men',
    'good',
    /^(?!.*\b(adopt\w*|parent\w*|mothers?|fathers?|child\w*|ivf|surroga\w*)\b).*\b((same[- ]sex|gay|lesbian|equal) marriages?|marriage equality)\b/,
    { record: 'union law' },
    'least',
    2,
    2,
  ),
  rule(
    'same-sex-unions',
    'a marriage or civil union open to two women or two men',
    'good',
    /^(?!.*\b(adopt\w*|parent\w*|mothers?|fathers?|child\w*|ivf|surroga\w*)\b).*\b(same[- ]sex|gay|lesbian) (couples?|partner\w*|unions?|relationships?)\b/,
    { record: 'union law' },
    'least',
    2,
    1,
  ),
  rule(
    'lgbt-rights',
    'laws that respect LGBTQ+ people',
    'good',
    /\b(lgbt\w*( rights)?|gay rights|same[- ]sex rights)\b/,
    of('lgbt_policy_index'),
    'least',
    5,
    2,
  ),
  rule(
    'religious-freedom',
    'no state that presses people for their belief',
    'bad',
    /\b(religious (intoleran\w+|persecution|restrictions?|discrimination|oppression)|(intoleran\w+|persecut\w+|discriminat\w+|hostil\w+) (towards?|of|against|to) (\w+ )?(jews?|jewish|sikhs?|bah[aá]'?[ií]s?|atheists?|religio\w+|believers?|other faiths?)|theocra\w+|blasphemy laws?|no freedom of (religion|belief|worship)|no religious freedom)\b/,
    of('religious_freedom'),
    'least',
    0.8,
    0,
  ),
  faithRule('Muslims', 'muslims?|islam', 'religion_muslim'),
  faithRule('Christians', 'christians?|catholics?|protestants?', 'religion_christian'),
  faithRule('Hindus', 'hindus?', 'religion_hindu'),
  faithRule('Buddhists', 'buddhists?', 'religion_buddhist'),
  rule(
    'misogyny',
    'no unequal rights for women',
    'bad',
    /\b(misogyn\w*|sexis\w+|oppress\w+ (of )?women|women (are|being) oppressed|unsafe for women)\b/,
    of('gender_inequality_index'),
    'most',
    0.35,
    0.5,
  ),
  rule(
    'womens-rights',
    'women’s rights protected',
    'good',
    /\b(wom[ae]n'?s rights|rights (for|of) women|gender equality)\b/,
    of('gender_inequality_index'),
    'most',
    0.3,
    0.45,
  ),
  rule(
    'girls-schooling',
    'girls in school as boys are',
    'good',
    /\b(girls?|daughters?|women)\b.*\b(schools?|schooling|educat\w+|universit\w+)\b/,
    of('school_gender_parity'),
    'least',
    0.95,
    0.85,
  ),
  {
    ...rule(
      'pollution',
      'no heavy air pollution',
      'bad',
      /\b(pollut\w+|smog|(bad|dirty|poor|unhealthy) air|air quality|pm\s?2[.,]5|fine dust|yellow dust|particulates?|particulate matter)\b/,
      of('pm25_air_pollution'),
      'most',
      20,
      30,
    ),
    own: { find: dustLimit, label: (said) => `no fine dust (PM2.5) above ${said}`, near: 2 },
  },
  rule(
    'earthquakes',
    'no earthquake country',
    'bad',
    /\b(earthquakes?|seismic)\b/,
    of('hazard_earthquakes'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'hurricanes',
    'no hurricanes, cyclones or typhoons',
    'bad',
    /\b(hurricanes?|cyclones?|typhoons?)\b/,
    of('hazard_storms'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'volcanoes',
    'no active volcanoes',
    'bad',
    /\b(volcan\w+)\b/,
    of('hazard_volcanoes'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'expensive',
    'no expensive country',
    'bad',
    /\b(expensive|high (cost|price)\w*( of living)?|overpriced|costly)\b/,
    of('price_level_vs_us'),
    'most',
    65,
    80,
  ),
  rule(
    'high-taxes',
    'no high taxes',
    'bad',
    /\b(high(er)? tax\w*|heavy tax\w*)\b/,
    measure('taxes_middle'),
    'least',
    0.45,
    0.3,
  ),
  {
    ...rule(
      'inflation',
      'no high inflation',
      'bad',
      /\b(inflation|unstable currenc\w+|currency (crisis|collapse))\b/,
      of('inflation_rate'),
      'most',
      6,
      12,
    ),
    own: { find: percentLimit, label: (said) => `no inflation above ${said}`, near: 2 },
  },
  rule(
    'conscription',
    'no compulsory military service',
    'bad',
    /\b(conscription|military service|draft)\b/,
    of('conscription'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'giving-up-passport',
    'no giving up of the present passport',
    'bad',
    /\b((giv\w+ up|renounc\w+|los\w+) (my |our |the )?(passport|citizenship|nationality))\b/,
    of('dual_citizenship'),
    'least',
    0.6,
    0.4,
  ),
  rule(
    'dual-citizenship',
    'dual citizenship allowed',
    'good',
    /\b(dual (citizenship|nationality))\b/,
    of('dual_citizenship'),
    'least',
    0.6,
    0.4,
  ),
  rule(
    'censorship',
    'no censored internet',
    'bad',
    /\b(censor\w*|great firewall|internet restrictions?)\b/,
    of('internet_freedom'),
    'least',
    0,
    -1.2,
  ),
  rule(
    'poor-healthcare',
    'no poor healthcare',
    'bad',
    /\b((poor|bad|weak|terrible) (health ?care|hospitals?|medical (care|system)|health system))\b/,
    measure('healthcare'),
    'least',
    0.58,
    0.45,
  ),
  rule(
    'healthcare',
    'good healthcare',
    'good',
    /\b(health ?care|hospitals?|medical care|doctors?)\b/,
    measure('healthcare'),
    'least',
    0.58,
    0.45,
  ),
  rule(
    'poor-internet',
    'no poor internet',
    'bad',
    /\b((slow|bad|poor|unreliable|weak) (internet|wifi|wi-fi|connection))\b/,
    measure('digital'),
    'least',
    0.55,
    0.4,
  ),
  rule(
    'internet',
    'good internet',
    'good',
    /\b(internet|wifi|wi-fi|broadband)\b/,
    measure('digital'),
    'least',
    0.55,
    0.4,
  ),
  rule(
    'sea',
    'a country with a sea coast',
    'good',
    /\b(sea|coast\w*|ocean|beach\w*)\b/,
    of('has_coastline'),
    'least',
    0.5,
    0.5,
  ),
  rule(
    'landlocked',
    'no landlocked country',
    'bad',
    /\b(landlocked|land-locked)\b/,
    of('has_coastline'),
    'least',
    0.5,
    0.5,
  ),
  rule(
    'power-cuts',
    'no unreliable electricity',
    'bad',
    /\b(power (cuts?|outages?)|blackouts?|load[- ]?shedding)\b/,
    of('firms_power_outages'),
    'most',
    50,
    70,
  ),
  {
    ...rule(
      'tax-share',
      'no high deductions from pay',
      'bad',
      /^(?!.*\b(inherit\w*|estate|capital|sales|vat|property|wealth|corporat\w*|import)\b).*\b(tax\w*|deduct\w*)\b/,
      of('deductions_pct_60k_usd'),
      'most',
      0,
      0,
    ),
    own: {
      find: percentLimit,
      label: (said) => `no more than ${said} of pay taken by taxes and contributions`,
      near: 3,
      required: true,
    },
  },
  rentRule('rent', 'oneBed', 'rent_capital_1bed_eur', 'one bedroom'),
  rentRule('rent-2bed', 'twoBed', 'rent_capital_2bed_eur', 'two bedrooms'),
  {
    ...rule(
      'permanent-residence',
      'a way to permanent residence',
      'bad',
      /\b(permanent (residen\w+|stay|status)|settled status|green card|indefinite leave)\b/,
      { record: 'permanence' },
      'most',
      0,
      0,
    ),
    own: {
      find: yearsLimit,
      label: (said) => `permanent residence within ${said}`,
      near: 0,
      required: true,
    },
  },
  rule(
    'permanence-at-all',
    'some way to permanent residence',
    'good',
    /\b(permanent (residen\w+|stay|status)|settled status|green card|indefinite leave)\b/,
    { record: 'permanence' },
    'most',
    10,
    99,
  ),
  rule(
    'citizenship-at-all',
    'some way to citizenship',
    'good',
    /^(?!.*\b(dual|keep\w*|giv\w+|renounc\w+|los\w+)\b).*\b(path\w*|ways?|routes?|road|chance|prospects?|possib\w+|access) (to|of|for|towards?) (\w+ ){0,2}(citizenship|naturali[sz]\w+|passport)\b/,
    of('naturalisation_years'),
    'most',
    12,
    99,
  ),
  {
    ...rule(
      'citizenship-years',
      'a way to citizenship',
      'bad',
      /\b(citizenship|naturali[sz]\w+|(a|the|new|second) passport)\b/,
      of('naturalisation_years'),
      'most',
      0,
      0,
    ),
    own: { find: yearsLimit, label: (said) => `citizenship within ${said}`, near: 0, required: true },
  },
];
