import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentForm } from '../checkout/paymentForm.ts';

/** Lets a part of the app parse forms in its own way, whatever parser the surrounding app has. */
export function acceptPageForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
  scope.addContentTypeParser(
    type,
    { parseAs: 'string', bodyLimit: 20_000 },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  );
}

const LONGEST = 800;

/** A field of a posted form without characters a database cannot store; empty where it was not sent. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return (form.get(name) ?? '').replaceAll('\0', '').slice(0, LONGEST);
}

/** Fields of the payment page that are shown again, with what was typed. */
export type Typed = Readonly<Partial<Record<string, string>>>;

/**
 * What was typed, without the token that makes a form count once and without the security code, which is typed for
 * each attempt.
 */
export function typedIn(request: FastifyRequest): Typed {
  const { nonce: _word, cardCvc: _code, ...typed } = paymentFormOf(request);
  return typed;
}

/** The payment page's fields; missing ones are empty. */
export function paymentFormOf(request: FastifyRequest): PaymentForm {
  const value = (name: string) => fieldOf(request, name);
  return {
    nonce: value('nonce'),
    method: value('method'),
    email: value('email'),
    cardNumber: value('cardNumber'),
    cardExpiry: value('cardExpiry'),
    cardCvc: value('cardCvc'),
    cardName: value('cardName'),
    debitResult: value('debitResult'),
    terms: value('terms'),
    promotions: value('promotions'),
  };
}
