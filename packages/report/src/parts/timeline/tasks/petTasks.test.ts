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
