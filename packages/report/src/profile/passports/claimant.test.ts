import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { legalAction } from '../../sections/legal/actions.ts';
import { lineFirst } from '../../sections/legal/citizenship/claimSteps.ts';
import { ancestryElsewhere } from '../../sections/legal/citizenship/descent.ts';
import { placeView } from '../../testing/views.ts';
import { partnersClaim } from './claimant.ts';

const viewWith = (told: string, status = 'domestic-partnership') => {
  const answers = answersOf({
    age: 62,
    citizenship: ['GBR'],
    'ancestry-claim': 'yes',
    'ancestry-countries': ['IRL'],
    'current-location': place('Nottingham', 'United Kingdom', 'gb'),
    'relationship-status': status,
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Lynne',
    'family-member-1-relationship': 'spouse',
    'unique-family-situation': told,
  });
  return placeView('BGR', answers);
};

const THEIRS = 'It’s Lynne who has the Irish grandmother (born in Sligo), not me.';

describe('a claim by descent', () => {
  it.each([
    [THEIRS, 'Lynne'],
    ['My wife’s grandfather was born in Cork.', 'Lynne'],
    ['Lynne has Irish roots on both sides.', 'Lynne'],
    ['My grandmother was born in Sligo, and Lynne has an Irish grandfather.', undefined],
    ['My grandmother came from Cork. Lynne and my grandmother get on well.', undefined],
    ['Lynne looks after my grandmother.', undefined],
    ['', undefined],
  ])('belongs to the person with the ancestor: “%s”', (told, partner) => {
    expect(partnersClaim(viewWith(told).profile)?.text).toBe(partner);
  });

  it('is told as theirs, with what it means for the other', () => {
    const view = viewWith(THEIRS);
    const said = ancestryElsewhere(view)?.said.text ?? '';
    expect(said).toMatch(/so Lynne’s roots there could matter here.* Whether Lynne qualifies/);
    expect(said).toContain('The right would be Lynne’s: for a partner without a marriage');
    expect(ancestryElsewhere(viewWith(THEIRS, 'married'))?.said.text).toContain(
      'a husband or wife comes under',
    );
    for (const text of [lineFirst(view)?.text, legalAction(view)?.said.text])
      expect(text ?? '').not.toMatch(/\byour ancestor|down to you\b/);
    expect(ancestryElsewhere(viewWith(''))?.said.text).toContain('so your roots there could matter here');
  });
});
