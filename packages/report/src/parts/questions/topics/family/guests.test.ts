import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const BRITISH = { ...FAMILY, citizenship: ['GBR'] };
const guests = (question: string, iso3s: readonly string[]): string =>
  answered(BRITISH, iso3s, question).guests?.said?.text ?? '';

it.each([
  'Can my mother-in-law visit us for half a year at a time?',
  'My mother would visit us for six months every year: is that allowed?',
])('a visit of half a year is compared with the recorded days: “%s”', (question) => {
  expect(guests(question, ['ESP', 'PRT', 'MEX'])).toMatch(
    /^With a passport of the United Kingdom visitors come .*In Spain and Portugal that means 90 days in any 180.*in Spain and Portugal it does not fit.*In Mexico it is just too long/,
  );
});

it('the days and their period cite the law that sets them', () => {
  const { said } =
    answered(BRITISH, ['ESP'], 'Can my mother visit us for two months each year?').guests ?? {};
  expect(said?.facts).toContain('rule:visits-schengen');
  expect(said?.figures.map(({ from }) => from)).toContainEqual({
    record: 'rule:visits-schengen',
    at: 'withinDays',
  });
});

it('a visit within the days fits, and one without a length is not compared', () => {
  expect(guests('Can my mother visit us for two months each year?', ['ESP'])).toMatch(/in Spain it fits\.$/);
  expect(guests('Can my mother visit us?', ['ESP'])).not.toContain('Held against that');
});

it('the article of the code counts as a number of its own, so that a remark on a visit keeps its sentence', () => {
  const { guests: answer } = answered(BRITISH, ['ESP'], 'Can my mother visit us for two months each year?');
  expect(answer?.said?.figures.map(({ shown }) => shown)).toEqual(expect.arrayContaining(['90', '180', '6']));
});

it.each(['How soon can my mother visit?', 'Could our grandparents visit?'])(
  'a visit that names nobody visited is one to the customer: “%s”',
  (question) => {
    const { guests } = answered(FAMILY, ['CAN'], question);
    expect(guests?.said?.text).toContain('visitors');
    expect(guests?.put).toMatch(/^May (?:my mother|our grandparents) visit me for some weeks/);
  },
);
