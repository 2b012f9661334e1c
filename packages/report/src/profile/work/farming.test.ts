import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { foundsFarm } from './farming.ts';
import { readProfile } from '../profile.ts';

const founds = (what: string) =>
  foundsFarm(
    readProfile(
      realAtlas(),
      answersOf({
        'work-arrangement': 'start-business',
        'career-field': 'agriculture',
        'planned-business-activities': what,
      }),
      'Robin',
    ),
  );

describe('somebody who starts a farm', () => {
  it('speaks of land or animals, since the field covers other work too', () => {
    expect(founds('A dairy farm with 60 cows')).toContain('planned-business-activities');
    expect(founds('Advice on recycling for towns')).toBeNull();
  });
});
