import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { beyondBudget } from './beyondBudget.ts';

const atlas = realAtlas();

describe('places beyond the budget', () => {
  const ranking = rankCountries(
    atlas,
    profilePreferences(atlas, answersOf({ citizenship: ['PRT'], 'monthly-budget': 1900 })),
  );
  const budgetOf = (iso3: string) =>
    ranking.matches.find((match) => match.iso3 === iso3)?.gates.find(({ group }) => group === 'budget');
  const recommended = (status: string) =>
    ranking.matches
      .filter(({ iso3 }) => budgetOf(iso3)?.status === status)
      .slice(0, 2)
      .map(({ iso3 }) => ({ iso3, origin: 'recommended' as const }));

  it('are listed once, each with its country, and with the first within it', () => {
    const said = beyondBudget({ atlas, ranking }, recommended('at_risk'))?.text ?? '';
    expect(said).toMatch(
      /^Each place recommended here costs more than the US\$1,900 a month that you can spend, by our reckoning\. .*, at rank \d+, is the first .* where you can pay for a month: about US\$1,\d{3} a month by our reckoning for your household, .*(?: included| flat in [\w ]+)\.$/,
    );
  });

  it('are not listed where one is within it', () => {
    const mixed = [...recommended('at_risk').slice(1), ...recommended('met').slice(1)];
    expect(mixed.length).toBe(2);
    expect(beyondBudget({ atlas, ranking }, mixed)).toBeNull();
  });
});
