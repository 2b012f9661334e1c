import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { STEPS } from './steps.ts';

const stepsOf = (field: string): string => {
  const view = placeView(
    'ESP',
    answersOf({ citizenship: ['FRA'], 'work-arrangement': 'start-business', 'career-field': field }),
  );
  return STEPS.flatMap(([when, text]) => {
    const said = when(view.profile) ? text(view) : null;
    return said === null ? [] : typeof said === 'string' ? said : said.text;
  }).join(' ');
};

describe('a founder’s first step', () => {
  it.each(['retail', 'hospitality-tourism', 'healthcare'])(
    'is no sale before the permit where premises are needed: %s',
    (field) => {
      expect(stepsOf(field)).toContain('count who goes in');
      expect(stepsOf(field)).not.toContain('before registering anything');
    },
  );

  it('is a first sale where they are not', () => {
    expect(stepsOf('technology')).toContain('before registering anything');
  });
});

it('asks nobody who left the occupation open what happens on a change of mind', () => {
  const told = (occupation: Readonly<Record<string, string>>) => {
    const view = placeView('AUS', answersOf({ citizenship: ['IND'], age: 52, ...occupation }));
    return STEPS.flatMap(([when, text]) => {
      const said = when(view.profile) ? text(view) : null;
      return said === null ? [] : typeof said === 'string' ? said : said.text;
    }).join(' ');
  };
  expect(told({})).toContain('which permits admit work');
  expect(told({})).not.toContain('change your mind');
  expect(told({ 'work-arrangement': 'not-working' })).toContain('change your mind');
});

it.each([
  ['ESP', 'healthcare', true],
  ['ESP', 'education', true],
  ['ESP', 'technology', false],
] as const)('applications wait for the licence of a licensed profession: %s, %s', (iso3, field, waits) => {
  const view = placeView(
    iso3,
    answersOf({
      citizenship: ['BRA'],
      'current-location': place('Belo Horizonte', 'Brazil', 'br'),
      'work-arrangement': 'local-job',
      'career-field': field,
    }),
  );
  const text = STEPS.flatMap(([when, line]) => (when(view.profile) ? (line(view) ?? []) : []))
    .map((said) => (typeof said === 'string' ? said : said.text))
    .join(' ');
  expect(text.includes('Apply from where you are')).toBe(!waits);
  expect(text.includes('Once the register has decided')).toBe(waits);
});
