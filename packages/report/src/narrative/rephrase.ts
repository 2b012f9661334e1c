import type { Atlas } from '@global-fit/atlas/atlas';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Finding } from '../checks/finding.ts';
import { reviewReport } from '../checks/review.ts';
import type { Edition } from '../input.ts';
import type { Block, Paragraph, ReportDocument, ReportPlace, ReportSection } from '../model.ts';
import { counted } from '../prose/english.ts';
import { words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { type Objection, objectionsTo } from './guard.ts';
import { worldNames } from './nameMarks.ts';
import { type Rewritable, rewritablePassages } from './passages.ts';

/** The outcome for one passage offered for rewording. */
export interface Rephrasing {
  readonly where: string;
  /** Why our wording was kept; null where the new one is used. */
  readonly refused: readonly Objection[] | 'review' | null;
}

export interface Rephrased {
  readonly document: ReportDocument;
  /** The passages for which the service returned a different wording. */
  readonly rephrasings: readonly Rephrasing[];
}

type Wordings = ReadonlyMap<string, string>;

function worded<Item extends Block | Paragraph>(item: Item, where: string, wordings: Wordings): Item {
  const text = wordings.get(where);
  return text === undefined ? item : { ...item, text, rephrased: true };
}

function wordedPlace(place: ReportPlace, wordings: Wordings): ReportPlace {
  const at = (heading: string, i: number): string => `${place.country} / ${heading} ${i + 1}`;
  return {
    ...place,
    whyItFits: place.whyItFits.map((one, i) => worded(one, at('Why it fits', i), wordings)),
    whatWillBeHard: place.whatWillBeHard.map((one, i) => worded(one, at('What will be hard', i), wordings)),
    sections: place.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block, i) =>
        worded(block, at(`${section.heading} / ${block.kind}`, i), wordings),
      ),
    })),
  };
}

/** Adds a note for the customer on what a language service reworded. */
function withNote(method: ReportSection, count: number): ReportSection {
  const said = words(
    `The wording of ${counted(count, 'passage')} of this report comes from a language service, which rephrased what our method had written. It was given those passages alone: no name or address, none of your own words, and nothing that rests on what you told us about money or health. A check held each against ours, so that figures, names and reservations are the same; where they were not, our own wording stands.`,
  );
  return { ...method, blocks: [...method.blocks, paragraph(said)] };
}

function withWordings(document: ReportDocument, wordings: Wordings): ReportDocument {
  return { ...document, places: document.places.map((place) => wordedPlace(place, wordings)) };
}

const faultsOf = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.filter(({ severity }) => severity === 'error').map(({ where }) => where));

/**
 * Replaces passages by their rewordings as far as the guard and the review of the whole report accept them. A report
 * in which none is accepted is returned unchanged.
 */
export function rephrase(
  document: ReportDocument,
  answers: Wordings,
  given: { readonly atlas: Atlas; readonly answers: Answers; readonly previous: Edition | null },
): Rephrased {
  const names = worldNames(given.atlas);
  const offered = rewritablePassages(document, given.answers);
  const changed = offered.flatMap((own): readonly (Rewritable & { readonly rewritten: string })[] => {
    const rewritten = answers.get(own.where);
    return rewritten === undefined || rewritten === own.text ? [] : [{ ...own, rewritten }];
  });
  const judged = changed.map((one) => ({ ...one, refused: objectionsTo(one.text, one.rewritten, names) }));
  const passed = new Map(
    judged.filter(({ refused }) => refused.length === 0).map((one) => [one.where, one.rewritten]),
  );
  const faults = faultsOf(
    reviewReport(withWordings(document, passed), given.atlas, given.answers, given.previous),
  );
  const kept = new Map([...passed].filter(([where]) => !faults.has(where)));
  const rephrasings = judged.map(({ where, refused }): Rephrasing => {
    if (refused.length > 0) return { where, refused };
    return { where, refused: kept.has(where) ? null : 'review' };
  });
  if (kept.size === 0) return { document, rephrasings };
  const made = withWordings(document, kept);
  return { document: { ...made, method: withNote(made.method, kept.size) }, rephrasings };
}
