import { answersOf } from '@global-fit/matching/testing/persona';
import { AUSTRALIAN_FIRE } from '@global-fit/matching/testing/personas/australianFire';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { routeLead } from '../lead.ts';
import { permanence } from './naturalise.ts';

const MEANS = {
  ...AUSTRALIAN_FIRE.answers,
  ...answersOf({ 'visa-preference': ['entrepreneur', 'citizenship'] }),
};
const COUPLE = {
  ...MEANS,
  ...answersOf({
    'relationship-status': 'domestic-partnership',
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Anna',
    'family-member-1-relationship': 'spouse',
    'unique-family-situation': 'Anna is a Russian citizen.',
  }),
};

function inAntigua(answers: typeof MEANS) {
  return placeView('ATG', answers);
}

describe('citizenship by investment', () => {
  it('needs no years of residence before it', () => {
    const said = permanence(inAntigua(MEANS))?.said.text ?? '';
    expect(said).toMatch(/itself makes you a citizen/);
    expect(said).not.toMatch(/do not tell whether|does not say whether/);
  });

  it('first says what it denies a partner', () => {
    expect(routeLead(inAntigua(COUPLE))?.said.text).toMatch(
      /takes no applications from citizens of Russia\. Whether Anna may come along/,
    );
    expect(routeLead(inAntigua(MEANS))?.said.text).not.toMatch(/no applications from/);
  });
});
