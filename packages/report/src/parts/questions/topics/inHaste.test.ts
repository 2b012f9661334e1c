import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';

const DEVELOPER = {
  age: 33,
  citizenship: ['AUS'],
  'current-location': place('Sydney', 'Australia', 'au'),
  'work-arrangement': 'remote-employee',
  'languages-spoken': ['en'],
};
const TEACHER = {
  age: 58,
  citizenship: ['CAN'],
  'current-location': place('Kelowna', 'Canada', 'ca'),
  'work-arrangement': 'not-working',
  'relationship-status': 'divorced',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Daniel',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 23,
  'languages-spoken': ['en'],
};
const PLACES = ['PRT', 'ESP'];

describe('a question in haste', () => {
  it('takes the town where somebody lives for no smaller one of its name abroad', () => {
    const found = answered(DEVELOPER, PLACES, 'My employer in Sydney asks whether I need an EOR');
    expect(found['employer-at-home']?.said?.text).not.toContain('Canada');
  });

  it('of a grown child with a disability asks whether the one who depends on a parent counts as family', () => {
    const found = answered(TEACHER, PLACES, 'Daniel is autistic and lives with me. Would he be allowed?');
    expect(found['children-visa']?.put).toContain('depends on me');
  });

  it('of a signature for school asks what one parent may decide alone', () => {
    const found = answered(TEACHER, PLACES, 'Do I need his signature also for school and doctor there');
    expect(found.custody?.put).toContain('alone');
  });

  it('of maintenance that is received asks about its tax and not about paying more', () => {
    const found = answered(TEACHER, PLACES, 'Can I receive my alimony there?');
    expect(found.maintenance?.lacks).toContain('taxed');
  });

  it('of a debt and the airport asks who may stop somebody', () => {
    const found = answered(DEVELOPER, PLACES, 'I have student debt, can they stop me at the airport?');
    expect(found.loans?.put).toContain('stopped');
    expect(found.flights).toBeUndefined();
  });

  it('warns whoever is asked for money for a job', () => {
    const found = answered(DEVELOPER, PLACES, 'agents are asking 2,000 dollars for a job there, scam?');
    expect(found.recruiting?.said?.text).toContain('Pay nothing');
  });

  it('gives figures on corruption and none on it for protests', () => {
    const figures = (question: string) => answered(DEVELOPER, PLACES, question).safety?.figures;
    expect(figures('do you need to bribe people')).toContain('control_of_corruption_percentile');
    expect(figures('I am afraid of riots and police')).toContain('political_stability_percentile');
  });
});
