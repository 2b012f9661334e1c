import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const STUDENT = { age: 20, 'work-arrangement': 'study', 'study-level': 'bachelor' };

it.each([
  ['NLD', 'Do I keep my studiefinanciering abroad?'],
  ['SWE', 'Can I use CSN for a bachelor there?'],
])('a student who asks about the grant of home reads of their own studies: %s, “%s”', (iso3, question) => {
  const grant = answered({ ...STUDENT, citizenship: [iso3] }, ['DEU'], question)['home-grant'];
  expect(grant?.put).toMatch(/^Is my grant or loan paid for a whole study abroad/);
  expect(grant?.lacks).toContain('for a study abroad');
});

it('a family that asks reads of its child', () => {
  const grant = answered(FAMILY, ['DEU'], 'Can Jonas get BAföG if we live abroad?')['home-grant'];
  expect(grant?.put).toMatch(/^Does our child keep the right/);
});

it('the grant of a state that the family does not belong to is asked for there', () => {
  const grant = answered(FAMILY, ['SWE'], 'Can Jonas get CSN in Sweden?')['home-grant'];
  expect(grant?.whom).toContain('the office of Sweden');
  expect(grant?.put).toMatch(/^May our child draw the grant or loan with a foreign passport/);
  expect(`${grant?.lacks} ${grant?.put}`).not.toContain('Germany');
});

it('the grant of a passport’s state is its own also for somebody who lives elsewhere', () => {
  const abroad = { ...FAMILY, citizenship: ['NLD'] };
  const grant = answered(abroad, ['PRT'], 'Does Jonas keep studiefinanciering?')['home-grant'];
  expect(grant?.whom).toContain('the office in the Netherlands');
});

it('a grant for a business is none for students', () => {
  expect(answered(FAMILY, ['PRT'], 'Are there government grants for founders?')).not.toHaveProperty(
    'home-grant',
  );
});
