import { openAtlas } from '@global-fit/atlas/atlas';
import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { BRAZILIAN_ENTREPRENEUR } from '@global-fit/matching/testing/personas/brazilianEntrepreneur';
import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import type { Persona } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { type TextAt, textsOf } from './checks/passages.ts';
import { isRecordId } from './figures/records.ts';
import type { ReportDocument } from './model.ts';
import { otherAnswers, otherFacts } from './testing/mutations.ts';
import { reportFor, samePlaces } from './testing/reports.ts';

const content = realContent();
const PROSE = new Set(['paragraph', 'insight', 'action', 'task']);
/** Every so many-th passage of a report is tried. */
const STRIDE = 9;

function stamp(text: TextAt, document: ReportDocument): string {
  const due =
    document.timeline.flatMap((phase) => phase.tasks).find((task) => task.detail === text.text)?.due ?? '';
  return `${text.iso3}|${text.text}|${text.kind === 'task' ? due : ''}`;
}

function stamps(document: ReportDocument): ReadonlySet<string> {
  return new Set(textsOf(document).map((text) => stamp(text, document)));
}

function sampleOf(document: ReportDocument, offset: number): readonly TextAt[] {
  return textsOf(document)
    .filter(
      (text) =>
        PROSE.has(text.kind) &&
        text.iso3 !== null &&
        !['Why it fits', 'What will be hard', 'Strongest point against'].includes(text.section),
    )
    .filter((_, i) => i % STRIDE === offset);
}

const CASES: readonly (readonly [Persona, number])[] = [
  [CANADIAN_MOTHER, 2],
  [BRAZILIAN_ENTREPRENEUR, 5],
];

describe.each(CASES)('the basis of a passage: $title', (persona, offset) => {
  const base = reportFor(persona);
  const document = samePlaces(base, persona, {});

  it('a fact changed changes what rests on it', () => {
    for (const text of sampleOf(document, offset)) {
      for (const id of text.basis.facts.filter((one) => !isRecordId(one)).slice(0, 2)) {
        const cut = id.lastIndexOf(':');
        const changed = otherFacts(content, id.slice(0, cut), id.slice(cut + 1)).some(
          (world) =>
            !stamps(samePlaces(base, persona, { atlas: openAtlas(world) })).has(stamp(text, document)),
        );
        expect(changed, `${id} in ${text.where}: ${text.text}`).toBe(true);
      }
    }
  });

  it('an answer changed changes what rests on it; answers that say the same twice count together', () => {
    for (const text of sampleOf(document, offset)) {
      const gone = (answers: typeof persona.answers): boolean =>
        !stamps(samePlaces(base, persona, { answers })).has(stamp(text, document));
      const alone = text.basis.answers.map((id) => otherAnswers(persona.answers, id).some(gone));
      const kept = Object.entries(persona.answers).filter(([id]) => !text.basis.answers.includes(id));
      const together =
        text.basis.answers.length === 0 || gone(Object.fromEntries(kept)) || alone.some(Boolean);
      expect(together, `${text.basis.answers.join(', ')} in ${text.where}: ${text.text}`).toBe(true);
    }
  });
});
