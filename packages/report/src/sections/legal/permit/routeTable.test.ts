import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { routeTable } from './routeTable.ts';

const tableOf = (education: string): string =>
  JSON.stringify(
    viewsOf(
      answersOf({
        citizenship: ['BRA'],
        age: 34,
        'work-arrangement': 'local-job',
        'visa-preference': ['work'],
        'career-field': 'technology',
        'education-level': education,
      }),
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'DEU'),
    ).map((view) => routeTable(view)),
  );

describe('the table of routes', () => {
  it('marks each route for people with more education than stated', () => {
    expect(tableOf('secondary')).toContain('EU Blue Card (Germany), for people with a degree');
    expect(tableOf('vocational')).toContain('EU Blue Card (Germany), for people with a degree');
    expect(tableOf('vocational')).not.toContain('with a vocational training');
    expect(tableOf('bachelor')).not.toContain('for people with');
  });
});
