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

/** Loaded machines are slow; what is tested is not speed. */
const PATIENCE_MS = 60_000;

describe.each(CASES)('the basis of a passage: $title', (persona, offset) => {
  const base = reportFor(persona);
  const document = samePlaces(base, persona, {});
  const worlds = new Map<string, readonly ReadonlySet<string>[]>();

  /** The report's passages in every world that differs in one fact or answer; each is made once. */
  function without(id: string, make: () => readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] {
    const made = worlds.get(id) ?? make();
    worlds.set(id, made);
    return made;
  }

  const otherAtlas = (id: string): readonly ReadonlySet<string>[] => {
    const cut = id.lastIndexOf(':');
    return otherFacts(content, id.slice(0, cut), id.slice(cut + 1)).map((world) =>
      stamps(samePlaces(base, persona, { atlas: openAtlas(world) })),
    );
  };
  const otherProfile = (id: string): readonly ReadonlySet<string>[] =>
    otherAnswers(persona.answers, id).map((answers) => stamps(samePlaces(base, persona, { answers })));

  it('a fact changed changes what rests on it', { timeout: PATIENCE_MS }, () => {
    for (const text of sampleOf(document, offset)) {
      for (const id of text.basis.facts.filter((one) => !isRecordId(one)).slice(0, 2)) {
        const changed = without(id, () => otherAtlas(id)).some(
          (passages) => !passages.has(stamp(text, document)),
        );
        expect(changed, `${id} in ${text.where}: ${text.text}`).toBe(true);
      }
    }
  });

  it('an answer changed changes what rests on it; answers that say the same twice count together', {
    timeout: PATIENCE_MS,
  }, () => {
    for (const text of sampleOf(document, offset)) {
      const own = stamp(text, document);
      const { answers } = text.basis;
      const alone = answers.some((id) =>
        without(id, () => otherProfile(id)).some((passages) => !passages.has(own)),
      );
      const kept = Object.fromEntries(
        Object.entries(persona.answers).filter(([id]) => !answers.includes(id)),
      );
      const together = (): boolean => !stamps(samePlaces(base, persona, { answers: kept })).has(own);
      expect(
        answers.length === 0 || alone || together(),
        `${answers.join(', ')} in ${text.where}: ${text.text}`,
      ).toBe(true);
    }
  });
});
