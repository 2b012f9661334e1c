import type { Basis, Block, Paragraph, ReportDocument, ReportPlace, ReportSection } from '../model.ts';
import { basesOf } from '../parts/closing/sources.ts';
import { isPrivate, quotesTheCustomer, restsOnSecondAdult } from './withheld.ts';
import { withoutName, withoutOthers } from './withoutName.ts';
import { onlyPlaces } from './onlyPlaces.ts';

/** How much of a report a link shows; `places` means only places, scores and the comparison. */
export type ShareScope = 'places' | 'most' | 'all';

export interface ShareChoice {
  readonly scope: ShareScope;
  readonly showName: boolean;
}

/** Whether a passage may be shown, by its basis and text. */
type Keep = (basis: Basis, text: string) => boolean;

const KEEPS: Readonly<Record<Exclude<ShareScope, 'places'>, Keep>> = {
  most: (basis, text) =>
    !restsOnSecondAdult(basis) && !basis.answers.some(isPrivate) && !quotesTheCustomer(basis, text),
  all: (basis) => !restsOnSecondAdult(basis),
};

/** The basis as readers of a link may see it: sources for everybody, questions only where answers are shown. */
function stripped<Item extends Basis>(item: Item, scope: ShareScope): Item {
  const { figures: _sums, claims: _assertions, earlier: _old, ...rest } = item;
  return { ...rest, answers: scope === 'all' ? item.answers : [] } as unknown as Item;
}

/** A table without its personal column, where that rests on private answers. */
function withoutPersonalColumn(block: Block): Block {
  if (block.kind !== 'table' || !block.personal?.answers.some(isPrivate)) return block;
  const { personal, ...table } = block;
  const rest = <Cell>(cells: readonly Cell[]): readonly Cell[] =>
    cells.filter((_, i) => i !== personal.column);
  return {
    ...table,
    columns: rest(block.columns),
    align: rest(block.align),
    rows: block.rows.map(rest),
    answers: block.answers.filter((id) => !personal.answers.includes(id)),
  };
}

const textOf = (block: Block): string => JSON.stringify(block);

/** A paragraph that only introduces what follows it. */
const leadsOn = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.trimEnd().endsWith(':');

/** The blocks that may be shown, without introductions to blocks that may not. */
function shown(blocks: readonly Block[], mayShow: (block: Block) => boolean): readonly Block[] {
  const kept = blocks.map(mayShow);
  return blocks.filter((block, at) => kept[at] && !(leadsOn(block) && kept[at + 1] !== true));
}

function cut(document: ReportDocument, scope: 'most' | 'all'): ReportDocument {
  const keep = KEEPS[scope];
  const section = <Part extends ReportSection>(part: Part): Part => ({
    ...part,
    blocks: shown(
      part.blocks.map((block) => (scope === 'all' ? block : withoutPersonalColumn(block))),
      (block) => keep(block, textOf(block)),
    ).map((block) => stripped(block, scope)),
  });
  const maybe = (part: ReportSection | null): ReportSection | null => {
    const kept = part && section(part);
    return kept && kept.blocks.length > 0 ? kept : null;
  };
  const lines = (given: readonly Paragraph[]): readonly Paragraph[] =>
    given.filter((one) => keep(one, one.text)).map((one) => stripped(one, scope));
  const place = (one: ReportPlace): ReportPlace => ({
    ...one,
    whyItFits: lines(one.whyItFits),
    whatWillBeHard: lines(one.whatWillBeHard),
    strongestPointAgainst: lines(one.strongestPointAgainst ? [one.strongestPointAgainst] : [])[0] ?? null,
    plots: one.plots.filter((plot) => keep(plot, textOf(plot))).map((plot) => stripped(plot, scope)),
    sections: one.sections
      .filter(({ heading }) => scope === 'all' || (heading !== 'Financial' && heading !== 'Healthcare'))
      .map(section)
      .filter(({ blocks }) => blocks.length > 0),
  });
  return {
    ...document,
    profileSummary: section(document.profileSummary),
    atAGlance: section(document.atAGlance),
    places: document.places.map(place),
    comparison: document.comparison
      .filter(({ rows }) => rows.every((row) => keep(row, row.highlights)))
      .map((theme) => ({ ...theme, rows: theme.rows.map((row) => stripped(row, scope)) })),
    ruledOut: maybe(document.ruledOut),
    timeline: document.timeline.map((phase) => ({
      ...phase,
      tasks: phase.tasks
        .filter((task) => keep(task, task.detail) && (scope === 'all' || task.topic !== 'money'))
        .map((task) => stripped(task, scope)),
    })),
    questionsAnswered: scope === 'all' ? maybe(document.questionsAnswered) : null,
    whatWouldChange: maybe(document.whatWouldChange),
    whatChanged: scope === 'all' ? maybe(document.whatChanged) : null,
    nextSteps: section(document.nextSteps),
  };
}

/** The list of sources, reduced to those that the remaining text rests on. */
function withSources(document: ReportDocument): ReportDocument {
  const used = new Set(basesOf(document).flatMap(({ facts }) => facts));
  return {
    ...document,
    sources: document.sources
      .map((source) => ({ ...source, facts: source.facts.filter((fact) => used.has(fact)) }))
      .filter(({ facts }) => facts.length > 0),
  };
}

/**
 * The report as readers of a private link may see it: a document of the same shape with nothing beyond what its owner
 * chose. It never contains what the second adult told, and names nobody unless the owner chose to show their own
 * name. E-mail addresses are in no document. Passages about money and health are recognised by the answers they rest
 * on, so a passage that mixes them with others is removed whole.
 */
export function sharedDocument(document: ReportDocument, { scope, showName }: ShareChoice): ReportDocument {
  const alone: ReportDocument = { ...withoutOthers(document), reportId: 'shared', couple: null };
  const kept = scope === 'places' ? onlyPlaces(alone) : cut(alone, scope);
  return withSources(withoutName(kept, showName));
}
