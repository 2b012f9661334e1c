import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const PLACES = ['PRT', 'POL'];
const FARMS = { ...FAMILY, citizenship: ['IRL'] };

it.each([
  'Can we lease a few hectares for goats?',
  'Is it possible to lease farmland, and for how long?',
  'Can we lease state-owned land?',
])('who would lease land is told nothing of buying it: “%s”', (question) => {
  const { land } = answered(FARMS, PLACES, question);
  expect(land?.put).toContain('lease this land');
  expect(`${land?.said?.text ?? ''} ${land?.lacks} ${land?.put}`).not.toMatch(/\bbuy/);
});

it.each(['May a foreigner buy farmland?', 'Should we lease or buy farmland?'])(
  'who would buy land reads what the law says of buyers: “%s”',
  (question) => {
    const { land } = answered(FARMS, PLACES, question);
    expect(land?.said?.text).toContain('free movement of capital');
    expect(land?.put).toContain('buy this area');
  },
);

it.each([
  'If I lease the land for ten years, is the rent still tax free for me when I live abroad?',
  'Can I lease out the farm while I am away?',
])('who lets land of their own is told neither: “%s”', (question) => {
  expect(answered(FARMS, PLACES, question)).not.toHaveProperty('land');
});
