import { expect, it } from 'vitest';
import type { Order } from '../orderRow.ts';
import { withoutSuperseded } from './superseded.ts';

const listed = (id: string, state: Order['state'], kind: 'tier' | 'addon' = 'tier', code?: string) => ({
  order: { id, state, additionalCountryCodes: code === undefined ? [] : [code] } as unknown as Order,
  kind,
});

const idsOf = (...orders: Parameters<typeof withoutSuperseded>[0][number][]) =>
  withoutSuperseded(orders).map(({ id }) => id);

it('leaves out only a closed checkout that a later order has replaced', () => {
  expect(idsOf(listed('new', 'awaiting_payment'), listed('old', 'expired'))).toEqual(['new']);
  expect(idsOf(listed('new', 'expired'), listed('old', 'expired'))).toEqual(['new']);
  expect(idsOf(listed('new', 'expired'), listed('old', 'paid'))).toEqual(['new', 'old']);
  expect(idsOf(listed('new', 'paid'), listed('old', 'failed'))).toEqual(['new', 'old']);
});

it('keeps analyses of different countries apart, and apart from reports', () => {
  const analysis = (id: string, state: Order['state'], code: string) => listed(id, state, 'addon', code);
  expect(idsOf(analysis('es', 'paid', 'ESP'), analysis('pt', 'expired', 'PRT'))).toEqual(['es', 'pt']);
  expect(idsOf(analysis('2', 'paid', 'PRT'), analysis('1', 'expired', 'PRT'))).toEqual(['2']);
  expect(idsOf(analysis('pt', 'paid', 'PRT'), listed('report', 'expired'))).toEqual(['pt', 'report']);
});
