import { REMARKS_AND_QUESTIONS } from '@global-fit/matching/profile/text/freeTexts';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Edition } from '../input.ts';
import type { Basis, Block, Paragraph, ReportDocument, ReportPlace, ReportSection } from '../model.ts';
import type { Finding } from './finding.ts';
import { reviewReport } from './review.ts';

type Bad = ReadonlySet<string>;

function keptLines<Line extends Basis>(
  lines: readonly Line[],
  heading: string,
  prefix: string,
  bad: Bad,
): readonly Line[] {
  return lines.filter((_, i) => !bad.has(`${prefix}${heading} ${i + 1}`));
}

/** Questions in which customers ask us something; their answer may not disappear silently. */
const ASKED_IN: ReadonlySet<string> = new Set(REMARKS_AND_QUESTIONS);

const LEFT_OUT =
  'Something of yours was to be answered here, and the answer failed one of our own checks, so it is left out. Write to us, and a person answers it.';

/** Replaces a failed block: by nothing, or by a note that an answer is owed. */
function instead(block: Block): readonly Block[] {
  const owed = block.kind === 'paragraph' && block.answers.some((id) => ASKED_IN.has(id));
  return owed ? [{ kind: 'paragraph', text: LEFT_OUT, answers: block.answers, facts: [] }] : [];
}

function keptBlocks<Section extends ReportSection>(section: Section, prefix: string, bad: Bad): Section {
  return {
    ...section,
    blocks: section.blocks.flatMap((block, i) =>
      bad.has(`${prefix}${section.heading} / ${block.kind} ${i + 1}`) ? instead(block) : [block],
    ),
  };
}

function keptPlace(place: ReportPlace, bad: Bad): ReportPlace {
  const prefix = `${place.country} / `;
  const against: readonly Paragraph[] = place.strongestPointAgainst ? [place.strongestPointAgainst] : [];
  return {
    ...place,
    whyItFits: keptLines(place.whyItFits, 'Why it fits', prefix, bad),
    whatWillBeHard: keptLines(place.whatWillBeHard, 'What will be hard', prefix, bad),
    strongestPointAgainst: keptLines(against, 'Strongest point against', prefix, bad)[0] ?? null,
    sections: place.sections.map((section) => keptBlocks(section, prefix, bad)),
  };
}

/** The document without the passages named as the review names them. */
function withoutPassages(document: ReportDocument, bad: Bad): ReportDocument {
  const own = (section: ReportSection): ReportSection => keptBlocks(section, '', bad);
  const maybe = (section: ReportSection | null): ReportSection | null => section && own(section);
  return {
    ...document,
    whatChanged: maybe(document.whatChanged),
    profileSummary: own(document.profileSummary),
    atAGlance: own(document.atAGlance),
    couple: maybe(document.couple ?? null),
    ruledOut: maybe(document.ruledOut),
    questionsAnswered: maybe(document.questionsAnswered),
    whatWouldChange: maybe(document.whatWouldChange),
    nextSteps: own(document.nextSteps),
    places: document.places.map((place) => keptPlace(place, bad)),
    timeline: document.timeline.map((phase) => ({
      ...phase,
      tasks: phase.tasks.filter((task) => !bad.has(`Timeline / ${phase.phase} / ${task.title}`)),
    })),
  };
}

export interface ReviewedReport {
  readonly document: ReportDocument;
  /** Findings that remain after the repair. */
  readonly findings: readonly Finding[];
  /** What was removed, for the operator to correct at its source. */
  readonly removed: readonly Finding[];
}

/**
 * Reviews a report and removes passages that fail: one sentence fewer serves a customer better than a wrong one, or a
 * paid report that waits for a person. Where a removed passage answered a question, that is said. What cannot be
 * removed stays a finding.
 */
export function reviewAndRepair(
  document: ReportDocument,
  atlas: Atlas,
  answers: Answers,
  previous: Edition | null = null,
): ReviewedReport {
  const found = reviewReport(document, atlas, answers, previous);
  const faults = found.filter(({ severity, check }) => severity === 'error' && check !== 'structure');
  if (faults.length === 0) return { document, findings: found, removed: [] };
  const repaired = withoutPassages(document, new Set(faults.map(({ where }) => where)));
  const findings = reviewReport(repaired, atlas, answers, previous);
  const left = new Set(findings.map(({ message }) => message));
  return { document: repaired, findings, removed: faults.filter(({ message }) => !left.has(message)) };
}
