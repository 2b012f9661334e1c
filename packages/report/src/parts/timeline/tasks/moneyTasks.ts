import { isAtHome } from '../../../place/atHome.ts';
import { pensionLater } from '../../../place/pension/pension.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { isLetAlready, isLivedIn, ownHome } from '../../../place/money/property.ts';
import { followersOf } from '../../../profile/people/followers.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { careFromHome } from '../../../place/pension/careFromHome.ts';
import { needsInsurer } from './healthTasks.ts';
import { MOVE } from '../order.ts';
import { type DraftTask, LAST, task, type TaskWriter } from '../task.ts';

/** Months this plan assumes for selling a home. */
const SALE = 3;

/**
 * What must be certain before a home is sold: the right to live there, and insurance for people whom insurers may
 * refuse.
 */
function certainThere(view: PlaceView, insured: boolean): Said {
  const sure = because(
    words(settlesByRight(view) ? 'a home there is found' : 'the permit is in your hand'),
    'citizenship',
  );
  const fromHome = insured ? careFromHome(view) : null;
  return fromHome
    ? because(
        say`${settlesByRight(view) ? sure : because(words('the permit is granted'), 'citizenship')} and ${fromHome.said('form S1 is in your hands')}`,
        'medical-conditions',
      )
    : insured
      ? because(
          say`${sure} and an insurer has taken you on in writing, with your conditions named`,
          'medical-conditions',
        )
      : sure;
}

function sellTask(view: PlaceView): DraftTask | null {
  if (!ownHome(view) || !view.profile.read.has('property-ownership', 'yes-selling')) return null;
  const insured = needsInsurer(view.profile);
  const certain = certainThere(view, insured);
  return task(
    'sell',
    'Sell',
    because(
      say`[Instruct an agent and have the tax on the gain worked out for both possible years; accept no offer before ${certain}|Put the house on the market now, since a sale takes months, and sign only when ${certain}; ask a tax adviser which year to complete in|Three valuations, one agent, and a completion date that the tax adviser has seen; it should lie after the day on which ${certain}|Ask two agents how long homes like yours take to sell, count that back from the move, and sign nothing before ${certain}; have the tax on the gain worked out first].`,
      'property-ownership',
    ),
    7,
    // Nobody ill should learn that they are uninsurable after selling their home.
    { takes: SALE, after: ['visit', 'trial', ...(insured ? ['cover'] : [])] },
  );
}

function letTask(view: PlaceView): DraftTask | null {
  const { read } = view.profile;
  if (!ownHome(view)) return null;
  if (isLetAlready(view))
    return task(
      'let',
      'The letting, from afar',
      because(
        say`↗In writing before you leave: who looks after tenants and repairs, who files the tax return there, and into which account the rent is paid so that it reaches you abroad.`,
        'property-ownership',
        'property-type',
      ),
      3,
    );
  if (!read.has('property-ownership', 'yes-renting')) return null;
  const borrowed = !read.has('existing-debt', 'no-debt');
  return task(
    'let',
    'Let the home',
    because(
      borrowed
        ? say`[An agent with a contract, an insurer who knows that the house is let, and the lender’s consent if there is a mortgage|Lender, insurer and tax office each want to know that you let: write to all three on one day|Find the tenant before you go, and somebody to keep a key afterwards].`
        : say`[An agent with a contract, and an insurer who knows that the house is let|Insurer and tax office each want to know that you let: write to both on one day|Find the tenant before you go, and somebody to keep a key afterwards].`,
      'property-ownership',
      ...(borrowed ? [] : ['existing-debt']),
    ),
    3,
  );
}

/** Of two homes, one kept and one sold, nothing tells which is lived in; and nobody closes one where family stays on. */
function closeTask(view: PlaceView): DraftTask | null {
  const { read } = view.profile;
  const own = ownHome(view);
  const closes =
    read.has('property-ownership', 'yes-keeping') &&
    !read.has('property-ownership', 'yes-selling') &&
    followersOf(view.profile) === null;
  return own && closes && isLivedIn(view, own)
    ? task(
        'close',
        'Close the house',
        because(
          say`Water off, post redirected, and somebody who looks in: insurers ask how often.`,
          'property-ownership',
        ),
        LAST,
      )
    : null;
}

function debtsTask({ profile: { read } }: PlaceView): DraftTask | null {
  return read.has('existing-debt', 'significant', 'moderate')
    ? task(
        'debts',
        'Debts first',
        because(
          say`↗Write down each debt with its currency and last payment, and tell each lender the new address: a payment missed abroad still counts as a default at home.`,
          'existing-debt',
        ),
        16,
      )
    : null;
}

function fundsTask(view: PlaceView): DraftTask | null {
  return view.profile.read.has('source-of-funds-documentation', 'no', 'unsure')
    ? task(
        'funds',
        'Proof of funds',
        because(
          say`[Open the folder on where your money comes from|Begin to collect the proof of what you own|Start the paper trail of your savings], since [↗the bank and the visa office|two offices at least] in ${view.name} will want it.`,
          'source-of-funds-documentation',
        ),
        13,
      )
    : null;
}

/** A budget in US dollars for the whole move up to which it pays to bring little. */
const LIGHT = 10_000;

function goodsTask({ profile: { read, movingBudget } }: PlaceView): DraftTask {
  if (movingBudget?.high && movingBudget.high <= LIGHT)
    return task(
      'goods',
      'Travel light',
      because(
        say`With ${read.label('budget-relocation') ?? 'your budget'} for the move, [↗ship nothing that costs less to buy again; sell early, while there is time to wait for a price|↗take what fits into the luggage and replace the rest second hand|decide by volume: each cubic metre has its price, and so has each suitcase].`,
        'budget-relocation',
      ),
      6,
    );
  return task(
    'goods',
    'Quotes for the move',
    because(
      say`[Three quotes on the same list of goods, door to door, with insurance at replacement value|Let movers price one written list, door to door|Have the same list priced by three movers, the last metre included|Walk two movers through the rooms, and have each write down what goes and what it costs to the new door].${movingBudget ? say` [They come out of|Hold them against|They are one part of] what you set aside for the whole move: ${read.label('budget-relocation') ?? ''}.` : ''}`,
      'budget-relocation',
    ),
    6,
  );
}

/** A move within the country keeps the bank. */
function bankTask(view: PlaceView): DraftTask | null {
  const { read } = view.profile;
  if (isAtHome(view)) return null;
  return task(
    'bank',
    'Bank account',
    because(
      words(
        read.has('income-sources', 'remote-work', 'business-income')
          ? '[A local account for rent and one in the currency of your income: never change a whole month’s pay on one day|Two accounts, two currencies, and a standing order between them|Keep income and rent in separate accounts and change money in thirds|Ask the employer or the client to pay into the account that costs least to reach|Open the local account with a small sum, the rest follows when the card works].'
          : read.has('income-sources', 'retirement-pension') && !pensionLater(view)
            ? '[A local account, and the pension paid there only after the first two transfers arrived in full|Let the pension come to the old account for another quarter, and send it on yourself|Move the pension last, when the new account has proved itself].'
            : '[↗A local account with proof of the address in hand; ask what foreigners pay for it|The lease comes before the account: take it along|Open it with the payslip or the lease in hand, and keep the old account for a year|Ask which account needs no history in the country, and start with that|↗Compare what two banks charge a foreigner, then open with the one that writes to you in a language you read].',
      ),
      'income-sources',
    ),
    -1,
    { after: [MOVE, 'register'] },
  );
}

/** Property, debts, funds, belongings and bank account. */
export const moneyTasks: TaskWriter = (view) =>
  [sellTask, letTask, closeTask, debtsTask, fundsTask, goodsTask, bankTask].flatMap(
    (write) => write(view) ?? [],
  );
