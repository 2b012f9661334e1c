import { constant, minus, over, ruleQuantity, shown, times } from '../../../../figures/quantity.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { plural } from '../../../../prose/english.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, flow, given, type Said, say } from '../../../../prose/said.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import type { Topic } from '../../topic.ts';
import { MONEY_OUT } from './moneyOut.ts';
import { monthsOf } from './months.ts';

const CURRENCY =
  '(?:currency|currencies|exchange[- ]rates?|forex|FX|yen|yuan|renminbi|won|rupees?|rupiah|ringgit|baht|dong|pesos?|reais|real|rand|lira|roubles?|rubles?|hryvnia|zloty|forint|koruna|krona|kroner|francs?|dirhams?|shillings?|naira|cedi|lari|dram|leva|lev|leu|lei|dinars?|riyals?|rials?|kwacha|birr|taka|bolivars?|bol[ií]vares|soles?|guaran[ií]|colones|lempiras?|quetzals?|hryvnias?|tenge|manat|som|shekels?|kyats?|riels?|kip|dalasi|pula|metical|ariary|dollars?|pounds?|sterling|euros?)(?: (?:is|be|was|are|to|will|going|likely|about|expected|could|might|may|go|keep|still))*';
const MOVES =
  '(?:risks?|fluctuat\\w+|volatil\\w+|weak\\w*|strong\\w*|falls?|falling|fell|drops?|dropping|crash\\w*|collapse\\w*|devalu\\w+|depreciat\\w+|swings?|hedg\\w+|lose(?:s)? (?:its )?value)';

/** Falls of a currency to calculate, in percent. */
const FALLS = [10, 20];

/** "11%": how much dearer things abroad become when a currency falls so much. */
const dearer = (fall: number) => {
  const whole = constant(100, 'per cent');
  const left = minus(whole, constant(fall, 'a fall that is reckoned through, in per cent'));
  return shown(minus(over(times(whole, whole), left), whole), (value) => `${Math.round(value)}%`);
};

/** What the country lived in goes on taxing of those who leave it, where a rule of it is on record. */
function leavingRule(view: PlaceView): Said | null {
  const { atlas, home, homeName } = view;
  const laws = ['exit-tax', 'exit-notice'].flatMap(
    (id) => (home && lawClause(atlas.rule(`${id}-${home.iso3}`))) ?? [],
  );
  if (laws.length > 0)
    return because(flow(...laws.map((law) => say`In ${homeName} ${law}.`)), 'current-location');
  const years = ruleQuantity(atlas, 'ten-year-rule-SWE');
  if (home?.iso3 !== 'SWE' || !years) return null;
  return because(
    given(
      say`${homeName} may tax a gain on shares that is made in the year of the move or the ${shown(years, (value) => plural(value, 'year'))} after it: on Swedish ones whenever they were bought, on foreign ones bought while you lived there; treaties cut that short. If you keep essential ties, among them a home fit for the whole year, family, a business or a house there, you stay taxed there in full (Income Tax Act, chapter 3, sections 7 and 19).`,
      'rule:ten-year-rule-SWE',
    ),
    'current-location',
  );
}

/** A home kept in the country left, which can keep its owner resident for tax there: "we keep our summer cottage". */
const HOME_KEPT =
  /\bkeep(?:ing|s)? (?:(?:my|our|the|a) )?(?:[\w’'-]+ ){0,2}?(?:houses?|cottages?|cabins?|chalets?|homes?|flats?|apartments?|property)\b/i;

/** Those who collect taxes, by the names they go by at home. */
const TAX_OFFICE =
  '(?:(?:the )?(?:tax (?:office|man|people|authorit(?:y|ies))|taxman|revenue(?: service)?|inland revenue|IRS)|SARS|HMRC|CRA|ATO|IRD|Finanzamt|Receita(?: Federal)?|Belastingdienst|Skatteverket|Skatteetaten|Hacienda|AEAT|SAT|SUNAT|FBR|BIR|KRA|FIRS)';

/** What a tax on leaving may apply to. */
const HOLDING = '(?:shares?|stake|participation|company|GmbH|holdings?|business)';

/** Whether a loan stands in the way of the move: "will it be a problem for the visa?". */
const HINDERS =
  /\b(?:visas?|permits?|applications?|embass\w+|immigration|problems?|hinder\w*|obstacles?|(?:be|get) refused|count against|allowed to (?:leave|move|go)|leave the country)\b/i;

/** A debtor who fears not to be let out, or to be pursued abroad. */
const HELD_BACK =
  /\b(?:stop|arrest|catch|detain|block|hold)\w* (?:me|us|him|her)\b|\b(?:airport|travel bans?|leave the country|come after (?:me|us)|follow(?:s|ed)? (?:me|us)|jail|prison|sue|run away)\b/i;

/** The effects of leaving a country on one's money: its exit tax, its controls, its currency, its lenders. */
export const LEAVING: readonly Topic[] = [
  {
    id: 'exit-tax',
    about: anyOf([
      /\bWegzugs\w+|\bsa[ií]da (?:definitiva|fiscal)\b|\butflyttingsskatt\b/i,
      // "What does SARS take when we leave?"
      new RegExp(
        String.raw`\b${TAX_OFFICE} (?:still )?(?:takes?|wants?|keeps?|charges?|claims?|asks?)\b[^?]{0,40}\b(?:leav\w+|left|emigrat\w+|move|moving|gone|go abroad)\b`,
        'i',
      ),
      new RegExp(
        [
          String.raw`\b(?:leave|leaving|left|move|moving|outside|abroad|emigrat\w+)\b[^?]{0,60}\btax\w*(?: (?:on|of|for))? (?:my|our) ${HOLDING}\b`,
          String.raw`\btax\w*(?: (?:on|of|for))? (?:my|our) ${HOLDING}\b[^?]{0,60}\b(?:leave|leaving|move|moving|outside|abroad|emigrat\w+)\b`,
        ].join('|'),
        'i',
      ),
      /\b(?:exit (?:tax(?:es|ation)?|charges?)|(?:departure|emigration|expatriation) tax|deemed dispos\w+|ten?[- ]year (?:tax )?rule|10[- ]year (?:tax )?rule|(?<!\b(?:resident|residents|residence|inhabitant|local|municipal|council|city|road|car|property|church) )tax(?:es|ed)? (?:(?:me|us|my \w+|our \w+|those who leave) )?(?:on|for|when|upon|if|once) (?:leaving|emigrat\w+|departure|moving away|(?:I|we) (?:leave|emigrate|move away|am gone|are gone)))\b/i,
    ]),
    not: /\bleave (?:them|him|her|it|this|that|the (?:house|home|flat|condo|apartment|money)|(?:my|our) (?!country\b|home country\b|homeland\b)\w+ to)\b/i,
    over: ['tax', 'visa', 'cost'],
    answer: ({ profile, text, view }) => ({
      said: leavingRule(view),
      lacks: leavingRule(view)
        ? 'what a treaty leaves of that, and how the tax office judges your ties'
        : 'taxes that a country charges people who leave it',
      whom: `the tax office of ${view.home ? view.homeName : 'the country that you leave'}, then a tax adviser who works with both countries`,
      put: `Does the tax on leaving reach ${profile.movers.partner ? 'us' : 'me'} with these assets and these years of residence, on which day are they valued, may it be put off against a security, and what has to be filed before ${profile.movers.partner ? 'we go' : 'I go'}?${HOME_KEPT.test(text) ? ` Does the home that ${profile.movers.partner ? 'we' : 'I'} keep, and the weeks spent in it each year, leave ${profile.movers.partner ? 'us' : 'me'} resident for tax?` : ''}`,
    }),
  },
  MONEY_OUT,
  {
    id: 'currency',
    about: new RegExp(
      [
        String.raw`\b(?:d[oó]lar (?:blue|oficial|MEP)|cepo|parallel (?:market|rate)|black[- ]market rate|official (?:exchange )?rate)\b`,
        String.raw`\b${CURRENCY}\b[^?]{0,25}\b${MOVES}\b|\b(?:weak\w*|strong\w*|falling|hedg\w+) (?:the |my |our )?${CURRENCY}\b`,
        String.raw`\b${MOVES}\b[^?]{0,20}\b(?:of|in|against) (?:the |my |our )?${CURRENCY}\b`,
      ].join('|'),
      'i',
    ),
    over: ['tax', 'bank', 'cost', 'enough'],
    answer: (asked) => {
      const months = monthsOf(asked);
      const falls = FALLS.map(
        (fall) =>
          say`${shown(constant(fall, 'a fall that is reckoned through, in per cent'), (value) => `${value}%`)} makes them ${dearer(fall)} dearer`,
      );
      const [less, more] = falls;
      return {
        said: flow(
          months && say`A month for your household, by our planning figure: ${months}.`,
          less && more
            ? say`If the currency of your income falls against the one you spend, all prices there rise for you: a fall of ${less}, one of ${more}.`
            : null,
        ),
        lacks: 'what a currency will be worth',
        whom: 'an adviser on investments whom you pay yourself, and two banks for the price of an account in the other currency',
        put: 'Which part of a year’s spending should lie in the currency we spend, what does it cost to exchange or to hedge it, and how far may ours fall before our income no longer reaches what the permit asks for?',
      };
    },
  },
  {
    id: 'loans',
    about: anyOf([
      /\b(?:(?:my|our|his|her|the) (?:\w+ )?(?:student |private |federal |bank |car |home )?(?:loans?|debts?)|(?:my|our) (?:\w+ )?mortgage|student loans?|income[- ](?:driven|based|contingent)(?: repayment)?(?: plan)?|loan forgiveness|student debt)\b/i,
      /\b(?:ICETEX|HELB|PTPTN|OSAP|NSFAS) (?:credit|loan|debt|money)?/i,
      // "We have an SSS loan of 9,000 pesos a month", "I owe a lot on two cards".
      /\b(?:I|we) (?:still |also |both )*(?:have|owe|carry|pay|am paying|are paying|['’]m paying|['’]re paying)\b[^?.!]{0,40}\b(?:loans?|debts?|instal?lments?)\b/i,
    ]),
    with: /\b(?:I|we|my|our|his|her|stay|repay\w*|pay(?:ing)?|owe|plan|forgiv\w+|defer\w*|default|collect\w*|follow|keep|income[- ](?:driven|based))\b/i,
    not: /\b(?:get|take out|apply for|is there|are there|offer\w*) (?:an? |any )?(?:student )?(?:loans?)\b/i,
    over: ['scholarship', 'university', 'housing', 'cost', 'bank', 'visa'],
    answer: ({ view, text, profile }) => {
      const hinders = HINDERS.test(text);
      if (HELD_BACK.test(text))
        return {
          lacks:
            'whether a debt can stop somebody from leaving, and what a lender can do from another country',
          whom: `a debt adviser or lawyer in ${view.home ? view.homeName : 'the country you live in'}, bound to silence, then each lender, in writing`,
          put: 'May I leave while this debt stands, on whose order would I be stopped (a court’s alone?) and how do I see whether there is one, what has to be told or agreed before I go, from which account are the instalments paid, and what follows for me and a guarantor if one comes late?',
        };
      return {
        lacks: `the terms of loans from home${hinders ? ', and whether one counts against an application' : ''}`,
        whom: `the lender or servicer in ${view.home ? view.homeName : 'the country you live in'}, in writing, and whoever prepares your tax return there${hinders ? '; on the permit, the embassy of each country' : ''}`,
        put: `Does my plan go on while I live and earn abroad, which income and which return set the payment, in which currency and from which account is it paid, and do those years count towards forgiveness?${hinders ? ` And of the embassy: do you ask for debts at home, and does one that is paid on time count against ${profile.movers.partner ? 'us' : 'me'}?` : ''}`,
      };
    },
  },
];
