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

it('each part goes to whoever decides on it', () => {
  const parts: readonly (readonly [string, RegExp])[] = [
    ['will I sleep at home', /^the employer/],
    ['would Kate have to wait ten years', /^the embassy/],
    ['do my training years count for specialist certification', /^the body that licenses the profession/],
    ['may I be paid in cash by boat owners', /^the tax office/],
    [
      'Will I keep my Swedish sickness benefit qualifying income (SGI) if I stop working',
      /^the office at home/,
    ],
    ['does the Fair Deal pay abroad', /^the office at home/],
    ['will anyone service his cochlear implant', /^a clinic/],
    ['is a Mexican wedding recognised in Spain', /^the civil registry/],
    ['can Elsa sit the Swedish national tests from there', /^the school authority/],
    ['where would the horse be stabled', /^the official vet/],
    ['must I bring my diploma', /^the embassy/],
  ];
  for (const [text, expected] of parts) expect(whom(text), text).toMatch(expected);
});

it('what life is like there is asked of those who live there, and not of a state', () => {
  for (const text of ['will we find friends', 'Will I be lonely in winter', 'who plays chess there'])
    expect(whom(text), text).toMatch(/^the town hall/);
});
