import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { petTasks } from './petTasks.ts';

function papersOf(pet: string, from: ReturnType<typeof place>, to: string): string {
  const answers = answersOf({
    'relocating-pets': 'yes',
    'pets-details': [pet],
    'current-location': from,
  });
  const tasks = petTasks(placeView(to, answers), [], null);
  return tasks.find(({ step }) => step === 'pet')?.said.text ?? '';
}

const BOSTON = place('Boston', 'United States', 'us');
const BERLIN = place('Berlin', 'Germany', 'de');

it('a dog’s documents end with the tapeworm treatment, by passport and by the recorded rule', () => {
  expect(papersOf('dog', BERLIN, 'IRL')).toContain('The tapeworm treatment comes last');
  expect(papersOf('dog', BOSTON, 'IRL')).toContain('The tapeworm treatment comes last');
  expect(papersOf('dog', BOSTON, 'PRT')).not.toContain('tapeworm');
  expect(papersOf('cat', BOSTON, 'IRL')).not.toContain('tapeworm');
});

it('whether a dog of a breed that the law names may come is asked before any of its papers', () => {
  const tasks = (info: string) =>
    petTasks(
      placeView(
        'AUS',
        answersOf({
          'relocating-pets': 'yes',
          'pets-details': ['dog-restricted-breed'],
          'pets-additional-info': info,
          'current-location': place('Rotorua', 'New Zealand', 'nz'),
        }),
      ),
      [],
      12,
    );
  const [first] = tasks('staffy cross pitbull');
  expect(first?.title).toBe('Whether your dog may come');
  expect(first?.said.text).toMatch(/^Australia lets no pit bull terrier in.*whether your dog counts as one/);
  expect(tasks('a rottweiler').map(({ step }) => step)).not.toContain('pet-breed');
});
