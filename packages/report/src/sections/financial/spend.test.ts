import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import type { Studied } from '@global-fit/matching/ranking';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { budgetLead } from './budgetLead.ts';
import { wagesLead } from './wages.ts';

const atlas = realAtlas();

const FREELANCE: Readonly<Record<string, Written>> = {
  citizenship: ['ITA'],
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
  'expected-annual-income': '30k-50k',
  'monthly-budget': 2700,
};

/** Views of some countries with what the engine found out about them. */
function studied(more: Readonly<Record<string, Written>>, codes: readonly string[]) {
  const answers = answersOf({ ...FREELANCE, ...more });
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: codes });
  const found = new Map<string, Studied>(
    ranking.excluded.flatMap(({ iso3, studied: one }) => (one ? [[iso3, one]] : [])),
  );
  for (const match of ranking.matches) found.set(match.iso3, match);
  return viewsOf(
    answers,
    codes.flatMap((iso3) => atlas.country(iso3) ?? []),
  ).map((view) => ({
    ...view,
    studied: found.get(view.iso3) ?? null,
  }));
}

const lead = (more: Readonly<Record<string, Written>>, iso3: string): string => {
  const [view] = studied(more, [iso3]);
  return (view && (wagesLead(view) ?? budgetLead(view))?.said.text) ?? '';
};

describe('what can be spent in a month', () => {
  it('is the budget, where nothing else is known', () => {
    expect(lead({}, 'SVN')).toContain('US$2,700');
    expect(lead({}, 'SVN')).not.toContain('You named');
  });

  it('excludes regular payments, which are mentioned once', () => {
    const loan = { 'additional-comments': 'We pay US$310 a month on a loan until 2029.' };
    expect(lead(loan, 'SVN')).toMatch(
      /US\$2,390.*You named US\$2,700; the US\$310 a month .* is taken off\.$/,
    );
  });

  it('is what the stated income leaves, where that is less', () => {
    const income = { 'additional-comments': 'I earn about US$38,000 a year.' };
    expect(lead(income, 'SVN')).toMatch(/You named US\$2,700; the income you told us of leaves less there/);
    expect(lead({ ...income, 'monthly-budget': 1500 }, 'SVN')).not.toContain('You named');
    const savings = { ...income, 'income-sources': ['remote-work', 'savings'] };
    expect(lead(savings, 'SVN')).not.toContain('You named');
  });

  it('is not mentioned where local wages are to pay the month', () => {
    const job = {
      'work-arrangement': 'local-job',
      'income-sources': ['local-income'],
      'career-field': 'engineering',
    };
    const said = lead({ ...job, 'monthly-budget': 900 }, 'NLD');
    expect(said).toMatch(/wage/);
    expect(said).toMatch(/US\$900 that you can spend now/);
    expect(said).not.toMatch(/left|Of it/);
  });

  it('leaves a third of it for rent at most', () => {
    const rich = lead({ 'monthly-budget': 9000 }, 'URY');
    expect(rich).toContain('US$3,000');
    expect(rich).not.toMatch(/US\$[78],\d{3}/);
    const buyer = lead({ 'monthly-budget': 9000, 'housing-preference': 'buy-house' }, 'URY');
    expect(buyer).toMatch(/US\$7,910 for a home of your own/);
  });
});
