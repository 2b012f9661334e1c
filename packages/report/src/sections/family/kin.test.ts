import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { placeView, viewsOf } from '../../testing/views.ts';
import { newcomersInsight } from './insights.ts';
import { childrenLead, leave } from './kin.ts';
import { guests, relatives } from './visits.ts';

function told(age: number, school = 'local-public'): string {
  const answers = answersOf({
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': age,
    'children-education-preference': school,
  });
  const views = viewsOf(answers, realAtlas().countries.slice(0, 40));
  return views.map((view) => childrenLead(view)?.said.text ?? '').join('\n');
}

describe('the children', () => {
  it('of one age are told it once', () => {
    const twinsOf = (age: number, ...names: readonly string[]) => {
      const answers = answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 2,
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': age,
        'family-member-2-relationship': 'child',
        'family-member-2-family-member-age': age,
        ...Object.fromEntries(names.map((name, i) => [`family-member-${i + 1}-name`, name])),
      });
      return viewsOf(answers, realAtlas().countries.slice(0, 40))
        .map((view) => childrenLead(view)?.said.text ?? '')
        .join('\n');
    };
    const twins = (...names: readonly string[]) => twinsOf(7, ...names);
    expect(twinsOf(0)).toContain('two babies');
    expect(twins('Emma', 'Bruno')).toContain('Emma and Bruno (both 7)');
    expect(twins()).toContain('two children of 7');
    expect(`${twins('Emma', 'Bruno')}${twins()}`).not.toContain('7 and 7');
  });

  it('are told of young people’s work only once they approach that age', () => {
    expect(told(5)).not.toMatch(/young people/);
    expect(told(14)).toMatch(/young people/);
  });

  it('taught at home wait for no childcare place and no school year', () => {
    for (const age of [3, 8, 14]) {
      expect(told(age)).toMatch(/place in childcare|school year/);
      for (const school of ['homeschool', 'online']) {
        expect(told(age, school)).not.toMatch(/place in childcare|school year/);
        expect(told(age, school)).toMatch(/what the law asks of lessons at home or online/i);
      }
    }
  });
});

describe('relatives who are near', () => {
  const told = (kin: string, iso3: string): string => {
    const answers = answersOf({ citizenship: ['FRA'], 'extended-family-location': [kin] });
    const view = placeView(iso3, answers);
    return relatives(view)?.said.text ?? '';
  };
  it.each([
    ['BEL', 'NLD', 'near enough for a train or a car'],
    ['MAR', 'ESP', 'a short flight or a ferry'],
    ['MLT', 'ITA', 'a short flight or a ferry'],
  ])('in %s are reached from %s by %s', (kin, iso3, way) => {
    expect(told(kin, iso3)).toContain(way);
  });
});

describe('relatives in several countries', () => {
  const told = (kin: readonly string[], iso3 = 'BGR'): string => {
    const answers = answersOf({
      citizenship: ['GBR'],
      'current-location': place('Nottingham', 'United Kingdom', 'gb'),
      'extended-family-location': [...kin],
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    });
    const view = placeView(iso3, answers);
    return relatives(view)?.said.text ?? '';
  };

  it('are described by the distance to those abroad, since the section gives the distance to home', () => {
    expect(told(['GBR'])).toBe('');
    expect(told(['GBR', 'AUS'])).toMatch(/Australia .*about 1\d,\d00 km/);
    expect(told(['GBR', 'AUS'])).not.toMatch(/United Kingdom|closest/);
  });

  it('are all mentioned beside the nearest', () => {
    const text = told(['FRA', 'CAN', 'GBR']);
    expect(text).toMatch(
      /France is the closest to .*: about [\d,]+ km.* It is about [\d,]+ km to those in Canada\./,
    );
    expect(text).not.toContain('United Kingdom');
    expect(told(['FRA'])).not.toContain('to those in');
  });
});

describe('leave for a birth', () => {
  const answers = answersOf({ 'medical-conditions': ['pregnancy'] });
  const told = (iso3: string): string => {
    const place = realAtlas().countries.filter((country) => country.iso3 === iso3);
    return viewsOf(answers, place).map((view) => leave(view)?.said.text ?? '')[0] ?? '';
  };

  it('mentions the other parent only where the law gives days of paternity leave', () => {
    expect(told('ESP')).toMatch(/paid or not, and [1-9]\S* calendar days of paid leave to the other parent/);
    expect(told('NOR')).toMatch(/paid or not, (?!and)/);
    expect(told('NOR')).not.toContain('other parent');
  });
});

describe('guests', () => {
  const told = (kin: readonly string[]): string => {
    const answers = answersOf({ citizenship: ['AUS'], 'extended-family-location': [...kin] });
    const spain = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');
    return viewsOf(answers, spain).map((view) => guests(view)?.said.text ?? '')[0] ?? '';
  };

  it('come with the passport of the family’s country, where none of it lives at home', () => {
    expect(told(['GBR'])).toContain('passport of the United Kingdom');
    expect(told(['GBR', 'AUS'])).toContain('passport of Australia');
    expect(told([])).toContain('passport of Australia');
  });
});

describe('somebody who returns to a country of their own', () => {
  const insight = (more: object): string =>
    viewsOf(
      answersOf({ age: 67, 'current-location': place('Melbourne', 'Australia', 'au'), ...more }),
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'VNM'),
    )
      .map((view) => newcomersInsight(view)?.said.text ?? '')
      .join('');

  it('is not warned that circles open late to newcomers', () => {
    const kin = { 'extended-family-location': ['VNM'] };
    expect(insight({ citizenship: ['AUS'], ...kin })).toContain('circles of friends are old');
    expect(insight({ citizenship: ['AUS', 'VNM'] })).toContain('circles of friends are old');
    expect(insight({ citizenship: ['AUS', 'VNM'], ...kin })).toBe('');
  });
});
