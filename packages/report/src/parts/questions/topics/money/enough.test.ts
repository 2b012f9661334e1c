import { expect, it } from 'vitest';
import { answered, STUDENT } from '../../../../testing/answered.ts';

it('tells a student who asks whether a month is enough what universities ask, where it is on record', () => {
  const { enough } = answered(STUDENT, ['DEU', 'ESP'], 'Is 900 dollars a month enough to live there?');
  expect(enough?.said?.text).toMatch(
    /Public universities in Germany ask students from abroad for no tuition/,
  );
  expect(enough?.said?.text).toMatch(/What Spain asks of students from abroad is on no record of ours\./);
  expect(enough?.lacks).toBe('the rent of a room');
});
