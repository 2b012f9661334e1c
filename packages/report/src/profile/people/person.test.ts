import { expect, it } from 'vitest';
import { personIn } from './person.ts';

const member = (called: string) => ({ name: called, called, relationship: 'spouse', n: 1 });
const askedOf = (text: string, called: string) =>
  personIn(text, { movers: { members: [member(called)] } } as never)?.name ?? null;

it('is named in small letters too, where the name is long enough to be no other word', () => {
  expect(askedOf('How long until zeynep can work as dentist?', 'Zeynep')).toBe('Zeynep');
  expect(askedOf('Can Ada work there?', 'Ada')).toBe('Ada');
  expect(askedOf('an ada of its own', 'Ada')).toBeNull();
  expect(askedOf('Is there hope of a permit?', 'Hope')).toBeNull();
});
