import { anyOf } from '@global-fit/matching/anyOf';
import { dollars } from '../../../../figures/format.ts';
import { recordQuantity, shown } from '../../../../figures/quantity.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';
import { permitOf } from './permitOfKind.ts';
import { sumToShow, withoutIt } from './permitTerms.ts';

const BLOCKED = /\bblocked accounts?\b|\bsperrkonto\b/i;
const GERMANY = 'DEU';

/** How Germany's blocked account works, with its sum where Germany is not mentioned beside it. */
function blockedAccount({ views, text }: Asked): Said | null {
  const [view] = views;
  const rule = view?.atlas.rule('blocked-account-DEU');
  if (!view || !rule?.from.shown || !BLOCKED.test(text)) return null;
  const germany = view.atlas.countries.find(({ iso3 }) => iso3 === GERMANY);
  const route = germany && permitOf(view, germany, 'study');
  const month = route?.minIncome?.monthlyUsd;
  const told = views.some(({ iso3 }) => iso3 === GERMANY) || view.profile.stage !== 'student';
  const how = given(
    words(
      'the money of a year, twelve times the sum of a month, lies in it before the visa is granted, and is paid out to the student month by month. The person who pays has to fill it all at once',
    ),
    `rule:${rule.id}`,
  );
  return route && month != null && !told
    ? say`The blocked account belongs to Germany, whose ${routeSaid(route, routeName(route))} asks for ${shown(recordQuantity(month, `route:${route.id}`, 'minIncome.monthlyUsd'), dollars)} a month: ${how}.`
    : say`The blocked account belongs to Germany: ${how}.`;
}

const FROZEN =
  /\b(?:stuck|frozen|trapped|lollars?|capital controls?|blocked (?:in|by|at)|locked (?:in|by|at)|(?:cannot|can['’]?t|can not|unable to) (?:withdraw|transfer|get (?:it|them) out))\b/i;
const CANADA = 'CAN';

/** What money is worth as a proof that its bank does not pay out; null where a question tells of none. */
function frozenMoney({ views, text }: Asked): Said | null {
  if (!FROZEN.test(text)) return null;
  const canada = views.find(({ iso3 }) => iso3 === CANADA);
  const law = canada ? lawClause(canada.atlas.rule('settlement-funds-CAN')) : null;
  return because(
    flow(
      words('Plan without money that its bank does not pay out or transfer, and show what you can spend.'),
      law && say`In Canada ${law}.`,
    ),
    'specific-questions',
  );
}

/** The origin of money, which is proved separately from its amount. */
const ORIGIN = /\b(?:source|origin)\b|\b(?:came|comes?) from\b|\bexplained\b/i;

/** Money from a sale or a business in cash, whose origin has to be documented. */
const SOLD = /\b(?:sell|selling|sold|sale|cash)\b/i;

/** How the origin of such money is documented; null for other questions. */
const onPaper = ({ text }: Asked): Said | null =>
  ORIGIN.test(text) && SOLD.test(text)
    ? because(
        words(
          'Have each sale paid into your bank account and not in cash, and keep its contract, the valuation and the statement of that day together. Pay in cash from a trade as it comes, with the books and the tax returns that show it: an office asks about money that appears in one sum shortly before an application.',
        ),
        'specific-questions',
      )
    : null;

/** What proves the means for a permit. */
export const PROOF_OF_FUNDS: Topic = {
  id: 'proof-of-funds',
  about: anyOf([
    /\bproofs? of (?:funds|means|income|finances?|financial)/i,
    /\bprove (?:my |our |the |enough |sufficient )?(?:funds|means|income|finances)\b|\bblocked accounts?\b/i,
    /\bsperrkonto\b|\bbank statements?\b|\b(?:source|origin) of (?:my |our |the )?(?:funds|wealth|money|savings)\b/i,
    /\bwhere (?:my|our|the) (?:money|savings|funds) (?:came|comes|come) from\b/i,
    /\b(?:clean|legal|honest) (?:source|origin|money)\b|\bfunds (?:are |were |was |is )?(?:not|un)[ -]?explained\b/i,
    /\b(?:prove|show|explain|document)\b[^?]{0,30}\b(?:source|origin|where it (?:came|comes) from)\b/i,
  ]),
  over: ['visa', 'visa-means', 'enough', 'cost', 'permit-income', 'pension', 'university', 'housing', 'bank'],
  answer: (asked) => {
    const sums = eachPlace(asked.views, sumToShow);
    return {
      said: flow(
        blockedAccount(asked),
        frozenMoney(asked),
        onPaper(asked),
        sums && say`The permit that fits you asks to see this, on our records: ${sums}.`,
        withoutIt(asked),
      ),
      lacks: ORIGIN.test(asked.text)
        ? 'which papers prove where money comes from, and how many years back'
        : FROZEN.test(asked.text)
          ? 'which offices accept the statement of such a bank at all'
          : 'which papers count as proof, and whether a scholarship, a sponsor or a loan does',
      whom: ORIGIN.test(asked.text)
        ? 'the embassy or immigration authority of each country, and the bank there that is to receive the money, both in writing'
        : 'the embassy of each country, in writing, with the paper that is to count',
      put: ORIGIN.test(asked.text)
        ? 'Which papers prove where this money comes from (the contract of sale, the entry in the land register, statements of which years, tax paid), translated and certified how, and what more do you ask of money from a sale, a gift or a company?'
        : 'Does this paper prove my means, does it count in full, in which account has the sum to lie, and since when?',
    };
  },
};
