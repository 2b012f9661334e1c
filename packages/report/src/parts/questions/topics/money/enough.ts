import { dollars, usd } from '../../../../figures/format.ts';
import { answerQuantity, type Quantity, remarkQuantity, shown } from '../../../../figures/quantity.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { tuitionsSaid } from '../../../../place/entry/tuitionSaid.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import { type Left, leftAsked, SOLD } from '../../named/left.ts';
import { savingsAsked, spentAsked, sumAsked, withoutOutlays } from '../../named/sum.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { sumToShow } from '../permits/permitTerms.ts';
import { enoughAfterTax, kept } from './kept.ts';
import { carriesSaid, lastingSaid, leftSaid, monthsOf } from './months.ts';

/** A sum that is earned, of which tax takes its share before it pays for anything. */
const OF_WORK =
  /^(?!.*\b(?:net|after tax(?:es)?|take[- ]home|in hand)\b).*\b(?:salar(?:y|ies)|wages?|gross|earn\w*)\b/i;

/** What a question would live on, each null where it is not that. */
interface Means {
  /** A sum of every month that it names. */
  readonly sum: Quantity | null;
  readonly savings: Quantity | null;
  /** The income stated elsewhere in words, where the question asks about it without naming a sum. */
  readonly income: Quantity | null;
  /** The budget of the form, where the question names neither. */
  readonly budget: Quantity | null;
  /** How the sum or the savings come about, where a sale or a rent leaves them. */
  readonly left: Left | null;
}

/** An income that a question mentions without its amount. */
const OF_INCOME =
  /\b(?:social security|ssdi|pensions?|incomes?|annuit(?:y|ies)|disability|benefits?|retirement)\b/i;

/** The whole income in the customer's words elsewhere; null where only a band, or nothing, was stated. */
function incomeTold({ text, view }: Asked): Quantity | null {
  const { toldIn = null, expected = null } = preferencesOf(view).budget ?? {};
  const exact = expected && expected.lowUsd === expected.highUsd ? expected.lowUsd : null;
  return OF_INCOME.test(text) && toldIn !== null && exact !== null
    ? remarkQuantity(exact, 'the income told, a month', toldIn)
    : null;
}

function meansOf(asked: Asked): Means {
  const left = leftAsked(asked);
  // A sale beside a sum of every month: it is the month that is asked about.
  const sum = left
    ? left.monthly
      ? left.left
      : sumAsked({ ...asked, text: withoutOutlays(asked.text) })
    : spentAsked(asked);
  const savings = left ? (left.monthly ? null : left.left) : savingsAsked(asked);
  const named = sum !== null || savings !== null;
  const income = named ? null : incomeTold(asked);
  const told = asked.profile.monthlyBudget ?? 0;
  const budget = !named && income === null && told > 0 ? answerQuantity(told, 'monthly-budget') : null;
  return { sum, savings, income, budget, left };
}

/** What is left of a sale or a rent, with what comes off it before it can be spent. */
function leftOf(asked: Asked, { brought, owed, isOpen, rest, saved, left, monthly }: Left): Said {
  const off = monthly
    ? 'before tax, insurance, repairs and months without a tenant'
    : `before ${isOpen ? 'what the lender is still owed, ' : ''}the costs of the sale and any tax on the gain`;
  const named = say`${shown(brought, dollars)}${monthly ? ' a month' : ''}`;
  return flow(
    owed
      ? say`Of the ${named} or so that your question names, ${shown(owed, dollars)} go to the lender, which leaves ${monthly ? '' : 'proceeds of '}about ${shown(rest, dollars)}, ${off}.`
      : say`The proceeds that you name are about ${named}, ${off}.`,
    saved && say`With the ${shown(saved, dollars)} of savings that comes to about ${shown(left, dollars)}.`,
    // How long it lasts is not known before the debt is.
    monthly || isOpen ? null : lastingSaid(asked, left),
  );
}

/** The means themselves, said first. */
function meansSaid(asked: Asked, { sum, savings, income, budget, left }: Means): Said {
  const ofMonth = say`The sum you name is about ${sum ? shown(sum, dollars) : ''} a month.`;
  if (left) return flow(leftOf(asked, left), sum && !left.monthly ? ofMonth : null);
  return flow(
    sum && ofMonth,
    savings &&
      flow(say`The savings you name are about ${shown(savings, dollars)}.`, lastingSaid(asked, savings)),
    income && say`The income you told us is about ${shown(income, dollars)} a month.`,
    budget && say`You gave us a budget of ${shown(budget, usd)} a month.`,
  );
}

/** A month of the household, where no verdict on the means has told it, and what a budget leaves of it. */
function monthSaid(asked: Asked, { budget }: Means): Said | null {
  const months = monthsOf(asked);
  const student = asked.profile.stage === 'student';
  return flow(
    months &&
      because(
        say`A month for your household, by our planning figure: ${months}.${student ? ' Tuition comes on top.' : ''}`,
        ...(student ? asked.profile.stageIds : ['relocating-family-members']),
      ),
    budget && leftSaid(asked, budget),
  );
}

/** Whether pay carries a month, once tax has taken its share. */
const earnedSaid = (asked: Asked, sum: Quantity): Said =>
  flow(monthSaid(asked, meansOf(asked)), kept(asked, sum), enoughAfterTax(asked, sum));

function enoughSaid(asked: Asked): Said {
  const means = meansOf(asked);
  const spent = means.sum ?? means.income ?? means.budget;
  if (means.sum && OF_WORK.test(asked.text))
    return flow(meansSaid(asked, means), earnedSaid(asked, means.sum));
  // Of tuition a month tells nothing.
  const verdict = spent && asked.profile.stage !== 'student' ? carriesSaid(asked, () => spent) : null;
  return flow(
    meansSaid(asked, means),
    verdict ?? monthSaid(asked, means),
    ALONE.test(asked.text) ? permitsAsk(asked) : null,
  );
}

/** An income that has to pay for everything by itself, and to satisfy the permit. */
const ALONE = /\b(?:alone|only|just|by itself|on its own|nothing else)\b/i;

/** The income that permits require, which may exceed the cost of a month; null where none names a sum. */
function permitsAsk({ views }: Asked): Said | null {
  const sums = eachPlace(views, sumToShow);
  return sums && say`The permit has a sum of its own to show: ${sums}.`;
}

const OF_STUDENT: Omit<Answer, 'said'> = {
  lacks: 'tuition, and the rent of a room',
  whom: 'the admissions office of two universities for fees, and two students there for a month’s bills',
  put: 'What is the fee for a year with my passport, what else has to be paid, and what did a room, food and transport cost you last month?',
};
const OF_HOUSEHOLD: Omit<Answer, 'said'> = {
  lacks: 'what a household like yours spends there in fact',
  whom: 'somebody who lives there, for last month’s bills line by line',
  put: 'What did you pay last month for rent, energy, food, health cover and getting about?',
};

/** A number, and a little later whether it will do: "3000 a month ok?", "2500 for a couple possible". */
const WILL_DO = String.raw`\d[\d.,]*k?\b[^?]{0,40}\b(?:ok(?:ay)?|all ?right|fine|possible|plenty|good|comfortabl[ey])\b(?! (?:place|town|city|country|area|school|job)s?\b)`;
const OWED_OR_SOLD = String.raw`(?:${SOLD.source}|\b(?:ow(?:e|ed|ing)|mortgages?|loans?)\b)`;
const IS_LEFT = String.raw`\b(?:what|how much)(?:['’]?s| is| would be| will be| do (?:I|we) have) (?:then )?left\b`;
const ABOUT = new RegExp(
  [
    String.raw`\b(?:enough|suffic\w+|plenty|realistic|feasible|doable|manageable|make it work|make ends meet)\b`,
    String.raw`\b(?:can|could|will|would) (?:it|this|that) work\b`,
    String.raw`\b(?:can|could) (?:I|we|one|you) (?:live(?! aboard)|survive|scrape by|get by|manage)\b`,
    String.raw`\b(?:live (?:(?!aboard\b)\w+ )?on|get by on|live off|survive on)\b`,
    String.raw`\b(?:savings|money|capital)\b[^?]{0,25}\blast\b`,
    String.raw`\bhow long (?:do|does|will|would|can|could) (?:it|that|this|they|these|all (?:of )?(?:it|that|this)|both|the two)\b[^?]{0,20}\b(?:last|suffice|carry)\b`,
    String.raw`\bhow (?:do|can|could|will|would|shall|should) (?:I|we) (?:live|survive|manage|get through)\b[^?]{0,50}\b(?:with|on|from)\b(?=[^?]*\d)`,
    String.raw`\bcover (?:everything|it all|all|(?:all )?(?:our|my|the) (?:costs?|bills?|expenses|month)|a month)\b`,
    String.raw`\bhow far (?:do|does|will|would|can|could)\b[^?]{0,40}\b(?:go|get|stretch|take)\b`,
    String.raw`\bwhat (?:can|could|would|do|does) (?:(?:I|we|you|one) )?(?:get|buy|have)\b(?=[^?]*\b(?:a|per|each|every) month\b)`,
    String.raw`\bbudget\b[^?]{0,20}\b(?:low|small|tight|little)\b`,
    String.raw`\bhow many (?:months|years)\b[^?]{0,50}\b(?:buy|buys|pays?|carr(?:y|ies)|cover)\b`,
    // What tax leaves of pay is a question of its own.
    String.raw`(?<=${OWED_OR_SOLD}[^?]*)${IS_LEFT}|${IS_LEFT}(?=[^?]*${OWED_OR_SOLD})`,
    WILL_DO,
  ].join('|'),
  'i',
);
/** What is lived on, without a number. */
const MEANS =
  /[$€£]\s?\d|\b(?:budget|savings|incomes?|social security|ssdi|annuit(?:y|ies)|(?:disability|retirement) (?:benefits?|pay)|pensions?|salar(?:y|ies)|wages?)\b|\benough (?:money|to live)\b/i;

/** Whether a sum, the savings or the budget is enough to live there. */
export const ENOUGH: Topic = {
  id: 'enough',
  about: ABOUT,
  when: (asked) =>
    MEANS.test(asked.text) ||
    spentAsked(asked) !== null ||
    savingsAsked(asked) !== null ||
    leftAsked(asked) !== null,
  not: /\b(?:enough|sufficient) (?:for|to get) (?:the |a )?(?:visa|permit)\b/i,
  over: ['cost', 'pension', 'university', 'housing', 'jobs', 'pay', 'tax', 'own-home', 'sell-home'],
  answer: (asked) => {
    const said = enoughSaid(asked);
    if (asked.profile.stage !== 'student') return { said, ...OF_HOUSEHOLD };
    const fees = tuitionsSaid(asked.views);
    return {
      ...OF_STUDENT,
      said: flow(said, ...fees),
      ...(fees.length > 0 ? { lacks: 'the rent of a room' } : {}),
    };
  },
};
