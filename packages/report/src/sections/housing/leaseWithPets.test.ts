import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { leaseWithPets } from './setting.ts';

function said(about: string): string {
  const view = placeView(
    'ESP',
    answersOf({
      citizenship: ['CAN'],
      'relocating-pets': 'yes',
      'pets-details': ['dog'],
      'pets-additional-info': about,
    }),
  );
  return leaseWithPets(view)?.said.text ?? '';
}

describe('an animal in a lease', () => {
  it('is to be named to the landlord, who may refuse it', () => {
    expect(said('A spaniel of four.')).toContain('Name the animal in the first message');
    expect(said('Two dogs, both old.')).toContain('Name the animals in the first message');
    expect(said('A spaniel of four.')).toContain('a no costs you one line');
  });

  it('is not called a pet that a landlord may refuse where it works for its owner', () => {
    expect(said('Tessa is a guide dog from an accredited school.')).toContain(
      'Whether a landlord may refuse a dog that is trained to help you is not in our records',
    );
  });
});
