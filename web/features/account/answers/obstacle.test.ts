import { ORDER_STATES } from '@global-fit/contract/orderStates';
import { expect, it } from 'vitest';
import { anOrder } from '#features/orders/testing/anOrder.ts';
import { obstacleTo } from './obstacle.ts';

const left = { regenerations_left: 2 };

it('only a paid order whose report is finished can have a new edition', () => {
  expect(obstacleTo({ ...anOrder('paid', 'delivered'), ...left })).toBeNull();
  for (const state of ORDER_STATES.filter((one) => one !== 'paid'))
    expect(obstacleTo({ ...anOrder(state, 'delivered'), ...left })).not.toBeNull();
});

it.each([
  ['disputed', /bank has asked us/],
  ['refunded', /money for this order goes back/],
  ['refund_pending', /money for this order goes back/],
  ['awaiting_payment', /once the order is paid/],
] as const)('of an order that is %s it says why', (state, why) => {
  expect(obstacleTo({ ...anOrder(state, 'delivered'), ...left })).toMatch(why);
});

it('tells the first edition from a new one', () => {
  expect(obstacleTo({ ...anOrder('paid', 'generating'), ...left })).toMatch(/^Your report is being made/);
  expect(obstacleTo({ ...anOrder('paid', 'delivered', 'queued'), ...left })).toMatch(/^A new edition/);
  expect(obstacleTo({ ...anOrder('paid', 'delivered'), regenerations_left: 0 })).toMatch(/all three/);
});
