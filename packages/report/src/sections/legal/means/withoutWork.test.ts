import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { access } from '../../../parts/clauses/accessClauses.ts';
import { legalInsight } from '../insights.ts';
import { withoutWork } from './withoutWork.ts';

function viewIn(iso3: string, told: Readonly<Record<string, Written>>) {
  return placeView(
    iso3,
    answersOf({
      age: 58,
      citizenship: ['DEU'],
      'current-location': place('Bonn', 'Germany', 'de'),
      'work-arrangement': 'not-working',
      ...told,
    }),
  );
}

const both = (iso3: string, told: Readonly<Record<string, Written>>) => {
  const view = viewIn(iso3, told);
  return { law: withoutWork(view)?.said, insight: legalInsight(view)?.said.text ?? '' };
};

const EASY = /no hurdle|You need no permit in|decision you can undo/;

describe('free movement without work', () => {
  it('requires cover and means by the directive, with the consequence for an illness', () => {
    const { law, insight } = both('PRT', {});
    expect(law?.text).toContain('(Directive 2004/38/EC): it asks for full sickness insurance');
    expect(law?.facts).toEqual(['rule:eu-residence-without-work']);
    expect(insight).not.toMatch(EASY);
    expect(insight).toMatch(/cover/);
    expect(access(viewIn('PRT', {}))?.text).toMatch(/health cover/);
    const ill = both('PRT', { 'medical-conditions': ['specialist-care'] });
    expect(ill.law?.text).toMatch(/excludes what is already being treated/);
    expect(ill.law?.answers).toContain('medical-conditions');
  });

  it('requires them by the agreement of 1999 with a Swiss passport or in Switzerland', () => {
    const swiss = both('SVN', {
      citizenship: ['CHE'],
      'current-location': place('Bern', 'Switzerland', 'ch'),
    });
    expect(swiss.law?.facts).toEqual(['rule:agreement-residence-without-work']);
    expect(swiss.law?.text).not.toContain('Directive');
    expect(both('CHE', {}).law?.text).toContain('agreement between the EU and Switzerland');
    // Between Switzerland and the EEA beyond the Union another convention holds, of which no record is kept.
    const beyond = both('NOR', { citizenship: ['CHE'] });
    expect(beyond.law).toBeUndefined();
    expect(beyond.insight).not.toMatch(EASY);
  });

  it('requires of students a place at a school too', () => {
    const { law, insight } = both('PRT', { age: 22, 'work-arrangement': 'study' });
    expect(law?.text).toMatch(/people who study .* a place at a recognised institution/);
    expect(insight).not.toMatch(EASY);
  });

  it('is not mentioned where either partner works, or among Nordic countries', () => {
    expect(both('PRT', { 'work-arrangement': 'local-job' }).insight).toMatch(/ork|permit|undo/);
    expect(both('PRT', { 'work-arrangement': 'local-job' }).law).toBeUndefined();
    const partner = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Kim',
      'family-member-1-relationship': 'spouse',
      'family-member-1-occupation': 'employed-full',
    };
    expect(both('PRT', partner).law).toBeUndefined();
    expect(both('SWE', { citizenship: ['DNK'] }).law).toBeUndefined();
    expect(both('DEU', {}).law).toBeUndefined();
  });
});
