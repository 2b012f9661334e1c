import { expect, it } from 'vitest';
import type { Asked } from './topic.ts';
import { whomToAsk } from './unanswered.ts';

const whom = (text: string): string => whomToAsk({ text, places: [], towns: [] } as unknown as Asked);

it('what is paid at home is asked of whoever is paid, and of no embassy', () => {
  for (const text of ['Do I still pay SSS and Pag-IBIG', 'Must we keep contributing to the fund of my union'])
    expect(whom(text), text).toMatch(/^the office or company that is paid now/);
  expect(whom('Do I pay a fee at the port')).not.toMatch(/paid now/);
  expect(whom('Must we keep the certificates of the ship')).toMatch(/^the embassy/);
});
