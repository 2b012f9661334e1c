import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { STEPS } from './steps.ts';

const stepsOf = (field: string): string => {
  const [view] = viewsOf(
    answersOf({ citizenship: ['FRA'], 'work-arrangement': 'start-business', 'career-field': field }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
  );
  if (!view) throw new Error('no place');
  return STEPS.flatMap(([when, text]) => {
    const said = when(view.profile) ? text(view) : null;
    return said === null ? [] : typeof said === 'string' ? said : said.text;
  }).join(' ');
};

describe('a first step of somebody who founds', () => {
  it.each(['retail', 'hospitality-tourism', 'healthcare'])(
    'is no sale before the permit where premises are needed: %s',
    (field) => {
      expect(stepsOf(field)).toContain('count who goes in');
      expect(stepsOf(field)).not.toContain('before registering anything');
    },
  );

  it('is a first sale where none is', () => {
    expect(stepsOf('technology')).toContain('before registering anything');
  });
});
