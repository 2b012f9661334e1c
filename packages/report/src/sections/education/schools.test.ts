import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';
import { renderMarkdown } from '../../markdown.ts';

const FAMILIES = PERSONAS.filter(({ answers }) => answers['children-education-preference']);
const KINDS = ['local-public', 'local-private', 'bilingual'];
/** A statement that lessons there are held in a language. */
const TAUGHT =
  /\b(?:lessons (?:in [^.;?]+ )?are in|teach(?:es)? (?:as a rule )?in [A-Z]|school [^.;?]*is in [A-Z]\w+,|means lessons in|from the first bell|(?:share|half) of the day in)\b/;

describe('schools', () => {
  it.each(FAMILIES.flatMap((persona) => KINDS.map((kind) => [persona.title, kind, persona] as const)))(
    'claims no teaching language, which no record holds: %s, %s',
    (_, kind, persona) => {
      const document = reportFor(persona, {
        tier: 'gold',
        chosenCountryCodes: ['MU', 'BN', 'SG', 'MY', 'CH'],
        additionalCountries: 5,
        answers: {
          ...persona.answers,
          'children-education-preference': { value: kind },
          'specific-questions': { value: 'Are government schools taught in English?' },
        },
      });
      const text = renderMarkdown(document);
      expect(text).toMatch(/language (?:of lessons|each subject|a school teaches)/);
      expect(text.split('\n').filter((line) => TAUGHT.test(line))).toEqual([]);
    },
  );
});

describe('a child who has yet to learn a language', () => {
  it('is directed to a class for new arrivals, and needs no assessment', () => {
    const [persona] = FAMILIES;
    if (!persona) throw new Error('no family');
    const line = 'His English is about A2; he will need help in English lessons.';
    const document = reportFor(persona, {
      tier: 'gold',
      chosenCountryCodes: ['NL', 'AU', 'NO'],
      answers: { ...persona.answers, ...answersOf({ 'family-member-2-special-needs': line }) },
    });
    const text = renderMarkdown(document);
    expect(text).toMatch(/about classes for new arrivals/);
    expect(text).not.toContain('send the present assessment');
  });
});

describe('an assessment of needs at school', () => {
  it('needs no translation for authorities that read the language of home', () => {
    const [persona] = FAMILIES.filter(({ id }) => id === 'south-african-family');
    if (!persona) throw new Error('no family');
    const sentIn = (code: string): string =>
      renderMarkdown(
        reportFor(persona, {
          tier: 'gold',
          chosenCountryCodes: [code],
          answers: {
            ...persona.answers,
            'childcare-education-priorities': { value: ['special-educational-needs'] },
          },
        }),
      );
    expect(sentIn('IE')).toMatch(/send the present assessment(?: in translation)?\./);
    expect(`${sentIn('IE')}${sentIn('NZ')}`).toMatch(/send the present assessment\./);
  });
});
