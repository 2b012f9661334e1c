import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { buildReport } from '../build.ts';
import type { ReportDocument } from '../model.ts';
import { reviewAndRepair } from './repair.ts';
import { textsOf } from './passages.ts';

const atlas = realAtlas();
const persona = PERSONAS[0];
if (!persona) throw new Error('There are no personas.');
const document = buildReport({
  atlas,
  ranking: rankCountries(atlas, profilePreferences(atlas, persona.answers)),
  answers: persona.answers,
  accountName: 'Ann Example',
  tier: 'silver',
  chosenCountryCodes: [],
  additionalCountries: 0,
  reportId: 'r',
  revision: 1,
  date: '2026-11-21',
  provider: { name: 'Global Fit', email: 'hello@example.com', site: 'https://example.com' },
});
const wrong = 'Exactly 987654 people wait for you there.';

function spoil(given: ReportDocument): ReportDocument {
  const [place, ...rest] = given.places;
  if (!place) throw new Error('The report has no place.');
  const [first, ...more] = place.sections;
  if (!first) throw new Error('The place has no section.');
  const bad = { kind: 'paragraph' as const, text: wrong, answers: ['age'], facts: [] };
  const sections = [{ ...first, blocks: [...first.blocks, bad] }, ...more];
  return { ...given, places: [{ ...place, sections, whyItFits: [...place.whyItFits, bad] }, ...rest] };
}

describe('reviewAndRepair', () => {
  it('removes a passage with an invented figure, wherever it stands, and reports it', () => {
    const {
      document: repaired,
      findings,
      removed,
    } = reviewAndRepair(spoil(document), atlas, persona.answers);
    expect(textsOf(repaired).some(({ text }) => text.includes('987654'))).toBe(false);
    expect(removed.filter(({ message }) => message.includes('987654'))).toHaveLength(2);
    expect(findings.filter(({ check }) => check === 'figures')).toEqual([]);
  });

  it('leaves a note where an answer to a question or remark of the customer was removed', () => {
    const bad = { kind: 'paragraph' as const, text: wrong, answers: ['additional-comments'], facts: [] };
    const { profileSummary } = document;
    const spoiled = { ...document, profileSummary: { ...profileSummary, blocks: [bad] } };
    const [first] = reviewAndRepair(spoiled, atlas, persona.answers).document.profileSummary.blocks;
    expect(first).toMatchObject({
      text: expect.stringContaining('a person answers it'),
      answers: ['additional-comments'],
    });
  });

  it('leaves every other passage as it was', () => {
    const clean = reviewAndRepair(document, atlas, persona.answers).document;
    const { document: repaired } = reviewAndRepair(spoil(document), atlas, persona.answers);
    expect(textsOf(repaired).map(({ text }) => text)).toEqual(textsOf(clean).map(({ text }) => text));
  });
});
