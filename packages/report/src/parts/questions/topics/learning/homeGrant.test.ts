import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const STUDENT = { age: 20, citizenship: ['NLD'], 'work-arrangement': 'study', 'study-level': 'bachelor' };

it.each(['Do I keep my studiefinanciering abroad?', 'Can I use CSN for a bachelor there?'])(
  'a student who asks about the grant of home reads of their own studies: “%s”',
  (question) => {
    const grant = answered(STUDENT, ['DEU'], question)['home-grant'];
    expect(grant?.put).toMatch(/^Is my grant or loan paid for a whole study abroad/);
    expect(grant?.lacks).toContain('for a study abroad');
  },
);

it('a family that asks reads of its child', () => {
  const grant = answered(FAMILY, ['DEU'], 'Can Jonas get BAföG if we live abroad?')['home-grant'];
  expect(grant?.put).toMatch(/^Does our child keep the right/);
});
