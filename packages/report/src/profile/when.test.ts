import { answersOf } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { readProfile } from './profile.ts';
import { owesOn } from './when.ts';

it.each([
  ['mortgage', ['yes-selling'], false],
  ['mortgage', ['yes-selling', 'yes-keeping'], true],
  ['mortgage', ['yes-renting'], true],
  ['moderate', ['yes-selling'], true],
  ['no-debt', ['yes-keeping'], false],
])('a debt of the kind %s with a home that is %s continues after the move: %s', (debt, property, goesOn) => {
  const answers = answersOf({ 'existing-debt': debt, 'property-ownership': property });
  expect(owesOn(readProfile(realAtlas(), answers, 'Robin')) !== null).toBe(goesOn);
});
