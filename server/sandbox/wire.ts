import type Stripe from 'stripe';

/** The provider's objects in the format of the API; the SDK's types say which fields each has. */
export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
export type Product = Stripe.Product;
export type Coupon = Stripe.Coupon;
export type PromotionCode = Stripe.PromotionCode;
export type PaymentMethod = Stripe.PaymentMethod;
export type Discount = Stripe.Discount;

/** Decimals are strings in JSON; the SDK converts them to its own type. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

/** An event of any type; the SDK's own type is a union over all of them. */
export interface EventObject {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Readonly<Record<string, unknown>> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** A discount in use, with its code. */
export interface AppliedDiscount {
  readonly coupon: string;
  readonly promotionCode: string | null;
}

/** Errors beside the fields of the payment page; `form` is shown above all fields. */
export type PageProblems = Readonly<Partial<Record<string, string>>>;

export interface SessionInternal {
  lineItems: LineItem[];
  discount: (AppliedDiscount & { id: string }) | null;
  taxBasisPoints: number;
  intent: {
    description: string | null;
    metadata: Record<string, string>;
    receipt_email: string | null;
    statement_descriptor: string | null;
    statement_descriptor_suffix: string | null;
  };
  /** The last use of the payment form; using the same form again changes nothing. */
  lastAttempt: { nonce: string; problems: PageProblems | null } | null;
  /** How a pending bank debit will end. */
  settles: 'success' | 'failure' | null;
}

/** The payer and their consents, as given on the payment page. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly consent: Session['consent'];
}

export interface IntentInternal {
  /** An attempt that waits for 3-D Secure: who makes it, and with which payment method. */
  awaiting: { buyer: Buyer; paymentMethod: string } | null;
}

/** The API's type of each kind of object, by its `object` name. */
export interface WireKinds {
  'checkout.session': Session;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  event: EventObject;
}

/** Internal data beside each kind of object. */
export interface InternalKinds {
  'checkout.session': SessionInternal;
  payment_intent: IntentInternal;
  payment_method: null;
  charge: { behaviour: string } | null;
  refund: { ends: 'succeeded' | 'failed' } | null;
  dispute: null;
  product: null;
  price: null;
  coupon: null;
  promotion_code: null;
  event: null;
}

export type Kind = keyof WireKinds;

/** The id in a field that may contain an id, an object or nothing. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
