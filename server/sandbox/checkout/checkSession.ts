import { invalidRequest } from '../errors.ts';
import { MAXIMUM_AMOUNT, formatMoney, minimumAmount } from '../money.ts';
import type { SessionParams } from './sessionParams.ts';

const MINUTE = 60;
const DAY = 86_400;

/**
 * Rules that involve several of a session's parameters.
 *
 * @throws SandboxError 400.
 */
export function checkSession(params: SessionParams, now: number): void {
  checkUrls(params);
  if (params.allow_promotion_codes !== undefined && params.discounts !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  }
  if (params.discounts && params.discounts.length > 1) {
    throw invalidRequest('You can apply at most one discount.', { param: 'discounts' });
  }
  const expiresAt = params.expires_at;
  if (expiresAt !== undefined && expiresAt < now + 30 * MINUTE) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw invalidRequest(message, { param: 'expires_at' });
  }
  if (expiresAt !== undefined && expiresAt > now + DAY) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw invalidRequest(message, { param: 'expires_at' });
  }
}

function checkUrls(params: SessionParams): void {
  const embedded = params.ui_mode === 'embedded_page';
  const never = params.redirect_on_completion === 'never';
  if (!embedded) {
    refuse(params.return_url, 'return_url', 'embedded_page');
    refuse(params.redirect_on_completion, 'redirect_on_completion', 'embedded_page');
    need(params.success_url, 'success_url');
    return;
  }
  refuse(params.success_url, 'success_url', 'hosted_page');
  refuse(params.cancel_url, 'cancel_url', 'hosted_page');
  if (!never) need(params.return_url, 'return_url');
  if (never && params.return_url !== undefined) {
    throw invalidRequest('`return_url` cannot be set when `redirect_on_completion` is `never`.', {
      param: 'return_url',
    });
  }
}

function refuse(value: string | undefined, param: string, mode: string): void {
  if (value === undefined) return;
  throw invalidRequest(`\`${param}\` can only be set when \`ui_mode\` is \`${mode}\`.`, { param });
}

function need(value: string | undefined, param: string): void {
  if (value !== undefined) return;
  throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/**
 * The total has to be zero or an amount that can be charged.
 *
 * @throws SandboxError 400.
 */
export function checkAmount(total: number, currency: string): void {
  const least = minimumAmount(currency);
  if (total !== 0 && total < least) {
    const message = `The Checkout Session's total amount due must add up to at least ${formatMoney(least, currency)} ${currency}`;
    throw invalidRequest(message, { code: 'amount_too_small' });
  }
  if (total > MAXIMUM_AMOUNT) {
    const message = `The Checkout Session's total amount due must be no more than ${formatMoney(MAXIMUM_AMOUNT, currency)} ${currency}`;
    throw invalidRequest(message, { code: 'amount_too_large' });
  }
}
