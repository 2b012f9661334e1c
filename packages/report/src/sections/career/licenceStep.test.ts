import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { licenceStep } from './licenceStep.ts';

it('the register comes before the employers for job seekers in a licensed profession', () => {
  const told = (more: object = {}): string | undefined => {
    const view = placeView(
      'AUS',
      answersOf({
        citizenship: ['BRA'],
        'current-location': place('Belo Horizonte', 'Brazil', 'br'),
        'career-field': 'healthcare',
        'special-skills': 'Registered nurse, nine years in neonatal care',
        'work-arrangement': 'local-job',
        ...more,
      }),
    );
    return licenceStep(view)?.said.text;
  };
  expect(told()).toMatch(
    /^Ask the Nursing and Midwifery Board of Australia .*, before you apply anywhere, .* of a nurse/,
  );
  expect(told({ 'special-skills': 'Good with people', 'career-field': 'retail' })).toBeUndefined();
  expect(told({ 'work-arrangement': 'not-working' })).toBeUndefined();
});
