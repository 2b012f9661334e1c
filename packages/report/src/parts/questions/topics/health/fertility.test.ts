import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const COUPLE = { age: 37, citizenship: ['ITA'], 'work-arrangement': 'local-job' };
const ask = (question: string) => answered(COUPLE, ['CAN'], question).fertility;

it('surrogacy is a matter of law and of parents, and not of treatment with a donor', () => {
  for (const question of ['Is surrogacy legal there?', 'Can we have a child with a surrogate in Canada?']) {
    expect(ask(question)?.lacks, question).toMatch(/law on surrogacy.*parent/);
    expect(ask(question)?.whom, question).toMatch(/lawyer/);
  }
  expect(ask('Can we get IVF with donor eggs?')?.lacks).toMatch(/treatment with a donor/);
});
