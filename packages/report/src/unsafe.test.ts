import { answersOf, place } from '@global-fit/matching/testing/persona';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { textsOf } from './checks/passages.ts';
import { reviewReport } from './checks/review.ts';
import { generatedAnswers, generatedReport } from './testing/generated.ts';

const TOLD = 'I cannot go back to Iran, and I cannot go to an Iranian consulate.';
const WORDS = /cannot go|an Iranian consulate|without the consulate/i;

/** A customer with whatever answers, who cannot turn to the state of the only passport. */
function inDanger(seed: number): Answers {
  const kin = seed % 2 === 0 ? ['IRN'] : [];
  return {
    ...generatedAnswers(seed),
    ...answersOf({
      citizenship: ['IRN'],
      'current-location': place('Ankara', 'Turkey', 'tr'),
      'relocation-scope': 'international',
      'ancestry-claim': 'no',
      'extended-family-location': kin,
      'extended-family-importance': 5,
      'eldercare-considerations': seed % 3 === 0 ? 'return-often' : 'support-from-afar',
      'community-preference': seed % 3 === 1 ? 'expat' : 'local',
      'deal-breakers': 'Compulsory military service\nNo sea',
      'specific-questions':
        'Can I renew my passport without the consulate?\nWould Iran call me up for military service?\nWill our baby be a citizen?\nHow many Iranians live there?',
      'additional-comments': TOLD,
    }),
  };
}

/** Steps that lead to a state, or to the people who live in it. */
const THERE =
  /forum of people from Iran|\b(?:your|own|their) (?:own )?(?:consulates?|embass(?:y|ies))\b|\bconsulates? (?:of (?:Iran|your)|keeps|there)\b|\bembassy of Iran\b|\brenew (?:it|what)\b|\b(?:visits?|journeys?|flight|trip) home\b|\bgo back often\b|\bstill a walk\b|\bback (?:often|home)\b|\bfrequent returns\b|\bpassport of Iran if it runs out\b/i;
/** "Its consulate" is that of the place spoken of, and never that of a passport held. */
const OF_PASSPORT = /\b(?:passport|Iran)\b.*\bits consulate\b/i;

describe('a customer who cannot go back to a country', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed * 5 + 1))(
    'is sent neither there nor to its consulate, and reads none of these words again (%i)',
    (seed) => {
      const answers = inDanger(seed);
      const document = generatedReport(answers, seed);
      const texts = textsOf(document).map(({ text }) => text);
      expect(reviewReport(document, realAtlas(), answers, null)).toEqual([]);
      for (const text of texts) for (const no of [WORDS, THERE, OF_PASSPORT]) expect(text).not.toMatch(no);
    },
  );

  it('is told of a lawyer where a paper would have to come from there', () => {
    const texts = textsOf(generatedReport(inDanger(0), 0))
      .map(({ text }) => text)
      .join('\n');
    expect(texts).toContain('an immigration lawyer says which travel document may stand in its place');
  });
});
