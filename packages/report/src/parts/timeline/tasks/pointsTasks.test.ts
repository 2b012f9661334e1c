import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { order } from '../order.ts';
import { visaTasks } from './visaTasks.ts';

function tasksIn(iso3: string, answers: object = {}) {
  const view = placeView(
    iso3,
    answersOf({
      age: 38,
      citizenship: ['IND'],
      'current-location': place('Plano', 'United States', 'us'),
      'work-arrangement': 'local-job',
      'education-level': 'master',
      'career-field': 'technology',
      'expected-annual-income': '100k-150k',
      'visa-preference': ['permanent-residency'],
      ...answers,
    }),
  );
  return visaTasks(view, [], 24);
}

const pointsIn = (iso3: string, answers: object = {}) =>
  tasksIn(iso3, answers).find(({ step }) => step === 'points')?.said.text ?? null;

it('has test and assessment ready before the application, and says what age costs', () => {
  const canada = pointsIn('CAN');
  expect(canada).toMatch(
    /^The Express Entry system goes by points\. Before a profile can be entered .*\(ECA\)/,
  );
  expect(canada).toMatch(/For age, somebody who comes with a partner .* none from 45 on/);
  expect(pointsIn('AUS')).toMatch(/skills assessed .* For age it gives .* 25 from 33 to 39/);
  const planned = order(tasksIn('CAN'), 24, 27);
  const at = (step: string): number => planned.tasks.find((one) => one.step === step)?.at ?? Number.NaN;
  expect(at('apply') - at('points')).toBeGreaterThanOrEqual(3);
});

it('counts both adults’ points, and is no task where there are none', () => {
  const couple = {
    'relationship-status': 'married',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
  };
  expect(pointsIn('CAN', couple)).toContain('each of the two of you');
  expect(pointsIn('CAN')).not.toContain('two of you');
  expect(pointsIn('DEU')).toBeNull();
});
