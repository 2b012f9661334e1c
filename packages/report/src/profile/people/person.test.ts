import { expect, it } from 'vitest';
import { personIn } from './person.ts';

const member = (called: string) => ({ name: called, called, relationship: 'spouse', n: 1 });
const askedOf = (text: string, called: string) =>
  personIn(text, { movers: { members: [member(called)] } } as never)?.name ?? null;

it('recognises a name in lower case, where it is too long to be another word', () => {
  expect(askedOf('How long until zeynep can work as dentist?', 'Zeynep')).toBe('Zeynep');
  expect(askedOf('Can Ada work there?', 'Ada')).toBe('Ada');
  expect(askedOf('an ada of its own', 'Ada')).toBeNull();
  expect(askedOf('Is there hope of a permit?', 'Hope')).toBeNull();
});
