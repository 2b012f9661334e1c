import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { questionById } from '@global-fit/questionnaire/definition';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { describe, expect, it } from 'vitest';
import { inSentence } from '../../prose/english.ts';
import { secondPerson } from '../../prose/secondPerson.ts';
import { reportFor } from '../../testing/reports.ts';

const LISTS = ['new-location-priorities', 'relocation-drivers', 'location-type', 'visa-preference'];

describe('the profile summary', () => {
  it.each(PERSONAS)('names every chosen wish: $title', (persona) => {
    const text = JSON.stringify(reportFor(persona).profileSummary);
    for (const id of LISTS) {
      const question = questionById(id);
      const value = persona.answers[id]?.value;
      for (const one of Array.isArray(value) ? value : []) {
        const label = question && labelsOf(question).get(String(one));
        if (label && !['undecided', 'no-preference', 'none'].includes(String(one)))
          expect(text, `${id}: ${one}`).toContain(
            JSON.stringify(
              secondPerson(inSentence(label), persona.answers['relocating-family-members']?.value === 'no'),
            ).slice(1, -1),
          );
      }
    }
  });

  it('writes one year in the singular', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const answers = { ...persona.answers, ...answersOf({ 'years-in-field': 1 }) };
    expect(JSON.stringify(reportFor(persona, { answers }).profileSummary)).toContain('; 1 year in the field');
  });

  it('names the months of a stay of every year, which is none of up to a year', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const summary = (told: string): string => {
      const written = answersOf({ 'relocation-duration': 'temporary', 'additional-comments': told });
      return JSON.stringify(
        reportFor(persona, { answers: { ...persona.answers, ...written } }).profileSummary,
      );
    };
    expect(summary('')).toMatch(/You want to move [^.]*, for up to a year/);
    const seasonal = summary('I would spend November to April there every year and the summer at home.');
    expect(seasonal).toMatch(/You want to move [^.]*, for November to April of each year/);
    expect(seasonal).not.toContain('up to a year');
  });

  it('marks the answers that a move can change, and repeats nothing about health or history', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const summary = (life: number, place: number, told = ''): string =>
      JSON.stringify(
        reportFor(persona, {
          answers: {
            ...persona.answers,
            ...answersOf({
              'current-life-satisfaction': life,
              'current-location-satisfaction': place,
              'general-background-history': 'yes',
              'background-immigration-details': 'a secret of long ago',
              'missed-information': told,
              'medical-conditions': ['chronic-illness'],
              'medical-conditions-details': 'a private illness',
            }),
          },
        }).profileSummary,
      );
    expect(summary(8, 4)).toContain('The place lags behind the rest');
    expect(summary(4, 8)).toContain('The place is not what holds you back');
    const flees = summary(4, 8, 'We live here under temporary protection until March 2027.');
    expect(flees).toContain('the place where you live 8.');
    expect(flees).not.toContain('The place is not what holds');
    expect(summary(6, 6)).not.toMatch(/secret of long ago|private illness/);
  });

  it('names a home without figures on record, and what is left out because of that', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const summary = (home: Written) =>
      JSON.stringify(
        reportFor(persona, { answers: { ...persona.answers, ...answersOf({ 'current-location': home }) } })
          .profileSummary,
      );
    const faroe = summary(place('Tórshavn', 'Faroe Islands', 'fo'));
    expect(faroe).toContain('live in Tórshavn, Faroe Islands');
    expect(faroe).toContain('Our records hold no figures for the Faroe Islands');
    expect(summary(place('Oslo', 'Norway', 'no'))).not.toContain('hold no figures for');
  });
});
