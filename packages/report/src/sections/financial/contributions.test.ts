import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { taxTasks } from '../../parts/timeline/tasks/taxTasks.ts';
import { placeView } from '../../testing/views.ts';
import { socialSecurity } from './contributions.ts';
import { socialLink } from '../../place/rights/socialLink.ts';

const atlas = realAtlas();
const base = PERSONAS[0]?.answers ?? {};

/** The views of one household in one country. */
function seen(home: string, citizenship: string, to: string, more: WrittenAnswers = {}) {
  const country = atlas.country(home);
  const answers = {
    ...base,
    ...answersOf({ citizenship: [citizenship], 'work-arrangement': 'local-job', ...more }),
    'current-location': { value: country?.name ?? '', countryCode: country?.iso2 ?? '', touched: true },
  };
  return placeView(to, answers);
}

describe('social security between home and a place', () => {
  it.each([
    ['DEU', 'DEU', 'NOR', 'coordinated'],
    ['DEU', 'TUR', 'NOR', 'unknown'],
    ['DEU', 'TUR', 'FRA', 'coordinated'],
    ['DEU', 'TUR', 'DNK', 'unknown'],
    ['GBR', 'GBR', 'ESP', 'coordinated'],
    ['GBR', 'GBR', 'NOR', 'agreement'],
    ['CHE', 'CHE', 'GBR', 'agreement'],
    ['GBR', 'GBR', 'IRL', 'coordinated'],
    ['USA', 'USA', 'DEU', 'agreement'],
    ['USA', 'USA', 'CYP', 'unlisted'],
    ['CAN', 'CAN', 'SWE', 'unsure'],
    ['CAN', 'CAN', 'DEU', 'agreement'],
    ['BRA', 'BRA', 'PRT', 'agreement'],
    ['PRT', 'PRT', 'BRA', 'agreement'],
    ['COL', 'COL', 'URY', 'agreement'],
    ['FRA', 'FRA', 'MAR', 'agreement'],
    ['IND', 'IND', 'JPN', 'agreement'],
    ['BRA', 'BRA', 'THA', 'unknown'],
    ['MEX', 'MEX', 'CHL', 'unknown'],
  ])('from %s with a passport of %s to %s is %s', (home, citizenship, to, link) => {
    const view = seen(home, citizenship, to);
    expect(view && socialLink(view)).toBe(link);
  });

  it('cites the Regulation and its form between its states', () => {
    const view = seen('DEU', 'DEU', 'NOR');
    expect(view && socialSecurity(view)?.said.text).toMatch(/883\/2004.*A1/);
  });

  it('mentions only British pensions where they rise and where they are frozen', () => {
    const retired = { 'work-arrangement': 'not-working', 'retirement-timeline': 'already-retired' };
    const american = seen('USA', 'USA', 'CYP', retired);
    expect(american && socialSecurity(american)).toBeNull();
    const british = seen('GBR', 'GBR', 'THA', retired);
    expect(british && socialSecurity(british)?.said.text).toMatch(/not raised|never raised/);
    const nearer = seen('GBR', 'GBR', 'ESP', retired);
    expect(nearer && socialSecurity(nearer)?.said.text).toMatch(/protocol.*(raised every year|yearly rise)/);
  });
});

describe('the tax year', () => {
  it('is described to citizens of a state that taxes by citizenship wherever they go, and to nobody else', () => {
    for (const to of ['PRT', 'FRA', 'ESP', 'ARG', 'CRI']) {
      const text = (passport: string): string => {
        const view = seen(passport, passport, to, { 'tax-awareness': 'yes' });
        return view
          ? taxTasks(view, [], null)
              .map(({ said }) => said.text)
              .join(' ')
          : '';
      };
      expect(text('USA'), to).toContain('The United States taxes its citizens wherever they live');
      expect(text('CAN'), to).not.toContain('taxes its citizens');
    }
  });

  it('is not asked when it ends for citizens of a state that taxes by citizenship', () => {
    const told = (home: string, citizenship: string): string => {
      const view = seen(home, citizenship, 'PRT');
      const task = view && taxTasks(view, [], null).find(({ step }) => step === 'tax-year');
      return task?.said.text ?? '';
    };
    expect(told('USA', 'USA')).toMatch(/^(?!.*lets you go).*The United States taxes its citizens/);
    expect(told('DEU', 'USA')).toMatch(
      /Germany on which day it lets you go.*The United States taxes its citizens/,
    );
    expect(told('DEU', 'DEU')).toMatch(/lets you go\.$/);
  });
});
