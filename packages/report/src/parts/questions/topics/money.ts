import { roundMoney, usd } from '../../../figures/format.ts';
import {
  answerQuantity,
  constant,
  factQuantity,
  minus,
  over,
  plus,
  shown,
  times,
} from '../../../figures/quantity.ts';
import { figure, type PlaceView } from '../../../place/view.ts';
import { listSaid } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { besideRent, rentsHere } from '../../../sections/financial/month.ts';
import { livesOnPay, twoEarnIds } from '../../../profile/earners.ts';
import { ownTaxSaid } from '../../../sections/financial/ownState.ts';
import type { WorkedSalary } from '@global-fit/matching/model';
import { deductionsId } from '@global-fit/matching/profile/workedSalary';
import { salaryNear } from '../../../sections/financial/salary.ts';
import { eachPlace } from '../beside.ts';
import { KEPT } from '../clauses.ts';
import { sumAsked } from '../sum.ts';
import { CONTRIBUTIONS } from './contributions.ts';
import { propertyTax } from './propertyTax.ts';
import type { Asked, Topic } from '../topic.ts';

/** The day count by which each place makes somebody a tax resident. */
export function taxDays({ views }: Asked): Said | null {
  const told = eachPlace(views, ({ atlas, iso3 }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.residencyDays !== null
      ? given(words(`${tax.residencyDays} days a year`), `tax:${iso3}`)
      : null;
  });
  return told && say`You count as resident for tax from ${told}, unless a home there counts first.`;
}

/** Places that leave foreign income alone, by our records. */
export function territorial({ views }: Asked): Said | null {
  const kinds = {
    y: (where: string) => `mostly left alone in ${where}`,
    remittance: (where: string) => `taxed in ${where} only once it is brought there`,
  } as const;
  const known = views.flatMap(({ atlas, iso3, name }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.territorial && tax.territorial !== 'n'
      ? [given(words(kinds[tax.territorial](name)), `tax:${iso3}`)]
      : [];
  });
  return known.length > 0
    ? say`Income from abroad is ${listSaid(known)}, by our records; have that confirmed for your kind of income.`
    : null;
}

/** Taxes on something else than pay for work. */
const NO_SALARY =
  /\b(?:crypto\w*|capital gains|dividends?|interest|treaty|file|filing|rental|rents?|wealth|property|inherit\w*|disability|VA|exit tax)\b/i;

/** Somebody who tells what is earned now, to be held against what would be left there. */
const EARNED = /\b(?:earn\w*|salar\w+|paid|pay|net|take[- ]home|after tax|keep)\b/i;

/** What is left of a worked salary in a month, in one place; null where no estimate is on record. */
function leftOver({ atlas, iso3 }: PlaceView, salary: WorkedSalary): Said | null {
  const taken = factQuantity(atlas, deductionsId(salary), iso3);
  if (!taken || !atlas.indicator(deductionsId(salary))?.shown) return null;
  const gross = over(
    constant(salary, 'the worked salary nearest to the income expected'),
    constant(12, 'months in a year'),
  );
  const share = over(minus(constant(100, 'per cent'), taken), constant(100, 'per cent'));
  return shown(times(gross, share), (value) => usd(roundMoney(value)));
}

/** Words by which somebody asks of the tax that home goes on to claim. */
const TO_HOME = new RegExp(
  String.raw`\b(?:IRS|file|US tax(?:es)?|American tax(?:es)?)\b|${KEPT.source}`,
  'i',
);

/** The salary that the report works with, for those whom pay will reach. */
function salaryAsked({ profile, text }: Asked): WorkedSalary | null {
  return NO_SALARY.test(text) || !livesOnPay(profile) ? null : salaryNear(profile);
}

/** A sum that two earn between them, which no tax on one salary is to be held against. */
const TOGETHER =
  /\b(?:together|between us|combined|joint(?:ly)?|both of us|(?:both|two) (?:salar|income|wage)\w*|household income|we (?:both )?(?:earn|make)|our (?:joint |combined )?(?:income|salaries|pay))\b/i;

/** What tax and contributions take of the salary that the whole report works with, and what is left of it. */
function kept(asked: Asked): Said | null {
  const { profile, views, text } = asked;
  const salary = salaryAsked(asked);
  if (salary === null) return null;
  const two = TOGETHER.test(text) ? [] : twoEarnIds(profile);
  const taken = eachPlace(views, (view) => figure(view, deductionsId(salary)));
  const left = eachPlace(views, (view) => leftOver(view, salary));
  if (!taken) return null;
  const now = EARNED.test(text) && two === null ? sumAsked(asked) : null;
  const beside = now
    ? say`, beside the ${shown(now, (value) => usd(roundMoney(value)))} a month that you name`
    : '';
  const gross = constant(salary, 'the worked salary nearest to the income expected');
  return because(
    say`Tax and contributions on ${two ? 'one' : 'a'} salary of ${shown(gross, usd)} (single, no children), ${two ? 'to be reckoned for each of you apart' : 'the nearest to yours that we work through'}, take by our estimate ${taken}.${left ? say` That leaves, a month, about ${left}${beside}.` : ''}`,
    'expected-annual-income',
    'income-sources',
    ...(two ?? []),
    ...profile.stageIds,
  );
}

/** A month for the household in each place, by the items that Financial lists. */
function monthsOf({ views }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const others = besideRent(view);
    if (!others) return null;
    // Students rent rooms, which the survey leaves out.
    const rent = view.profile.stage === 'student' ? null : rentsHere(view)[0];
    const total = shown(rent ? plus(rent.dollars, others) : others, usd);
    return rent
      ? say`about ${total} (with the rent of a good flat in ${rent.city.name})`
      : say`about ${total} (rent on top)`;
  });
}

export const MONEY: readonly Topic[] = [
  CONTRIBUTIONS,
  {
    id: 'enough',
    about:
      /\b(?:enough|suffic\w+|realistic|feasible|doable|manageable|(?:can|could|will|would) (?:it|this|that) work|make it work|(?:can|could) (?:I|we|one|you) (?:live|get by|manage)|make ends meet|live (?:\w+ )?on|get by on)\b/i,
    with: /[$€£]\s?\d|\d[\d.,]*k?\s?(?:us |american )?(?:dollars?|euros?|pounds?|usd|eur|gbp|[€£])|\b(?:budget|savings|incomes?|pensions?|salar(?:y|ies)|wages?)\b/i,
    not: /\b(?:enough|sufficient) (?:for|to get) (?:the |a )?(?:visa|permit)\b/i,
    over: ['cost', 'pension', 'university', 'housing', 'jobs', 'tax'],
    answer: (asked) => {
      const sum = sumAsked(asked);
      const budget = asked.profile.monthlyBudget;
      const told =
        sum === null && budget !== null && budget > 0
          ? say`You gave us a budget of ${shown(answerQuantity(budget, 'monthly-budget'), usd)} a month.`
          : null;
      const months = monthsOf(asked);
      const student = asked.profile.stage === 'student';
      return {
        said: flow(
          sum && say`The sum you name is about ${shown(sum, (value) => usd(roundMoney(value)))} a month.`,
          told,
          months &&
            because(
              say`A month for your household, by our planning figure: ${months}.${student ? ' Tuition comes on top.' : ''}`,
              ...(student ? asked.profile.stageIds : ['relocating-family-members']),
            ),
        ),
        lacks: student ? 'tuition, and the rent of a room' : 'the bill of a single household',
        whom: student
          ? 'the admissions office of two universities for fees, and two students there for a month’s bills'
          : 'somebody who lives there, for last month’s bills line by line',
        put: student
          ? 'What is the fee for a year with my passport, what else has to be paid, and what did a room, food and transport cost you last month?'
          : 'What did you pay last month for rent, energy, food, health cover and getting about?',
      };
    },
  },
  {
    id: 'tax',
    about:
      /\b(?:tax(?:es|ed|ation)?|capital gains|dividends?|wealth tax|VAT|treaty|IRS|HMRC|flat[- ]rate)\b/i,
    over: ['cost', 'jobs'],
    answer: (asked) => {
      const salary = salaryAsked(asked);
      const owed = TO_HOME.test(asked.text) ? ownTaxSaid(asked.view) : null;
      const house = propertyTax(asked);
      if (house) return { ...house, said: flow(owed, house.said, taxDays(asked)) };
      const earns = salary !== null && owed === null;
      return {
        said: flow(owed ?? kept(asked), taxDays(asked), territorial(asked)),
        lacks: 'tax treaties, and what an office makes of your case',
        ...(earns ? { figures: [deductionsId(salary), 'vat_rate'] } : {}),
        whom: 'a tax adviser who works with both countries',
        put: 'From which day am I resident for tax, which of my incomes is taxed where, and what has to be declared in the first year?',
      };
    },
  },
  {
    id: 'housing',
    about:
      /\b(?:rents?|renting|landlords?|mortgages?|property|buy (?:a |an )?(?:\w+ )?(?:house|flat|home|apartment|place)|(?<!guest ?)houses?|flats?(?![- ](?:rates?|tax\w*|fees?|sums?|percentage|price))|apartments?|housing|lease|tenan\w+|home insurance|house insurance|contents insurance|build (?:my|our|a) (?:own )?(?:house|home))\b/i,
    not: /\brent a car\b|\b(?:sell|sold|selling|capital gains)\b/i,
    over: ['cost'],
    answer: ({ text }) => {
      if (/\binsurance\b/i.test(text))
        return {
          said: null,
          lacks: 'premiums for a home',
          whom: 'two insurers of the country, with the address',
          put: 'What does a policy for this home cost, and which floods, storms and earthquakes does it leave out?',
        };
      const buying = /\b(?:buy|mortgage|property|own)\b/i.test(text);
      return {
        said: null,
        lacks: buying ? 'rules on foreign buyers and prices by street' : 'rents by street',
        figures: [
          'rent_capital_1bed_eur',
          'rent_capital_2bed_eur',
          'price_level_housing',
          ...(buying ? ['lending_interest_rate'] : []),
        ],
        whom: buying
          ? 'a notary or solicitor of your own, not the seller’s'
          : 'two local agents, for what was let this month',
        put: buying
          ? 'May I buy as a foreigner, with which permit, which taxes and fees come on top, and what does a bank lend to somebody like me?'
          : 'What was let in this quarter this month, at what rent, and which papers does a landlord want from a newcomer?',
      };
    },
  },
  {
    id: 'moving',
    about:
      /\b(?:removals?|shipping|ship (?:my|our)|furniture|container|movers|moving company|customs|household goods|belongings|duty[- ]free|import (?:my|our|a) (?:car|vehicle|motorhome|boat|goods|furniture))\b/i,
    over: ['cost'],
    answer: () => ({
      said: null,
      lacks: 'prices of removals, and customs rules on household goods',
      whom: 'the customs office of the new country for the list and the time limit, and three removal firms for a quote on the same list',
      put: 'Which used goods come in free of duty, within how many months of arrival, on which form?',
    }),
  },
  {
    id: 'cost',
    about:
      /\b(?:cost of living|living costs?|prices?|expensive|afford\w*|budget|cheap\w*|live on|inflation|devalu\w+|how much (?:money|do (?:I|we) need)|(?:life|living|a month|everything)(?: \w+)? costs?)\b/i,
    answer: ({ profile }) => {
      const spend = profile.monthlyBudget;
      return {
        said:
          spend !== null && spend > 0
            ? because(
                words('What your budget comes to there stands under Financial, item by item.'),
                'monthly-budget',
              )
            : null,
        lacks: 'the bill of a single household',
        figures: ['price_level_vs_us', 'price_level_food', 'price_level_housing', 'inflation_rate'],
        whom: 'somebody who lives there, for last month’s bills line by line',
        put: 'What did you pay last month for rent, energy, food, health cover and getting about?',
      };
    },
  },
];
