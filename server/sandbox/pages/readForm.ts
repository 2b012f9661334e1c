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

/** The fields of a posted form; none when the body is no form. */
export function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

const LONGEST = 800;

/** The payment page's fields; what is missing is empty. */
export function paymentFormOf(request: FastifyRequest): PaymentForm {
  const form = formOf(request);
  const value = (name: string) => (form.get(name) ?? '').slice(0, LONGEST);
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
