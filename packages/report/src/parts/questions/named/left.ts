import { anyOf } from '@global-fit/matching/anyOf';
import { BEFORE } from '@global-fit/matching/profile/money/currencies';
import { ownMoney } from '@global-fit/matching/profile/money/ownMoney';
import { sumsIn } from '@global-fit/matching/profile/money/sums';
import { constant, minus, plus, type Quantity } from '../../../figures/quantity.ts';
import type { Asked } from '../topic.ts';
import { savedBeside, withoutPeriods } from './sum.ts';

/** What a question leaves to live on, once what is owed is paid, in US dollars. */
export interface Left {
  /** What a sale or a tenant brings. */
  readonly brought: Quantity;
  /** What a lender gets of it; null where nothing is owed. */
  readonly owed: Quantity | null;
  /** Whether something is owed of which the question names no sum. */
  readonly isOpen: boolean;
  /** What is brought without what is owed. */
  readonly rest: Quantity;
  /** The savings that a question names beside a sale; null where it names none. */
  readonly saved: Quantity | null;
  /** The rest with those savings. */
  readonly left: Quantity;
  /** Whether both are sums of every month, as a rent is. */
  readonly monthly: boolean;
}

/** A home by any of its names, as a part of a pattern. */
export const HOME = String.raw`(?:house|home|flat|apartment|property|properties|condo(?:minium)?|villa|cottage|bungalow|farm(?:house)?|land|plot|place|building|studio)s?\b(?![- ]?(?:made|grown|baked|brewed|plants?|wine|ware|country|town|owner\w*)\b)`;
/** Words that make it one of somebody’s own, or one spoken of. */
export const OWN = '(?:my|our|the|his|her|their|this|that|an?|both)';
/** A home as what is sold. */
export const SOLD_HOME = new RegExp(
  [
    String.raw`\b(?:sell(?:s|ing)?|sold) ${OWN} (?:[\w’'-]+ ){0,3}?${HOME}`,
    String.raw`\b${HOME}[^?.;]{0,60}\b(?<!\b(?:that|which|who|they|people|shops?|there) )(?:sells?|sold|selling) (?:it|that|this|them|for)\b`,
    String.raw`\b${HOME} (?:is |are |was |were |has been )?(?:sells|sold)\b`,
    String.raw`\bsale of ${OWN} (?:[\w’'-]+ ){0,3}?${HOME}|\b(?:house|home|property|flat) sale\b|\b(?:the|my|our|his|her|their|net|sale) proceeds\b|\bproceeds (?:of|from)\b`,
  ].join('|'),
  'i',
);
/** The same, or a price of which only the sum tells what brings it; goods and services are sold as work. */
export const SOLD = new RegExp(String.raw`${SOLD_HOME.source}|\b(?:sells?|sold|selling) for\b`, 'i');
/** A home let to somebody; whoever rents one lets none. */
const LET = new RegExp(
  [
    String.raw`\brent(?:s|ed|ing)? (?:(?:it|this|that|them|${OWN} (?:[\w’'-]+ ){0,4}?[\w’'-]+) )?out\b`,
    String.raw`\blet(?:s|ting)? (?:out )?(?:my|our|the|his|her|their|a) (?:[\w’'-]+ ){0,3}?${HOME}`,
    String.raw`(?<!\b(?:as|am|are|were|be|being|good) (?:an? )?)\btenants?\b|\brental income\b`,
  ].join('|'),
  'i',
);
/** Asking what remains of it, or how far that goes. */
const ASKS_LEFT =
  /\b(?:(?:what|how much)(?:['’]?s| is| was| would be| will be| do (?:I|we) have)? (?:then )?left|what remains|the rest|the difference|leaves? (?:us|me)|how (?:many (?:months|years)|long))\b|\benough\b/i;

const DEBT = String.raw`\b(?:ow(?:e|es|ed|ing)|mortgages?|loans?|debts?|outstanding|repay\w*)\b`;
/** A sum with the word that makes it a debt before it, "a mortgage of $1,150", "we still owe 130,000". */
const OWED = new RegExp(
  String.raw`${DEBT}((?:(?!${BEFORE})[^,;?!\d]){0,24})((${BEFORE})?\s?(\d[\d.,]*)(?:\s?(?:k|thousand|mn?|million)(?![a-z]))?(?:\s?\p{L}{3,7})?)`,
  'giu',
);
/** Words before a number that is a date or a term and no money: "the mortgage ends in 2031". */
const OF_TIME =
  /\b(?:end(?:s|ed|ing)?|until|till|in|since|from|by|expir\w+|matur\w+|runs?|running|over|for|another|fixed|after)\b/i;
const isYear = (digits: string): boolean => /^(?:19|20)\d\d[.,]?$/.test(digits);
/** What tells that nothing is owed. */
const NOTHING_OWED = anyOf([
  /\b(?:no|without (?:an?|any)|paid[- ]off|paid) (?:mortgage|loan|debt)s?\b|\b(?:mortgage|debt)[- ]free\b/i,
  /\bpaid off\b(?! (?:with|from|by|out of|when|at)\b)/i,
  /\bow(?:e|es|ed|ing) (?:nothing|no(?:body| (?:more|money|bank))?\b|not a )|\b(?:do|does|did)(?: not|n['’]t) owe\b/i,
  /\boutright\b/i,
]);
/** Behind a number, what makes it a rate or a term of a loan and no sum. */
const NO_SUM = /^(?:%| ?(?:percent|per cent|years?|months?|more|instal\w+|payments?)\b)/;

/** From here up a sum in US dollars is no month's rent. */
const LEAST_PRICE = 10_000;

/** The sum of a debt as a text has it; null where it names none. A sale pays off no instalment. */
function debtIn(plain: string, sale: boolean): RegExpExecArray | null {
  const found = [...plain.matchAll(OWED)].find((one) => {
    const [all, gap = '', , currency, digits = ''] = one;
    const behind = plain.slice(one.index + all.lastIndexOf(digits) + digits.length);
    if (currency === undefined && (isYear(digits) || OF_TIME.test(gap) || NO_SUM.test(behind))) return false;
    return !sale || withoutPeriods(plain.slice(one.index)).startsWith(all);
  });
  return found ?? null;
}

/** The sums of a question: what is brought, what is owed (null where nothing is named) and what is saved beside it. */
interface Told {
  readonly most: { readonly usd: number; readonly currency: string };
  readonly owedUsd: number | null;
  readonly saved: ReturnType<typeof savedBeside>;
}

function toldIn({ sale, asked }: { readonly sale: boolean; readonly asked: Asked }): Told | null {
  const { view, profile } = asked;
  const own = ownMoney(view.atlas, profile.home?.iso3 ?? null);
  const plain = asked.text.toLowerCase();
  const debt = debtIn(plain, sale);
  const besides = debt ? plain.replace(debt[0], ' ') : plain;
  const saved = sale ? savedBeside({ ...asked, text: besides }) : null;
  const inUsd = sumsIn(sale ? withoutPeriods(besides) : besides, own).flatMap(({ amount, currency }) => {
    const usd = view.atlas.toUsd(amount, currency);
    return usd === null ? [] : [{ usd, currency }];
  });
  // A home may bring as much as is saved: the sum is left out once.
  const ofSaved = inUsd.findIndex(({ usd }) => usd === saved?.value);
  const most = inUsd.filter((_, i) => i !== ofSaved).toSorted((a, b) => b.usd - a.usd)[0];
  if (!most) return null;
  const owed = debt ? owedIn(debt, most.currency, (piece) => sumsIn(piece, own)) : null;
  return { most, owedUsd: owed && view.atlas.toUsd(owed.amount, owed.currency), saved };
}

/** What a sale, or a rent beside a loan, leaves; null where a question asks nothing of the kind. */
export function leftAsked(asked: Asked): Left | null {
  const { text } = asked;
  const sale = SOLD.test(text);
  if (!ASKS_LEFT.test(text) || !(sale || LET.test(text))) return null;
  const told = toldIn({ sale, asked });
  if (!told) return null;
  const { most, owedUsd, saved } = told;
  const monthly = most.usd < LEAST_PRICE;
  if (monthly === sale || (monthly && !owedUsd)) return null;
  const span = monthly ? ', a month' : '';
  const brought = constant(most.usd, `what the question says it brings${span}`);
  const taken = owedUsd ? constant(owedUsd, `what the question says is owed${span}`) : null;
  const rest = taken ? minus(brought, taken) : brought;
  const isOpen = !taken && new RegExp(DEBT, 'i').test(text) && !NOTHING_OWED.test(text);
  return rest.value > 0
    ? { brought, owed: taken, isOpen, rest, saved, left: saved ? plus(rest, saved) : rest, monthly }
    : null;
}

type Sums = ReturnType<typeof sumsIn>;

/** The sum of a debt, in the currency of the other sum where it names none. */
function owedIn(
  [, , piece = '', , digits = '']: RegExpExecArray,
  currency: string,
  read: (piece: string) => Sums,
): Sums[number] | null {
  const [named] = read(piece);
  if (named) return named;
  const [plain] = read(`${currency.toLowerCase()} ${piece.slice(piece.indexOf(digits))}`);
  return plain ?? null;
}
