import { ORDER_STATES } from '@global-fit/contract/orderStates';
import type { RevisionState } from '@global-fit/contract/revisionStates';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#features/orders/testing/anOrder.ts';
import { orderWords } from './orderWords.ts';

it('has a title for every state', () => {
  for (const state of ORDER_STATES) expect(orderWords(anOrder(state)).title).not.toBe('');
});

describe('a paid order', () => {
  it.each([
    [[], 'Being prepared'],
    [['queued'], 'Being prepared'],
    [['generating'], 'Being prepared'],
    [['in_review'], 'In review'],
    [['failed'], 'Delayed'],
    [['ready'], 'Ready'],
    [['delivered'], 'Ready'],
    [['delivered', 'generating'], 'Ready, new edition being prepared'],
    [['delivered', 'failed'], 'Ready, new edition delayed'],
    [['delivered', 'delivered'], 'Ready'],
  ] as [RevisionState[], string][])('with editions %j is "%s"', (states, title) => {
    expect(orderWords(anOrder('paid', ...states)).title).toBe(title);
  });
});

it('says of a report that keeps failing that a person has been told, while it goes on being tried', () => {
  const titleOf = (...states: RevisionState[]) => {
    const { revisions, ...order } = anOrder('paid', ...states);
    return orderWords({ ...order, revisions: revisions.map((one) => ({ ...one, delayed: true })) }).title;
  };
  expect(titleOf('generating')).toBe('Delayed');
  expect(titleOf('delivered', 'generating')).toBe('Ready, new edition delayed');
});

it('says of a refunded order that its report is closed, where there was one', () => {
  expect(orderWords(anOrder('refunded', 'delivered')).text).toContain('does not open here any more');
  for (const states of [[], ['cancelled']] as RevisionState[][])
    expect(orderWords(anOrder('refunded', ...states)).text).not.toContain('report');
});

it('says when a payment is on its way', () => {
  const underWay = { ...anOrder('awaiting_payment'), payment_under_way: true };
  expect(orderWords(underWay).title).toBe('Payment on its way');
});

it('promises the same time for the first edition and later ones', () => {
  for (const states of [[], ['delivered', 'generating']] as RevisionState[][]) {
    expect(orderWords(anOrder('paid', ...states)).text).toContain(
      'usually within minutes, at the latest within 72 hours',
    );
  }
});
