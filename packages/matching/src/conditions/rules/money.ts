import { anyOf } from '../../anyOf.ts';
import type { WorkedSalary } from '../../model/means.ts';
import { MONTHLY } from '../../profile/money/sums.ts';
import { deductionsId } from '../../profile/money/workedSalary.ts';
import { atLeast, atMost, type DealBreakerRule, measure, of } from '../dealBreakerRule.ts';
import { placeThatIs } from '../own/approved.ts';
import { leastPay } from '../own/moneyLimit.ts';
import { percentLimit } from '../own/percentLimit.ts';

/** Our records know of such a tax or of none, not of its rate: where a line names one, any such tax only warns. */
const RATE_NAMED = /%|\bper ?cent\b/;
const ON_ESTATES =
  /(?:\b(?:inherit\w*|(?<!real )estate|death|succession)\b.*\b(?:tax\w*|dut(?:y|ies))\b|\b(?:tax\w*|dut(?:y|ies))\b.*(?:\b(?:inherit\w*|death|heirs?)\b|\b(?:when|after|if|once) (?:i|we|one of us) (?:die|dies|are dead|am dead)\b))/;
const withoutRate = (tax: RegExp): RegExp => new RegExp(`^(?!.*(?:${RATE_NAMED.source})).*${tax.source}`);
const withRate = (tax: RegExp): RegExp => new RegExp(`^(?=.*(?:${RATE_NAMED.source})).*${tax.source}`);
const TAX_ON_ESTATES = withoutRate(ON_ESTATES);
/** Nothing is ruled out by a figure that says too little. */
const NEVER = Number.POSITIVE_INFINITY;
const ON_WEALTH =
  /(?:\b(?:wealth|net[- ]worth|fortunes?)\b.*\btax\w*|\btax\w* on (?:\w+ ){0,2}(?:wealth|net[- ]worth|fortunes?)\b)/;

/** Who inherits, where a line says so: husbands and wives are often exempt where others pay. */
const SPOUSE = /\b(?:wife|husband|spouse|widow(?:er)?|(?:each other|one another)|(?:surviving )?partner)\b/;

const ELSEWHERE = '(?:abroad|overseas|elsewhere|home|other countries|outside)';
/** What comes in from elsewhere, and how: "income earned from abroad", "money that I make overseas". */
const FROM_ELSEWHERE = `(?:pensions?|income|money|earnings|profits?)(?: (?:that|which|i|we|is|earned?|made?|make|get|coming))* (?:from|in|earned|made)? ?${ELSEWHERE}`;
/** A pension or an income from elsewhere that is taxed there; a share is held against no rate of ours. */
const TAXED_FROM_ABROAD = new RegExp(
  [
    '^(?!.*(?:%|per ?cent|contributions?|\\bhigh\\b|\\blow\\w*\\b|\\breasonabl\\w+|\\bheav|\\bdouble|\\btwice\\b|\\bboth countries\\b)).*',
    `(?:\\btax(?:es|ed|ing|ation)?\\b.{0,20}\\b(?:my|our|foreign|overseas|state|private|worldwide|world-wide|global|american?|british)\\b.{0,20}\\b(?:pensions?|social security|income|superannuation)\\b`,
    `|\\btax(?:es|ed|ing|ation)?\\b.{0,20}\\b${FROM_ELSEWHERE}`,
    '|^(?:(?:must have|an?|my|our) )*tax[- ]?(?:free|exempt) (?:(?:foreign|overseas|state|private) )*(?:pensions?|social security|foreign income|retirement income|income from abroad)\\b',
    '|^(?:no|without) tax(?:es|ation)? on (?:(?:my|our|a|the|any) )?pensions?\\b',
    `|\\b(?:worldwide|world-wide|global) (?:income )?tax(?:es|ation)?\\b|\\b(?:no|not|without) (?:an? )?territorial tax|^(?:an? |with |must have )*territorial tax(?:ation)?(?: (?:system|countr(?:y|ies)|only))*[.!]*$`,
    `|\\b(?:pensions?|social security|(?:foreign|overseas|worldwide|world-wide|global) income|${FROM_ELSEWHERE})\\b.{0,20}\\b(?:(?:is|are|be|being|gets?|would be) (?:\\w+ )?)?taxed\\b)`,
  ].join(''),
);

/** What is taxed besides pay: no rate in our tables could be held against a number on it. */
export const TAXED_BESIDES_PAY =
  'inherit\\w*|estates?|capital|gains?|dividends?|crypto\\w*|bitcoins?|coins?|tokens?|foreign|abroad|overseas|world-?wide|global|passive|interest|investments?|investing|portfolios?|savings?|shares?|stocks?|bonds?|funds?|etfs?|securities|royalt\\w+|pensions?(?! (?:contributions?|deductions?|insurance))|pensioners?|retire\\w*|superannuation|annuit\\w+|(?:my|our) social security|rents?|rental|lettings?|sales?|vat|gst|consumption|property|propert\\w+|land|houses?|(?<!(?:take-|at |than |from |back ))homes?|cars?|wealth|assets?|fortunes?|gifts?|donations?|exit|leaving|corporat\\w*|compan\\w+|business\\w*|profits?|imports?|customs|alcohol|tobacco|fuel|petrol|sugar|church|remit\\w*|transfers?';

/** A state that keeps money in or out, not a bank that does. */
const CAPITAL_CONTROLS = anyOf([
  /\b(?:foreign )?(?:exchange|capital|currency|money) (?:controls?|restrictions?)\b/,
  /\bcontrols? (?:on|of) (?:capital|currenc\w+|money|foreign exchange)\b/,
  /\blimits? on (?:sending|taking|moving|transferring|buying) (?:money|dollars|euros|foreign currency)\b/,
  /\b(?:cannot|can not|may not|not (?:be )?allowed to) (?:take|send|move|transfer|get) (?:my |our )?(?:money|savings|capital) (?:out|abroad|in|home|into|across)\b/,
]);

/** Pay by the hour, and sums that are none. */
const NO_PAY =
  '\\b(?:an hour|per hour|hourly|a day|per day|pensions?|min(?:imum)? wage|net[- ]worth|wealth|assets|savings|budget|costs?|expenses|rents?|tuition|fees?|insurance|visas?|permits?|for (?:an?|the|my|our) (?!job|year|month))\\b';
const AFTER_TAX = '\\b(?:net|netto|take[- ]?home|after[- ](?:tax\\w*|deductions))\\b';
const PAY =
  '\\b(?:salar(?:y|ies)|wages?|earn(?:s|ing|ings)?)\\b|\\b(?:jobs?|work|employers?|posts?|positions?)\\b.*\\bpay(?:s|ing)?\\b|^(?:no )?(?:the |my |our )?pay (?:is |of )?(?:less|lower|below|under)\\b';

/** What opens a wish for little of something. */
export const ASKED =
  '^(?:(?:i|we|it|must|should|have|has|having|needs?|to|wants?|looking for|prefer|somewhere|places?|countr(?:y|ies)|an?|with|that|which|either|only|very|really|relatively|reasonably) )*';
/** Prices that are feared, or low ones that are asked for. */
const DEAR = anyOf([
  /\b(?:expensive|high (?:living )?(?:cost|price)\w*(?: of living)?|overpriced|costly)\b/,
  /\b(?:living costs?|costs? of living|prices) (?:(?:is|are|being|that is|that are) )?(?:much |far |way )?(?:too |so |very |crazy |insanely )high\b/,
  new RegExp(
    `${ASKED}(?:low|lower|cheap|affordable|reasonable|moderate) (?:(?:living )?costs?(?: of living)?|living|prices|price levels?)(?= *(?:$|[,.;!]|and\\b|is\\b))`,
  ),
  /\b(?:living costs?|costs? of living|prices) (?:must|should|has to|have to|needs? to) be (?:\w+ )?(?:low|cheap|affordable|reasonable|moderate)\b/,
  /^(?:the )?cost of living[.!]*$/,
  placeThatIs('cheap|affordable|inexpensive|low[- ]cost', 'for (?:me|us)|cost of living'),
]);

/** Taxes that are feared, or low ones that are asked for. */
const TAXES_HIGH = anyOf([
  /\b(?:(?:high|higher|heavy|excessive|crazy|insane|punitive|crushing) (?:\w+ )?tax\w*)\b/,
  /\btax(?:es|ation)? (?:(?:is|are|rates?|burden|being|that is|that are) )*(?:much |far |way )?(?:too |so |very |crazy |insanely )high\b/,
  new RegExp(
    `${ASKED}(?:low|lower|lowest|reasonable|moderate) (?:income )?tax(?:es|ation)?\\b(?! (?:on|havens?|in)\\b)`,
  ),
  /\btax(?:es|ation)? (?:must|should|has to|have to|needs? to) (?:be|stay) (?:\w+ )?(?:low|reasonable|moderate)\b|\bovertax\w*\b|^(?:the )?tax(?:es|ation)[.!]*$/,
]);

/** Nought percent of what is earned: of what comes from abroad, of companies and of the first years other lines tell. */
const NO_INCOME_TAX =
  /^(?:(?:must have|must be|needs?|wants?|an?|only|countr(?:y|ies)|places?|somewhere|with|that has|which has|there must be) )*(?:(?:no|zero|0 ?%) (?:personal )?income tax(?:es)?|income[- ]tax[- ]free|tax[- ]free countr(?:y|ies)|zero[- ]tax countr(?:y|ies))(?: (?:at all|countr(?:y|ies)|states?|places?))*[.!]*$/;

const ON_SALES = '(?:vat|v\\.a\\.t\\.|gst|sales tax(?:es)?|value[- ]added tax(?:es)?|consumption tax(?:es)?)';
const SALES_TAX = new RegExp(
  `^(?!.*\\bincome\\b).*(?:\\b(?:high|higher|heavy|excessive|crazy|insane|too much) ${ON_SALES}(?= *(?:$|[,.;!]|rates?\\b))|\\b${ON_SALES}\\b.*(?:%|\\bper ?cent\\b|\\btoo high\\b)|%(?: \\w+){0,2} ${ON_SALES}(?= *(?:$|[,.;!])))`,
);

const OF_INHERITANCE = { read: of('inheritance_tax'), ...atMost(0.6, NEVER) } as const;

/** Prices, taxes and the worth of money. */
export const MONEY_RULES: readonly DealBreakerRule[] = [
  {
    id: 'expensive',
    label: 'no expensive country',
    words: DEAR,
    read: of('price_level_vs_us'),
    ...atMost(65, 80),
    example: {
      words:
        /\b(?:expensive|overpriced|costl(?:y|ier)|dear|dearer|pric(?:e?y|ier)|prices?|price levels?|(?:high |higher )?costs?(?: of living| to live)?)\b/,
      like: (place) => `no place as expensive as ${place}`,
      beyond: (place) => `no place more expensive than ${place}`,
      alike: 3,
      near: 7,
    },
  },
  {
    id: 'no-income-tax',
    label: 'no income tax',
    words: NO_INCOME_TAX,
    read: of('top_income_tax_rate'),
    ...atMost(0, 0),
  },
  {
    id: 'high-taxes',
    label: 'no high taxes',
    words: TAXES_HIGH,
    read: measure('taxes_middle'),
    ...atLeast(0.45, 0.3),
  },
  {
    id: 'sales-tax',
    label: 'no high tax on what is bought (VAT, GST or sales tax)',
    words: SALES_TAX,
    read: of('vat_rate'),
    ...atMost(20, 24),
    // The table has the rate of the whole country, where states may set one of their own.
    noughtIsSilence: true,
    own: { find: percentLimit, label: (said) => `no VAT, GST or sales tax above ${said}`, near: 1 },
  },
  {
    id: 'inheritance-tax',
    label: 'no inheritance tax for close family',
    words: TAX_ON_ESTATES,
    read: of('inheritance_tax'),
    ...atMost(0.6, 0.6),
  },
  {
    id: 'inheritance-tax-rate',
    label: 'no inheritance tax above a rate',
    words: withRate(ON_ESTATES),
    ...OF_INHERITANCE,
  },
  // Our records tell of heirs without saying whom: where there is such a tax, a line on a husband or wife stays open.
  {
    id: 'inheritance-tax-spouse',
    label: 'no inheritance tax for a husband or wife',
    words: new RegExp(`(?=.*${SPOUSE.source})${TAX_ON_ESTATES.source}`),
    ...OF_INHERITANCE,
  },
  {
    id: 'foreign-income-tax',
    label: 'no tax on income from abroad',
    words: TAXED_FROM_ABROAD,
    read: { record: 'tax on income from abroad' },
    ...atMost(0.5, NEVER),
  },
  {
    id: 'least-pay',
    label: 'a job that pays',
    words: new RegExp(`^(?!.*(?:${NO_PAY}|${AFTER_TAX}|\\btax)).*(?:${PAY})`),
    read: { record: 'usual pay' },
    ...atLeast(0, 0),
    own: { find: leastPay, label: (said) => `pay of at least ${said}`, near: 0, required: true },
  },
  {
    id: 'least-net-pay',
    label: 'a job that pays, after tax',
    words: new RegExp(
      `^(?!.*${NO_PAY})(?=.*${AFTER_TAX}).*(?:${PAY}|\\b(?:pay|income)\\b|\\btake[- ]?home\\b|${MONTHLY.source})`,
    ),
    read: { record: 'usual pay' },
    ...atLeast(0, 0),
    own: { find: leastPay, label: (said) => `pay of at least ${said} after tax`, near: 0, required: true },
  },
  {
    id: 'wealth-tax',
    label: 'no tax on net wealth',
    words: withoutRate(ON_WEALTH),
    read: of('wealth_tax'),
    ...atMost(0.4, 0.6),
  },
  {
    id: 'wealth-tax-rate',
    label: 'no tax on net wealth above a rate',
    words: withRate(ON_WEALTH),
    read: of('wealth_tax'),
    ...atMost(0.4, NEVER),
  },
  {
    id: 'capital-controls',
    label: 'no controls on moving money',
    words: CAPITAL_CONTROLS,
    read: { record: 'capital movement' },
    ...atLeast(0.5, 0.5),
  },
  {
    id: 'inflation',
    label: 'no high inflation',
    words:
      /\b((?:hyper-?)?inflation|unstable currenc\w+|(?:un)?stable (?:currency|money)|currency (crisis|collapse|devaluation)|devaluations?)\b/,
    read: of('inflation_rate'),
    ...atMost(6, 12),
    own: { find: percentLimit, label: (said) => `no inflation above ${said}`, near: 2 },
  },
];

const deductionRule = (id: string, salary: WorkedSalary): DealBreakerRule => ({
  id,
  label: 'no high deductions from pay',
  words: new RegExp(
    `^(?!.*\\b(?:${TAXED_BESIDES_PAY})\\b).*\\b(?:tax\\w*|deduct\\w*|(?:government|state|treasury)\\b.{0,12}\\b(?:take|taking|takes|keep|keeps|keeping|grab|grabs|grabbing|eat|eats))\\b`,
  ),
  read: of(deductionsId(salary)),
  ...atMost(0, 0),
  salary,
  example: {
    // "Taxes like in Sweden" may be wished for with what they pay.
    words: new RegExp(
      `^(?!.*\\b(?:${TAXED_BESIDES_PAY})\\b)(?=.*\\b(?:high\\w*|heavy|crazy|worse|more|too|no|not|never)\\b).*\\btax(?:es|ation)?\\b`,
    ),
    like: (place) => `no taxes on pay as high as in ${place}`,
    beyond: (place) => `no taxes on pay higher than in ${place}`,
    alike: 2,
    near: 3,
    troubleFrom: 20,
  },
  own: {
    find: percentLimit,
    label: (said) => `no more than ${said} of pay taken by taxes and contributions`,
    near: 3,
    required: true,
  },
});

/** What taxes and contributions take of pay, against the share that the line names: of pay like that expected. */
export const DEDUCTION_RULES: readonly DealBreakerRule[] = [
  deductionRule('tax-share-low', 30_000),
  deductionRule('tax-share', 60_000),
  deductionRule('tax-share-high', 100_000),
];
