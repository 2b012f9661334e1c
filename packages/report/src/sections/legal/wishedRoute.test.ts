import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { ENGINEER, viewFor, STUDENT } from '../../testing/lawHouseholds.ts';
import { placeView } from '../../testing/views.ts';
import { openRoutes } from '../../place/entry/routes.ts';
import { legalAction } from './actions.ts';
import { legalInsight } from './insights.ts';
import { wishedRoute } from './lead.ts';

function said(asked: string): string {
  const view = placeView(
    'PRT',
    answersOf({
      age: 36,
      citizenship: ['BRA'],
      'current-location': place('Belo Horizonte', 'Brazil', 'br'),
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Renata',
      'family-member-1-relationship': 'spouse',
      'family-member-1-occupation': 'employed-full',
      'unique-family-situation': 'My wife Renata is an intensive care nurse.',
      'expected-annual-income': '30k-50k',
      'work-arrangement': 'remote-employee',
      'income-sources': ['remote-work', 'local-income'],
      'education-level': 'bachelor',
      'career-field': 'technology',
      'visa-preference': ['digital-nomad', 'work'],
      'specific-questions': asked,
    }),
  );
  return wishedRoute(view)?.said.text ?? '';
}

describe('a ticked kind of visa beside the best way in', () => {
  it('is said to require more than the pay that one of two states', () => {
    expect(said('My salary of US$2,860 a month is paid by an employer at home: is that enough?')).toMatch(
      /Digital Nomad Visa, which asks for .*, more than the pay that you gave as your own/,
    );
  });

  it('is compared with nothing where nobody states a pay', () => {
    expect(said('Is there fast internet?')).not.toContain('as your own');
  });
});

describe('a ticked kind of visa', () => {
  it('is named with its caveat, and never by its number only', () => {
    expect(wishedRoute(viewFor('AUS', ENGINEER))?.said.text).toMatch(
      /Skilled Independent visa .*no right to an invitation/,
    );
    for (const { iso3 } of realAtlas().countries)
      for (const { name } of realAtlas().routes.of(iso3))
        expect(name).not.toMatch(/^(?:subclass|class|type|stamp) [\w/ ]+$/i);
  });

  it('is for the time after the degree where a student ticked work', () => {
    expect(wishedRoute(viewFor('POL', STUDENT))?.said.text).toMatch(/after the degree/);
  });

  it('needs no employer where it is for looking for work', () => {
    const { text = '' } = wishedRoute(viewFor('DEU', STUDENT))?.said ?? {};
    expect(text).toMatch(/Chancenkarte[^]*is for looking for work/);
    expect(text).not.toContain('needs an employer');
  });
});

describe('a permit by points', () => {
  const view = viewFor('AUS', {
    ...ENGINEER,
    'education-level': 'master',
    'years-in-field': 14,
    'languages-spoken': ['en', 'hi'],
    'visa-preference': ['permanent-residency'],
  });

  it('is decided by points and by an invitation, and not by means or a date of application', () => {
    expect(openRoutes(view)[0]?.route.conditions.selection).toBe('points');
    expect(legalInsight(view)?.said.text).toMatch(/points decide/);
    expect(legalInsight(view)?.said.text).not.toMatch(/how means are judged/);
    expect(legalAction(view)?.said.text).toMatch(/apply only once invited/);
    expect(legalAction(view)?.said.text).not.toMatch(/^Apply for/);
  });
});
