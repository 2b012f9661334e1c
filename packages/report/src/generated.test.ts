import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from './checks/review.ts';
import { renderMarkdown } from './markdown.ts';
import type { ReportDocument } from './model.ts';
import { generatedAnswers, generatedReport, MEDICINE_NAMES } from './testing/generated.ts';
import { reportFor } from './testing/reports.ts';

const atlas = realAtlas();
const SEEDS = Array.from({ length: Math.ceil(MEDICINE_NAMES.length / 3) }, (_, seed) => seed);

/** Words of ours that still stand in the brackets of a set of alternatives, of which one alone was left. */
const bracketed = (document: ReportDocument): readonly string[] =>
  renderMarkdown(document)
    .split('\n')
    .filter((line) => /\[\p{L}+ [^\]]*\]/u.test(line.replace(/“[^”]*”/g, '')));

/** What the review would take out of a report is lost to its reader, so our own wording must give it nothing. */
describe('nothing of what we write is taken out by our own checks', () => {
  it('for generated people of every tier, each medicine we know among theirs', () => {
    const found = SEEDS.flatMap((seed) => {
      const answers = generatedAnswers(seed);
      const document = generatedReport(answers, seed);
      const bare = bracketed(document).map((text) => `seed ${seed}: ${text}`);
      const reviewed = reviewReport(document, atlas, answers).map(
        ({ check, where, message }) => `seed ${seed} [${check}] ${where}: ${message}`,
      );
      return [...bare, ...reviewed];
    });
    expect(found).toEqual([]);
  }, 240_000);

  it('for the written people, with a controlled medicine and every wish of a couple', () => {
    const found = PERSONAS.flatMap((persona, i) => {
      const answers = {
        ...persona.answers,
        'medication-dependencies': { value: 'yes' },
        'medication-details': { value: ['methylphenidate', 'oxycodone', 'diazepam'][i % 3] },
        'couple-lifestyle-priorities': {
          value: ['recognised-relationship', 'partner-work-permit', 'both-careers', 'saving', 'quiet'],
        },
      };
      return reviewReport(reportFor({ ...persona, answers }), atlas, answers).map(
        ({ check, where, message }) => `${persona.id} [${check}] ${where}: ${message}`,
      );
    });
    expect(found).toEqual([]);
  }, 60_000);
});
