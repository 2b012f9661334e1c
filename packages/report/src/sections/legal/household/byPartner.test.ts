import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { visaTasks } from '../../../parts/timeline/tasks/visaTasks.ts';
import { placeView } from '../../../testing/views.ts';
import { legalAction } from '../actions.ts';
import { legalInsight } from '../insights.ts';
import { routeLead } from '../lead.ts';

const COUPLE = {
  age: 41,
  citizenship: ['USA'],
  'relationship-status': 'married',
  'work-arrangement': 'remote-employee',
  'visa-preference': ['work'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Kim',
  'family-member-1-relationship': 'spouse',
  'family-member-1-occupation': 'employed-full',
} as const;

const viewWith = (skills: string) => {
  return placeView('IRL', answersOf({ ...COUPLE, 'special-skills': skills }));
};

describe('a permit that the partner would ask for', () => {
  it('is described as the partner’s wherever it is mentioned', () => {
    const view = viewWith('Kim: registered nurse');
    expect(routeLead(view)?.said.text).toMatch(/Kim.*as family/);
    expect(legalInsight(view)?.said.text).toContain('Kim');
    expect(legalAction(view)?.said.text).toMatch(/^First Kim has to find an employer in Ireland/);
    const apply = visaTasks(view, [], null).find(({ step }) => step === 'apply');
    expect(apply?.said.text).toMatch(/^An employer there has to be found first, for Kim\./);
  });

  it('stays with the customer where the partner has no such profession', () => {
    const view = viewWith('HubSpot');
    expect(routeLead(view)?.said.text).not.toContain('Kim');
    expect(legalAction(view)?.said.text).toMatch(/^Find an employer in Ireland first/);
  });
});
