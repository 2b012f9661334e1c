import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { TableBlock } from '../../model.ts';
import { inputFor, reportFor } from '../../testing/reports.ts';
import { loosened } from './loosened.ts';

const atlas = realAtlas();
const [persona] = PERSONAS as [(typeof PERSONAS)[number]];
const strict = (lines: readonly string[]) => {
  const answers = { ...persona.answers, ...answersOf({ 'deal-breakers': lines.join('\n') }) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
  return { answers, ranking };
};
const LINES = ['Winters colder than 12 °C', 'Summers above 27 °C', 'More than 2 hours of flight from home'];

describe('the effect of dropping a condition', () => {
  it('is what passes once the line is removed', () => {
    const { answers, ranking } = strict(LINES);
    const input = inputFor({ ...persona, id: 'loosened', answers }, { ranking });
    const told = loosened(input, 1).filter(({ gates }) => gates[0]?.group === 'deal-breaker');
    expect(told.length).toBeGreaterThan(0);
    for (const [i, line] of LINES.entries()) {
      const without = strict(LINES.filter((one) => one !== line)).ranking;
      const label = profilePreferences(atlas, answers).dealBreakers[i]?.label;
      const found = told.find(({ gates }) => gates[0]?.label === label)?.names.length ?? 0;
      expect(without.matches.length - ranking.matches.length, line).toBe(found);
    }
  });

  it('is given at the start where few countries pass, and for each condition in the table', () => {
    const { answers, ranking } = strict(LINES);
    const document = reportFor({ ...persona, id: 'loosened-report', answers }, { answers, ranking });
    const [first] = document.atAGlance.blocks;
    expect(first).toMatchObject({
      text: expect.stringMatching(/let go alone, would bring countries back: “/),
    });
    const table = document.ruledOut?.blocks.find((one): one is TableBlock => one.kind === 'table');
    expect(table?.columns).toContain('Back without it');
    expect(reviewReport(document, atlas, answers)).toEqual([]);
  });

  it('is not given where many pass', () => {
    const { answers, ranking } = strict(['Russia']);
    const document = reportFor({ ...persona, id: 'loosened-many', answers }, { answers, ranking });
    expect(JSON.stringify(document.atAGlance)).not.toContain('would bring countries back');
  });
});
