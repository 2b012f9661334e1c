import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { LAND } from './landClauses.ts';

it('few woods are a drawback to those alone who named woods, walks or the country', () => {
  const against = (written: Parameters<typeof answersOf>[0]) =>
    LAND['nature']?.bad(placeView('MLT', answersOf({ citizenship: ['PHL'], ...written })))?.text;
  expect(against({ 'outdoor-activities': ['fishing', 'beach-swimming'] })).toBeUndefined();
  expect(against({ 'location-type': ['small-town'] })).toBeUndefined();
  expect(against({ 'outdoor-activities': ['hiking'] })).toMatch(/only 1\.4%/);
  expect(against({ 'new-location-priorities': ['nature'] })).toMatch(/only 1\.4%/);
});
