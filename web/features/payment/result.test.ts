import { describe, expect, it } from 'vitest';
import {
  amountText,
  countriesIn,
  FALLBACK_PRODUCT,
  judge,
  notCompleted,
  orderInfo,
  shortId,
} from './result.ts';

describe('a payment status', () => {
  it.each(['completed', 'complete', 'paid', 'succeeded', 'success', 'PAID'])('%s is a success', (status) => {
    expect(judge(status)).toEqual({ view: 'completed', stored: 'completed' });
  });
  it.each(['pending', 'processing', 'in_process'])('%s is pending', (status) => {
    expect(judge(status)).toEqual({ view: 'pending', stored: 'processing' });
  });
  it('of a failed payment is named', () => {
    expect(judge('expired')).toEqual({
      view: 'error',
      stored: 'failed',
      message: 'Payment not completed. Status: EXPIRED',
    });
    expect(judge('unpaid')).toMatchObject({ message: 'Payment not completed. Status: UNPAID' });
    expect(notCompleted()).toBe('Payment not completed. Status: FAILED');
  });
  it('that is unknown is an error too', () => {
    expect(judge('mystery')).toEqual({
      view: 'error',
      stored: 'error',
      message: 'Payment verification failed. Status: mystery',
    });
    expect(judge(undefined)).toMatchObject({ message: 'Payment verification failed. Status: unknown' });
  });
});

it('reads the number of countries from an address, else 0', () => {
  expect(['2', '0', '-3', '1.5', 'many', null].map(countriesIn)).toEqual([2, 0, 0, 0, 0, 0]);
});

it('shortens a transaction id of more than 12 characters', () => {
  expect(shortId('123456789012')).toBe('123456789012');
  expect(shortId('1234567890123')).toBe('12345678…0123');
  expect(shortId('pi_3OabcdefGHIJ')).toBe('pi_3Oabc…GHIJ');
});

describe('the amount', () => {
  const verdict = judge('paid');
  const session = { session_id: 'cs_1' };

  it('is calculated where the response has none', () => {
    expect(orderInfo(session, verdict, FALLBACK_PRODUCT, 2)).toMatchObject({
      amount: 29_900,
      currency: 'usd',
    });
  });
  it('of 0 stays 0', () => {
    expect(orderInfo({ ...session, amount: 0 }, verdict, FALLBACK_PRODUCT, 2).amount).toBe(0);
  });
  it('is shown with two decimals and its currency', () => {
    expect(amountText({ amount: 24_900, currency: 'usd' })).toBe('$249.00 USD');
    expect(amountText({ amount: 0, currency: 'usd' })).toBe('$0.00 USD');
  });
});

it('shows the payment’s id, or else the session’s', () => {
  const verdict = judge('paid');
  const paid = { session_id: 'cs_1', payment_id: 'pi_1', customer_email: 'a***@b.co' };
  expect(orderInfo(paid, verdict, FALLBACK_PRODUCT, 0)).toMatchObject({
    id: 'pi_1',
    customerEmail: 'a***@b.co',
    paymentStatus: 'completed',
  });
  expect(orderInfo({ session_id: 'cs_1', payment_id: null }, verdict, FALLBACK_PRODUCT, 0).id).toBe('cs_1');
});
