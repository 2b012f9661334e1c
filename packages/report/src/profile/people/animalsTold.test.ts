import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { petTasks } from '../../parts/timeline/tasks/petTasks.ts';
import { horses, petAction, pets } from '../../sections/family/pets.ts';
import { viewsOf } from '../../testing/views.ts';
import { severalTold } from './animalsTold.ts';
import { readAnswers } from '../answers.ts';

const told = (kinds: readonly string[], about: string, remark = '') =>
  answersOf({
    'current-location': place('Stuttgart', 'Germany', 'de'),
    'relocating-pets': 'yes',
    'pets-details': [...kinds],
    'pets-additional-info': about,
    'additional-comments': remark,
  });

describe('the number of animals of a kind', () => {
  it.each<[readonly string[], string, boolean]>([
    [['cat'], 'Two cats, 4 and 6 years old.', true],
    [['cat'], 'Our cats are indoor cats.', true],
    [['cat'], 'Two Bengals, both vaccinated.', true],
    [['cat', 'dog'], '2 cats and a labrador', true],
    [['cat'], 'One cat, 4 years, two vaccinations.', false],
    [['cat'], 'Mimi, 2 years old, chipped.', false],
    [['cat'], 'She does not get on with other cats.', false],
    [['cat'], 'She is afraid of cats.', false],
    [['cat'], 'A cat of 4 kilos, two flights behind her.', false],
  ])('is read from the text about them: %s, “%s”', (kinds, about, several) => {
    expect(severalTold(readAnswers(told(kinds, about)), 'cat') !== null).toBe(several);
  });

  it('is read from a remark only about animals of one’s own', () => {
    const read = (remark: string) => severalTold(readAnswers(told(['cat'], '', remark)), 'cat');
    expect(read('We are moving with two elderly cats.')).toBe('additional-comments');
    expect(read('I love cats.')).toBeNull();
  });

  it('is the number of the words for them', () => {
    const text = (kinds: readonly string[], about: string): string =>
      viewsOf(
        told(kinds, about),
        realAtlas().countries.filter(({ iso3 }) => iso3 === 'NOR' || iso3 === 'PRT'),
      )
        .flatMap((view) => [
          ...[pets, petAction, horses].map((write) => write(view)?.said.text ?? ''),
          ...petTasks(view, [], null).map(({ title, said }) => `${title}: ${said.text}`),
        ])
        .join('\n');
    expect(text(['cat'], 'Two cats, both chipped.')).toMatch(/For your cats .* a pet passport each/s);
    expect(text(['cat'], 'Two cats, both chipped.')).not.toMatch(/your cat\b/);
    expect(text(['cat'], 'A calm one.')).not.toMatch(/your cats|passport each/);
    expect(text(['horse'], 'Two horses.')).toMatch(/your horses go to Portugal/);
    expect(text(['bird'], 'Our parrots are old.')).toContain('for your birds');
  });
});
