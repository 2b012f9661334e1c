/** The behaviour of a test card when it is charged. */
export interface TestCard {
  readonly number: string;
  readonly label: string;
  readonly outcome: CardOutcome;
  /** Shown in the list on the payment page. */
  readonly listed: boolean;
}

export type CardOutcome =
  | { readonly kind: 'paid'; readonly afterwards: 'nothing' | 'dispute' | 'slow refund' | 'failing refund' }
  | { readonly kind: 'authenticate' }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly declineCode: string | null;
      readonly message: string;
    };

const PAID: CardOutcome = { kind: 'paid', afterwards: 'nothing' };

function declined(code: string, declineCode: string | null, message: string): CardOutcome {
  return { kind: 'declined', code, declineCode, message };
}

const INSUFFICIENT = 'Your card has insufficient funds.';
const DECLINED = 'Your card was declined.';

/** The provider's published test cards that the sandbox supports. Source: its page "Testing". */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Pays at once', outcome: PAID, listed: true },
  {
    number: '4000002500003155',
    label: 'Asks for 3-D Secure',
    outcome: { kind: 'authenticate' },
    listed: true,
  },
  {
    number: '4000000000000002',
    label: 'Is declined',
    outcome: declined('card_declined', 'generic_decline', DECLINED),
    listed: true,
  },
  {
    number: '4000000000009995',
    label: 'Lacks funds',
    outcome: declined('card_declined', 'insufficient_funds', INSUFFICIENT),
    listed: true,
  },
  {
    number: '4000000000000069',
    label: 'Has expired',
    outcome: declined('expired_card', null, 'Your card has expired.'),
    listed: true,
  },
  {
    number: '4000000000000127',
    label: 'Has another CVC',
    outcome: declined('incorrect_cvc', null, "Your card's security code is incorrect."),
    listed: true,
  },
  {
    number: '4000000000000259',
    label: 'Pays, then is disputed',
    outcome: { kind: 'paid', afterwards: 'dispute' },
    listed: true,
  },
  {
    number: '4000000000003220',
    label: 'Asks for 3-D Secure',
    outcome: { kind: 'authenticate' },
    listed: false,
  },
  {
    number: '4000000000000119',
    label: 'Meets a processing error',
    outcome: declined(
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ),
    listed: false,
  },
  {
    number: '4000000000007726',
    label: 'Refunds slowly',
    outcome: { kind: 'paid', afterwards: 'slow refund' },
    listed: false,
  },
  {
    number: '4000000000005126',
    label: 'Fails to refund',
    outcome: { kind: 'paid', afterwards: 'failing refund' },
    listed: false,
  },
  { number: '4000056655665556', label: 'Pays at once (debit)', outcome: PAID, listed: false },
  { number: '5555555555554444', label: 'Pays at once (Mastercard)', outcome: PAID, listed: false },
  { number: '378282246310005', label: 'Pays at once (American Express)', outcome: PAID, listed: false },
];

/** The provider's response in test mode to a number that is not a test card. */
const NOT_A_TEST_CARD = declined(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This page is in test mode and takes test cards only.',
);

/** The behaviour of the card with this number (digits only). */
export function outcomeOf(number: string): CardOutcome {
  return TEST_CARDS.find((card) => card.number === number)?.outcome ?? NOT_A_TEST_CARD;
}
