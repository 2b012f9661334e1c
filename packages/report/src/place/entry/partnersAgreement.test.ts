import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { partnersPermit } from '../../sections/family/partnersWork.ts';
import { dependants } from '../../sections/legal/household/family.ts';
import { viewsOf } from '../../testing/views.ts';
import type { PlaceView } from '../view.ts';
import { ownAgreementSaid } from './partnersAgreement.ts';

const view = (iso3: string, told = 'Diego is Chilean.'): PlaceView =>
  viewsOf(
    answersOf({
      age: 27,
      citizenship: ['PER'],
      'current-location': place('Lima', 'Peru', 'pe'),
      'work-arrangement': 'freelance',
      'relationship-status': 'domestic-partnership',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Diego',
      'family-member-1-relationship': 'spouse',
      'couple-lifestyle-priorities': ['partner-work-permit'],
      'unique-family-situation': told,
    }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  )[0] as PlaceView;

describe('a residence that an agreement gives to the partner', () => {
  it('is applied for separately, and no embassy is asked whether the partner is included', () => {
    const said = dependants(view('ARG'))?.said.text ?? '';
    expect(said).toMatch(/^Diego may ask for the Residencia Temporaria — Mercosur on a passport of Chile/);
    expect(said).not.toMatch(/we hold nothing|counts/);
    expect(partnersPermit(view('ARG'))?.text).toMatch(
      /^Diego may work in Argentina on a residence of their own, by the agreement with Chile/,
    );
  });

  it('is not mentioned where the agreement is about another passport, or nobody named one', () => {
    expect(ownAgreementSaid(view('COL'))).toBeNull();
    expect(ownAgreementSaid(view('ARG', 'We have been together for four years.'))).toBeNull();
    expect(partnersPermit(view('ARG', 'We have been together.'))?.text).not.toContain('agreement');
  });
});
