import { expect, it } from 'vitest';
import { answered, FAMILY, STUDENT } from '../../../../testing/answered.ts';

const COUPLE = { age: 37, citizenship: ['ITA'], 'work-arrangement': 'local-job' };
const ask = (question: string) => answered(COUPLE, ['CAN'], question).fertility;

it('surrogacy is a matter of law and of parents, and not of treatment with a donor', () => {
  for (const question of ['Is surrogacy legal there?', 'Can we have a child with a surrogate in Canada?']) {
    expect(ask(question)?.lacks, question).toMatch(/law on surrogacy.*parent/);
    expect(ask(question)?.whom, question).toMatch(/lawyer/);
  }
  expect(ask('Can we get IVF with donor eggs?')?.lacks).toMatch(/treatment with a donor/);
});

const TWO = {
  ...FAMILY,
  'unique-family-situation': 'We are two women, married in 2023.',
};
const PLACES = ['ESP', 'DEU'];

it('tells two women what the lists on parents say of treatment with a donor, and asks for theirs', () => {
  const question = 'Where can we do IVF with a donor, also ROPA (my egg, her womb), and who pays?';
  const { fertility } = answered(TWO, PLACES, question);
  expect(fertility?.said?.text).toMatch(/after treatment with a donor, on conditions .* in Spain/);
  expect(fertility?.said?.text).toContain('not both parents from birth in Germany');
  expect(fertility?.lacks).toContain('from an egg of the other');
  expect(fertility?.put).toMatch(/with a donor open to two women, .*egg of the other/);
});

it('asks for a woman alone, and for a couple with no donor where none is named', () => {
  const alone = answered(STUDENT, PLACES, 'May a single woman have insemination there?').fertility;
  expect(alone?.put).toContain('with a donor open to a woman alone');
  const couple = answered(FAMILY, PLACES, 'Does the public system pay for IVF?').fertility;
  expect(couple?.put).toContain('Is treatment open to us');
  expect(couple?.said).toBeNull();
  expect(`${couple?.put}${couple?.lacks}`).not.toContain('donor');
  expect(answered(FAMILY, PLACES, 'We need IVF with a donor.').fertility?.put).toContain(
    'with a donor open to us',
  );
});

it('does not hear of it in a gift of blood', () => {
  expect(answered(FAMILY, PLACES, 'May I be a blood donor there?')).not.toHaveProperty('fertility');
});
