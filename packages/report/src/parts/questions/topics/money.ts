import { figure, type PlaceView } from '../../../place/view.ts';
import { works } from '../../../profile/stage.ts';
import { listSaid } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { eachPlace, figures } from '../beside.ts';
import type { Asked, Topic } from '../topic.ts';

/** The day count by which each place makes somebody a tax resident. */
function taxDays({ views }: Asked): Said | null {
  const told = eachPlace(views, ({ atlas, iso3 }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.residencyDays !== null
      ? given(words(`${tax.residencyDays} days a year`), `tax:${iso3}`)
      : null;
  });
  return told && say`You count as resident for tax from ${told}, unless a home there counts first.`;
}

/** Places that leave foreign income alone, by our records. */
function territorial({ views }: Asked): Said | null {
  const kinds = { y: 'mostly left alone', remittance: 'taxed when brought in' } as const;
  const known = views.flatMap(({ atlas, iso3, name }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.territorial && tax.territorial !== 'n'
      ? [given(words(`${kinds[tax.territorial]} in ${name}`), `tax:${iso3}`)]
      : [];
  });
  return known.length > 0
    ? say`Income from abroad is ${listSaid(known)}, by our records; have that confirmed for your kind of income.`
    : null;
}

const SALARY = 'deductions_pct_60k_usd';
const deductions = (view: PlaceView): Said | null => figure(view, SALARY);

export const MONEY: readonly Topic[] = [
  {
    id: 'pension',
    about:
      /\b(?:pensions?|annuit(?:y|ies)|401\(?k\)?|superannuation|IRA|social security|retirement (?:income|benefits?|account))(?!\w)/i,
    over: ['tax', 'cost', 'profession'],
    answer: (asked) => {
      const { view, views, text, profile } = asked;
      const linked = eachPlace(views, ({ atlas, iso3 }) => {
        const home = profile.home;
        if (!home || home.iso3 === iso3) return null;
        const found = atlas.socialSecurity(home.iso3, iso3).some((one) => one.from.shown);
        return found ? given(words('an agreement'), `social:${home.iso3}-${iso3}`) : null;
      });
      const model = view.atlas.rule('oecd-model-article-19');
      const service = /\b(?:government|public|civil|state|teacher|nhs|military|army|police)\b/i.test(text);
      const taxed = /\btax/i.test(text);
      const paid = /\b(?:paid|pay out|receive|increase|uprat|frozen|abroad)\b/i.test(text) || !taxed;
      return {
        said: flow(
          service && model?.from.shown
            ? given(
                words(
                  'Most treaties follow the OECD model, by which a pension for government service is taxed only by the state that pays it, unless you live in the other state and are its citizen (article 19); whether yours counts as one is for the tax office that pays it to say.',
                ),
                `rule:${model.id}`,
              )
            : null,
          taxDays(asked),
          taxed ? territorial(asked) : null,
          paid && linked
            ? because(
                say`On social security our records show ${linked} with ${view.homeName}.`,
                'current-location',
              )
            : null,
        ),
        lacks: 'the text of the tax treaties, and the rates for pensions',
        whom: 'the tax office and the pension payer at home, then a tax adviser who works with both countries',
        put: 'Is this pension one for government service under the treaty with the new country, which state taxes it, and on which form do I apply?',
      };
    },
  },
  {
    id: 'tax',
    about: /\b(?:tax(?:es|ed|ation)?|capital gains|dividends?|wealth tax|treaty)\b/i,
    over: ['cost'],
    answer: (asked) => {
      const earns = works(asked.profile.stage);
      const taken = earns ? eachPlace(asked.views, deductions) : null;
      return {
        said: flow(
          taken &&
            because(
              say`Tax and contributions on a salary of US$60,000, as we estimate: ${taken}.`,
              ...asked.profile.stageIds,
            ),
          taxDays(asked),
          territorial(asked),
        ),
        lacks: 'tax treaties, and what an office makes of your case',
        ...(earns ? { figures: [SALARY, 'vat_rate'] } : {}),
        whom: 'a tax adviser who works with both countries',
        put: 'From which day am I resident for tax, which of my incomes is taxed where, and what has to be declared in the first year?',
      };
    },
  },
  {
    id: 'housing',
    about:
      /\b(?:rents?|renting|landlords?|mortgages?|property|buy (?:a |an )?(?:\w+ )?(?:house|flat|home|apartment|place)|houses?|flats?|apartments?|housing|lease|tenan\w+)\b/i,
    not: /\brent a car\b/i,
    over: ['cost'],
    answer: ({ text }) => {
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
    id: 'bank',
    about:
      /\b(?:bank(?:s|ing)?(?: account)?|credit (?:score|history|card)|transfer money|exchange rate|currency)\b/i,
    over: ['cost'],
    answer: ({ views }) => {
      const branches = figures(views, 'bank_branches_per_100k');
      return {
        said: branches && say`Bank branches per 100,000 adults: ${branches}.`,
        lacks: 'which bank takes newcomers, and on which papers',
        whom: 'two banks in the city, by e-mail',
        put: 'Which papers open an account before I have a residence card, and what does it cost?',
      };
    },
  },
  {
    id: 'moving',
    about:
      /\b(?:removals?|shipping|ship (?:my|our)|furniture|container|movers|moving company|customs|import (?:my|our) (?!dog|cat))\b/i,
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
      /\b(?:cost of living|living costs?|prices?|expensive|afford\w*|budget|cheap\w*|live on|enough to live|how much (?:money|do (?:I|we) need))\b/i,
    loose: /\bcosts?\b/i,
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
