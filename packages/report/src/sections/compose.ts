import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Fact, Indicator } from '@global-fit/atlas/model';
import { formatted } from '../figures/format.ts';
import { constant, shown } from '../figures/quantity.ts';
import { countriesOnRecord, shownFact, worldMedian } from '../figures/world.ts';
import { FIGURE_COLUMNS, figuresCaption } from '../figuresSideBySide.ts';
import type { Block, Callout, Figure, Paragraph, PlaceHeading, ReportPlace, TableBlock } from '../model.ts';
import { advised } from '../place/advice.ts';
import { fitting, type Passage, settle, settleInTurn, type Writer } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import { withoutBlankColumns } from '../prose/blankColumns.ts';
import { bareName } from '../prose/countryNames.ts';
import { asParagraphs, withShortSentences } from '../prose/lengths.ts';
import { basisOf, because, type Said, words } from '../prose/said.ts';
import { contrast, type Measure } from './contrast.ts';
import { homeElsewhere } from '../place/view.ts';

export type PlaceSection = ReportPlace['sections'][number];

/** The contents of a section. Writers return null where they have nothing for this household. */
export interface SectionPlan {
  readonly heading: PlaceHeading;
  /** The opening paragraph: the first writer that returns something. */
  readonly lead: readonly Writer[];
  /** Further paragraphs in reading order; the `take` weightiest are printed. */
  readonly body: readonly Writer[];
  readonly take: number | ((view: PlaceView) => number);
  readonly insight: readonly Writer[];
  readonly action: readonly Writer[];
  /** Measures that compare a later place with the first one, where its section would be thin. */
  readonly contrast?: (view: PlaceView) => readonly Measure[];
  /** Indicators of the small table; unknown ones are skipped. */
  readonly table: (view: PlaceView) => readonly string[];
  /** Further tables and plots between text and callouts. */
  readonly extra?: (view: PlaceView) => readonly Block[];
}

/** A text as a paragraph of the document, with its basis. */
export function paragraph(said: Said): Paragraph {
  const short = withShortSentences(said);
  return { kind: 'paragraph', text: short.text, ...basisOf(short) };
}

/** A text as one paragraph, or as several where it is too long for one. */
export const paragraphs = (said: Said): readonly Paragraph[] => asParagraphs(said).map(paragraph);

/** A text as a callout, with its basis. */
export function callout(kind: Callout['kind'], said: Said): Callout {
  const short = withShortSentences(said);
  return { kind, text: short.text, ...basisOf(short) };
}

/** Share of a passage's weight that remains for each earlier place with the same topic. */
const TOLD_AGAIN = 0.72;

/** The weight of a passage given earlier places: a repeated topic has to be more remarkable. */
function freshness(view: PlaceView, found: Passage): number {
  const used = found.everywhere ? 0 : view.ledger.timesUsed(found.topic);
  return found.once && used > 0 ? 0 : found.weight * TOLD_AGAIN ** used;
}

/** The least weight that is printed. What is dropped is still in the table of figures. */
const LEAST_WEIGHT = 0.42;

/** Weight factor for an insight with a figure, which says more than a question to ask. */
const WITH_FIGURE = 1.35;

/** Whether a passage has a figure, in digits or as a comparison ("about a third less"). */
function measured({ said }: Passage): boolean {
  return /\d/.test(said.text) || said.claims.some((claim) => 'than' in claim);
}

/** Weight factors for an insight whose facts a paragraph above has used already, in part or in full. */
const SOME_TOLD = 0.65;
const ALL_TOLD = 0.4;

function leftOf(view: PlaceView, { said }: Passage, told: ReadonlySet<string>): number {
  const here = said.facts.filter((fact) => fact.endsWith(`:${view.iso3}`));
  if (!here.some((fact) => told.has(fact))) return 1;
  return here.every((fact) => told.has(fact)) ? ALL_TOLD : SOME_TOLD;
}

function worthBeside(told: ReadonlySet<string>): (view: PlaceView, found: Passage) => number {
  return (view, found) =>
    freshness(view, found) * (measured(found) ? WITH_FIGURE : 1) * leftOf(view, found, told);
}

/** A writer's text for this household; null also where nothing of it fits (`fitting`). */
function writtenBy(view: PlaceView, write: Writer): Passage | null {
  const found = write(view);
  return found && fitting(view, found.said) !== null ? found : null;
}

function heaviest(view: PlaceView, writers: readonly Writer[], worth = freshness): Passage | null {
  let best: Passage | null = null;
  for (const write of writers) {
    const found = writtenBy(view, write);
    if (found && (best === null || worth(view, found) > worth(view, best))) best = found;
  }
  if (best) view.ledger.use(best.topic);
  return best;
}

function firstOf(view: PlaceView, writers: readonly Writer[]): Passage | null {
  for (const write of writers) {
    const found = writtenBy(view, write);
    if (found && !(found.once && view.ledger.timesUsed(found.topic) > 0)) return found;
  }
  return null;
}

/** Up to this many paragraphs besides the lead, a section is thin. */
const FEW = 1;

function bodyPassages(view: PlaceView, plan: SectionPlan, lead: Passage | null): readonly Passage[] {
  const found = plan.body
    .map((write) => writtenBy(view, write))
    .filter((one): one is Passage => one !== null && one.topic !== lead?.topic);
  const ranked = found
    .map((one) => ({ one, weight: freshness(view, one) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const worthy = ranked.filter(({ weight }) => weight >= LEAST_WEIGHT).length;
  // The section takes this many paragraphs, remarkable or not.
  const most = typeof plan.take === 'number' ? plan.take : plan.take(view);
  const kept = new Set(ranked.slice(0, Math.min(most, Math.max(worthy, FEW))).map(({ one }) => one));
  const chosen = found.filter((one) => kept.has(one));
  for (const one of chosen) view.ledger.use(one.topic);
  return chosen;
}

/** For a thin section of a later place: how the place differs from the first. Told in only one section of a place. */
function furtherPassage(
  view: PlaceView,
  plan: SectionPlan,
  lead: Passage | null,
  told: readonly Passage[],
): readonly Passage[] {
  if (!plan.contrast || view.earlier.length === 0 || told.length > FEW) return [];
  const known = new Set([...told, ...(lead ? [lead] : [])].flatMap(({ said }) => said.facts));
  const found = contrast(view, plan.contrast(view), known);
  if (!found || view.ledger.timesUsed(found.topic) > 0) return [];
  view.ledger.use(found.topic);
  return [found];
}

/** Rules of law are stated plainly; other advice takes the customer's tone. */
function adviceOf(view: PlaceView, heading: PlaceHeading, said: Said): Said {
  return heading === 'Legal' ? said : advised(view, said);
}

/** A value at home, with its year where it differs from the row's. */
function atHome(there: Fact, year: number): string {
  const value = `${isAtMost(there) ? 'at most ' : ''}${formatted(there.value, there.indicator)}`;
  return there.year === year ? value : `${value} (${there.year})`;
}

/** With fewer countries on record, their median is not called the world's. */
const MOST_OF_THE_WORLD = 120;

/** " (of 60 countries on record)" where a median rests on few countries; else empty. */
function coverage({ atlas }: PlaceView, { id }: Indicator): Said {
  const known = countriesOnRecord(atlas, id);
  return known < MOST_OF_THE_WORLD
    ? shown(constant(known, 'countries on record'), (count) => ` (of ${count} countries on record)`)
    : words('');
}

/** A table of figures: here, at home, and the world median. */
function figureTable(view: PlaceView, caption: string, indicators: readonly string[]): TableBlock | null {
  const home = homeElsewhere(view);
  const facts: string[] = [];
  const figures: Figure[] = [];
  const rows: string[][] = [];
  for (const id of indicators) {
    const here = shownFact(view.atlas, id, view.iso3);
    if (!here) continue;
    const there = home ? shownFact(view.atlas, id, home.iso3) : null;
    const median = typeof here.value === 'number' ? worldMedian(view.atlas, id) : null;
    const known = median === null ? words('') : coverage(view, here.indicator);
    figures.push(...known.figures);
    facts.push(`${id}:${view.iso3}`, ...(there && home ? [`${id}:${home.iso3}`] : []));
    rows.push([
      tableLabel(here.indicator.name, here.indicator.unit),
      `${isAtMost(here) ? 'at most ' : ''}${formatted(here.value, here.indicator)}`,
      ...(home ? [there ? atHome(there, here.year) : 'not known'] : []),
      median === null ? '–' : `${formatted(median, here.indicator)}${known.text}`,
      String(here.year),
    ]);
  }
  if (rows.length === 0) return null;
  const homeColumn = home ? [bareName(home)] : [];
  return withoutBlankColumns({
    kind: 'table',
    caption,
    columns: [
      FIGURE_COLUMNS.measure,
      bareName(view.country),
      ...homeColumn,
      FIGURE_COLUMNS.world,
      FIGURE_COLUMNS.year,
    ],
    align: ['left', 'right', ...homeColumn.map(() => 'right' as const), 'right', 'right'],
    rows,
    answers: home ? ['current-location'] : [],
    facts,
    ...(figures.length > 0 ? { figures } : {}),
  });
}

/** What readers need to know beyond a measure's name. */
const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [
    / \(gross\)$/,
    ' (gross: all who are enrolled over the number of people of that age, so it may pass 100%)',
  ],
  [/ salary \(estimate\)$/, ' salary (estimate; single, no children)'],
];

/** A measure's name with the unit readers need. */
export function tableLabel(measure: string, unit: string): string {
  const name = EXPLAINED.reduce((text, [pattern, told]) => text.replace(pattern, told), measure);
  const rate = /^(per .*|US = 100|0-100|0-1|people per km2)$/.exec(unit)?.[1];
  return rate ? `${name} (${rate.replace('km2', 'km²')})` : name;
}

/** What our tables lack and what to do about it, where no writer returns anything. */
const GAPS: Readonly<Record<PlaceHeading, readonly [lack: string, insight: string]>> = {
  Financial: [
    'prices and taxes',
    'collect ten prices you pay each week and have somebody on the spot fill in theirs',
  ],
  Housing: ['homes and rents', 'the middle of twenty real advertisements is worth more than a guess'],
  Healthcare: [
    'doctors and hospitals',
    'the nearest good hospital is the thing to find, on whichever side of the border',
  ],
  Lifestyle: ['daily life', 'a visit in an ordinary week has to stand in for figures'],
  Family: ['families', 'one family that lives there knows what no table says'],
  Legal: ['residence', 'only a written answer of the embassy counts'],
  Career: ['work', 'the advertisements of one month show what is asked for'],
  Safety: ['crime and traffic', 'residents know which streets and hours to avoid'],
  Education: ['schools and learning', 'two schools or courses seen by yourself replace the missing figures'],
};

function gap(view: PlaceView, heading: PlaceHeading): Said {
  return because(
    words(
      `Open figures on ${GAPS[heading][0]} in ${view.name} are too few to build on, and we do not guess.`,
    ),
    ...view.profile.stageIds,
    'citizenship',
  );
}

function gapInsight(view: PlaceView, heading: PlaceHeading): Said {
  return because(words(`For ${view.name}, ${GAPS[heading][1]}.`), ...view.profile.stageIds);
}

/** Writes one section for one place. */
export function composeSection(view: PlaceView, plan: SectionPlan): PlaceSection {
  // Sections on law read alike for every household, so their wording varies between places instead.
  const put = plan.heading === 'Legal' ? settleInTurn : settle;
  const lead = firstOf(view, plan.lead);
  if (lead) view.ledger.use(lead.topic);
  const told = bodyPassages(view, plan, lead);
  const body = [...told, ...furtherPassage(view, plan, lead, told)];
  const above = new Set([...body, ...(lead ? [lead] : [])].flatMap(({ said }) => said.facts));
  const insight = heaviest(view, plan.insight, worthBeside(above));
  const action = heaviest(view, plan.action);
  const table = figureTable(view, figuresCaption(plan.heading), plan.table(view));
  const blocks: Block[] = [
    ...(lead || body.length > 0 ? [] : [paragraph(gap(view, plan.heading))]),
    ...(lead ? paragraphs(put(view, lead.said)) : []),
    ...body.flatMap((one) => paragraphs(put(view, one.said))),
    ...(plan.extra?.(view) ?? []),
    callout('insight', put(view, insight?.said ?? gapInsight(view, plan.heading))),
    ...(action ? [callout('action', adviceOf(view, plan.heading, put(view, action.said)))] : []),
    ...(table ? [table] : []),
  ];
  return { id: `${view.country.slug}-${plan.heading.toLowerCase()}`, heading: plan.heading, blocks };
}
