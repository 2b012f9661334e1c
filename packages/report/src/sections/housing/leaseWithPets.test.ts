import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { leaseWithPets } from './setting.ts';

const SPAIN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

function said(about: string): string {
  const [view] = viewsOf(
    answersOf({
      citizenship: ['CAN'],
      'relocating-pets': 'yes',
      'pets-details': ['dog'],
      'pets-additional-info': about,
    }),
    SPAIN,
  );
  return (view && leaseWithPets(view)?.said.text) ?? '';
}

describe('an animal in a lease', () => {
  it('is named to the landlord, who may say no', () => {
    expect(said('A spaniel of four.')).toContain('Name the animal in the first message');
    expect(said('Two dogs, both old.')).toContain('Name the animals in the first message');
    expect(said('A spaniel of four.')).toContain('a no costs you one line');
  });

  it('is no pet that a landlord may simply refuse where it works for its owner', () => {
    expect(said('Tessa is a guide dog from an accredited school.')).toContain(
      'Whether a landlord may refuse a dog that is trained to help you is not in our records',
    );
  });
});
