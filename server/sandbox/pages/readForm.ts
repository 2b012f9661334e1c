import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentForm } from '../checkout/paymentForm.ts';

/** Lets a part of the app read forms its own way, whatever parser the app around it has. */
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

/** One field of a posted form, without what a database cannot keep; empty when it was not sent. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return (form.get(name) ?? '').replaceAll('\0', '').slice(0, LONGEST);
}

/** What was typed on the payment page and is shown there again, by field. */
export type Typed = Readonly<Partial<Record<string, string>>>;

/** What was typed, without the word that makes a form count once, and the security code, which is typed for each try. */
export function typedIn(request: FastifyRequest): Typed {
  const { nonce: _word, cardCvc: _code, ...typed } = paymentFormOf(request);
  return typed;
}

/** The payment page's fields; what is missing is empty. */
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
