import { BEFORE } from '@global-fit/matching/profile/money/currencies';
import { ownMoney } from '@global-fit/matching/profile/money/ownMoney';
import { sumsIn } from '@global-fit/matching/profile/money/sums';
import { constant, minus, type Quantity } from '../../../figures/quantity.ts';
import type { Asked } from '../topic.ts';

/** What a question leaves to live on, once what is owed is paid, in US dollars. */
export interface Left {
  /** What a sale or a tenant brings. */
  readonly brought: Quantity;
  /** What a lender gets of it; null where nothing is owed. */
  readonly owed: Quantity | null;
  readonly left: Quantity;
  /** Whether both are sums of every month, as a rent is. */
  readonly monthly: boolean;
}

const SOLD = /\b(?:sell|sells|selling|sold|sale|proceeds)\b/i;
const LET =
  /\b(?:rent(?:s|ed|ing)?|let(?:s|ting)?) [^?.;]{0,40}\b(?:out|for)\b|\b(?:tenants?|rental income)\b/i;
/** Asking what remains of it, or how far that goes. */
const ASKS_LEFT =
  /\b(?:(?:what|how much)(?:['’]?s| is| was| would be| will be| do (?:I|we) have)? (?:then )?left|what remains|the rest|the difference|leaves? (?:us|me)|how (?:many (?:months|years)|long))\b|\benough\b/i;

/** A sum with the word that makes it a debt before it, "a mortgage of $1,150", "we still owe 130,000". */
const OWED = new RegExp(
  String.raw`\b(?:ow(?:e|es|ed|ing)|mortgages?|loans?|debts?|outstanding|repay\w*)\b(?:(?!${BEFORE})[^,;?!\d]){0,24}((?:${BEFORE})?\s?(\d[\d.,]*)(?:\s?(?:k|thousand|mn?|million)(?![a-z]))?(?:\s?\p{L}{3,7})?)`,
  'iu',
);

/** From here up a sum in US dollars is no month's rent. */
const LEAST_PRICE = 10_000;

/** What a sale, or a rent beside a loan, leaves; null where a question asks nothing of the kind. */
export function leftAsked({ text, view, profile }: Asked): Left | null {
  if (!ASKS_LEFT.test(text) || !(SOLD.test(text) || LET.test(text))) return null;
  const own = ownMoney(view.atlas, profile.home?.iso3 ?? null);
  const plain = text.toLowerCase();
  const debt = OWED.exec(plain);
  const sums = sumsIn(debt ? plain.replace(debt[0], ' ') : plain, own);
  const inUsd = sums.flatMap(({ amount, currency }) => {
    const usd = view.atlas.toUsd(amount, currency);
    return usd === null ? [] : [{ usd, currency }];
  });
  const most = inUsd.toSorted((a, b) => b.usd - a.usd)[0];
  if (!most) return null;
  const monthly = most.usd < LEAST_PRICE;
  if (monthly !== !SOLD.test(text)) return null;
  const owed = debt ? owedIn(debt, most.currency, (piece) => sumsIn(piece, own)) : null;
  const owedUsd = owed && view.atlas.toUsd(owed.amount, owed.currency);
  if (monthly && !owedUsd) return null;
  const span = monthly ? ', a month' : '';
  const brought = constant(most.usd, `what the question says it brings${span}`);
  const taken = owedUsd ? constant(owedUsd, `what the question says is owed${span}`) : null;
  const left = taken ? minus(brought, taken) : brought;
  return left.value > 0 ? { brought, owed: taken, left, monthly } : null;
}

type Sums = ReturnType<typeof sumsIn>;

/** The sum of a debt, in the currency of the other sum where it names none. */
function owedIn(
  [, piece = '', digits = '']: RegExpExecArray,
  currency: string,
  read: (piece: string) => Sums,
): Sums[number] | null {
  const [named] = read(piece);
  if (named) return named;
  const [plain] = read(`${currency.toLowerCase()} ${piece.slice(piece.indexOf(digits))}`);
  return plain ?? null;
}
