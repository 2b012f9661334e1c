import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a webhook body: HMAC-SHA256 over "<unix seconds>.<body>".
 * Source: the provider's "Verify webhook signatures manually".
 */
export function signatureHeader(body: string, secret: string, unixSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${unixSeconds},v1=${mac}`;
}
