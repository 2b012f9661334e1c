import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { relativeTasks } from './householdTasks.ts';

it('asks whether a relative may follow only where the family chapter holds no law on it', () => {
  const household = answersOf({
    citizenship: ['TUR'],
    'eldercare-considerations': 'joining-later',
  });
  const told = (iso3: string) => relativeTasks(placeView(iso3, household), [], 18)[0]?.said.text;
  expect(told('AUS')).toContain('by which law Australia lets parents of residents in');
  expect(told('FRA')).toContain('whether France admits parents of residents');
});
