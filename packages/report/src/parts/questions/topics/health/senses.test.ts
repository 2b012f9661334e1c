import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const QUESTION = 'Who pays for an interpreter at work?';

it('an interpreter asked for by somebody deaf is one for sign language, and no question of pay', () => {
  const deaf = {
    ...FAMILY,
    'medical-conditions': ['sensory'],
    'medical-conditions-details': 'Deaf since birth, I sign',
  };
  const found = answered(deaf, ['ESP'], QUESTION);
  expect(found['deaf']?.put).toContain('sign language interpreter');
  expect(found).not.toHaveProperty('pay');
  expect(answered(FAMILY, ['ESP'], QUESTION)).not.toHaveProperty('deaf');
});
