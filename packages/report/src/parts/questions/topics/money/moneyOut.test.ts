import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const TRADER = {
  age: 48,
  citizenship: ['CHN'],
  'current-location': place('Shenzhen', 'China', 'cn'),
  'work-arrangement': 'business-owner',
  'existing-business-registration-country': 'CHN',
  'liquid-assets-available': '500k-1m',
  'visa-preference': ['entrepreneur'],
};
const PLACES = ['MYS', 'PRT'];
const OUT = 'How can I bring 600000 USD out of China legally when limit is 50000 USD each person each year?';

it('begins with the yearly sum that home allows abroad, and names the way for emigrants', () => {
  const found = answered(TRADER, PLACES, OUT)['money-out'];
  expect(found?.said?.text).toMatch(
    /^By the rules of China each person may buy foreign currency worth US\$50,000 a year/,
  );
  expect(found?.said?.text).toContain('may not be used to buy a home abroad');
  expect(found?.said?.text).toContain('somebody who has emigrated applies once');
  expect(found?.lacks).toContain('what a company may invest abroad');
});

it('refers others to the bank at home, without another state’s rule', () => {
  const found = answered(FAMILY, PLACES, 'How do we get our savings of 200,000 euros out of Germany?')[
    'money-out'
  ];
  expect(found?.said).toBeNull();
  expect(found?.whom).toContain('tax office of Germany');
});

it('describes residence by investment by its records, investor permits first, and where else the sum is enough', () => {
  const asked =
    'Which country can give residence if I buy house or invest 300-500k and not need live there all year?';
  const found = answered(TRADER, PLACES, asked)['invested-residence'];
  expect(found?.said?.text).toMatch(
    /^By our records an investment opens a permit here: .*Golden Residence Permit/,
  );
  expect(found?.said?.text).toMatch(/asks for no more than US\$500,000 is on record in .*Cyprus/);
  expect(found?.lacks).toContain('how many days a year');
  expect(answered(TRADER, PLACES, 'Can we buy a house without a residence permit?')).not.toHaveProperty(
    'invested-residence',
  );
});

it('compares a private plan with no agreement on social security', () => {
  const asked = 'My BES (private pension, about 400.000 TL), what happens with it if we leave?';
  const { pension } = answered(FAMILY, ['POL'], asked);
  expect(pension?.said).toBeNull();
  expect(pension?.put).toMatch(/^May I keep this plan from abroad/);
  const state = answered(FAMILY, ['POL'], 'What happens with my pension if we leave?')['pension'];
  expect(state?.said?.text).toContain('state pension earned in Germany');
});
