import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const POLE = { ...FAMILY, citizenship: ['POL'] };
const said = (iso3s: readonly string[], question: string): string =>
  answered(POLE, iso3s, question).sibling?.said?.text ?? '';

describe('relatives other than parent and child', () => {
  it('are called what they are, and need a permit of their own', () => {
    expect(said(['CAN'], 'Can aunt Hela come with me?')).toMatch(
      /^As a rule no: .* and an aunt needs a permit/,
    );
    expect(said(['CAN'], 'Can my brother come with me?')).toContain('a brother or sister needs a permit');
  });

  it('may move by their own passport within the Union, and elsewhere with a permit', () => {
    const free = said(['ESP', 'PRT'], 'Can my aunt come with me?');
    expect(free).toMatch(
      /^With a passport of their own that gives free movement there, an aunt needs no permit/,
    );
    expect(free).toContain('depends on you or lives in your household');
    expect(free).not.toContain('Elsewhere');
    expect(said(['ESP', 'CAN'], 'Can my aunt come with me?')).toMatch(
      /ask Spain to let in .* Elsewhere family, as/,
    );
  });
});
