import { textsOf, type TextAt } from '../../checks/passages.ts';
import { documentSections } from '../../documentSections.ts';
import type { Block, ReportDocument } from '../../model.ts';
import { LONGEST_PARAGRAPH, LONGEST_SENTENCE, printedSentences, wordsIn } from '../../prose/lengths.ts';
import type { Household, Told } from './told.ts';

const SMALL = '(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d+)';
const THING = '(?:year|month|week|day|hour|person|child|country|place|point)';

/** Slips of words that the review of a finished report does not look for. */
const SLIPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'one thing in the plural',
    /(?<![\d.,:–-])\b(?:1|one) (?:years|months|weeks|days|hours|people|children|countries|places|points)\b/,
  ],
  [
    'several things in the singular',
    new RegExp(String.raw`(?<![\d.,:–-])\b${SMALL} ${THING}\b(?!-| (?:old|of (?:birth|stay|age)))`),
  ],
  ['two conjunctions', /\b(?:and|or) (?:and|or)\b/],
  ['an article before nothing', /(?<![\p{L}\d])(?:the|a|an) (?:and|or|of|in|at|to|is|are)\b/u],
  ['an amount of nothing', /(?:US\$|[$€£])0(?![.,\d])/],
  ['words left out', /\(\s*[;,)]|[;,:]\s*\./],
];

const quiet = (text: string): string => text.replace(/“[^”]*”/g, 'so');

/** Sentences and paragraphs that nobody reads to their end; the items of a list count as paragraphs. */
function tooLong({ where, text, kind }: TextAt): readonly string[] {
  const parts = kind === 'list' ? text.split('\n') : [text];
  const sentences = parts
    .flatMap(printedSentences)
    .filter((one) => wordsIn(one) > LONGEST_SENTENCE)
    .map((one) => `a sentence of over ${LONGEST_SENTENCE} words: ${where}: ${one}`);
  const paragraphs = parts
    .filter((one) => wordsIn(one) > LONGEST_PARAGRAPH)
    .map((one) => `a paragraph of over ${LONGEST_PARAGRAPH} words: ${where}: ${one}`);
  return [...sentences, ...paragraphs];
}

function slips(at: TextAt): readonly string[] {
  const { where, text, kind } = at;
  if (kind === 'table' || kind === 'comparison' || kind === 'plot') return [];
  const said = quiet(text);
  const found = SLIPS.flatMap(([name, pattern]) => {
    const slip = pattern.exec(said);
    return slip ? [`${name}: ${where}: …${said.slice(Math.max(0, slip.index - 40), slip.index + 60)}`] : [];
  });
  return [...found, ...tooLong(at)];
}

const twice = (items: readonly string[]): readonly string[] =>
  items.filter((one, i) => items.indexOf(one) !== i);

/** The column of a table of routes that compares them with the household's means is kept, told or not. */
const MAY_BE_BLANK: ReadonlySet<string> = new Set(['Your means', 'First grant']);

function shape(where: string, block: Block): readonly string[] {
  if (block.kind === 'list') return twice(block.items).map((item) => `an item twice: ${where}: ${item}`);
  if (block.kind !== 'table') return [];
  const { caption, columns, rows } = block;
  const uneven = rows.some((row) => row.length !== columns.length);
  const blank = columns.filter(
    (name, i) => !MAY_BE_BLANK.has(name) && rows.every((row) => /^[–\s]*$/.test(row[i] ?? '')),
  );
  return [
    ...(uneven ? [`rows of unlike width: ${where}: ${caption}`] : []),
    ...blank.map((name) => `a blank column: ${where}: ${caption}: ${name}`),
    ...twice(rows.map((row) => row.join(' | '))).map((row) => `a row twice: ${where}: ${caption}: ${row}`),
  ];
}

interface Kin {
  readonly name: string;
  readonly lacking: (told: Told) => boolean;
  readonly addressed: RegExp;
  /** Words of the customer by which they may be spoken of all the same. */
  readonly unless: RegExp;
}

/** Whom a report addresses as the customer's own. */
const KIN: readonly Kin[] = [
  {
    name: 'a partner',
    lacking: ({ partner }) => !partner,
    addressed:
      /\byou and your (?:partner|wife|husband|spouse)\b|\b(?:for|with|without|that) your (?:partner|wife|husband|spouse)\b/i,
    unless: /\b(?:partner|wife|husband|spouse|fianc|boyfriend|girlfriend|marr|two of us)/i,
  },
  {
    name: 'children',
    lacking: ({ childAges }) => childAges.length === 0,
    addressed: /\byour (?:child|children|son|daughter|kids|eldest)\b/i,
    unless: /child|kid|\bsons?\b|daughter|baby|adopt|teen|school|grand/i,
  },
  {
    name: 'animals',
    lacking: ({ pets }) => pets.length === 0,
    addressed: /\byour (?:dog|cat|bird|horse|animal|pet)s?\b/i,
    unless: /\b(?:dog|cat|bird|horse|animal|pet|parrot|galah)/i,
  },
];

function strangers(texts: readonly TextAt[], { told, answers }: Household): readonly string[] {
  const own = JSON.stringify(Object.values(answers).map(({ value }) => value));
  return KIN.filter(({ lacking, unless }) => lacking(told) && !unless.test(own)).flatMap(
    ({ name, addressed }) =>
      texts
        .filter(({ text }) => addressed.test(quiet(text)))
        .map(({ where, text }) => `${name} of somebody who has none: ${where}: ${text.slice(0, 160)}`),
  );
}

/** Scores in tables that differ from that of the place. */
function otherScores({ places }: ReportDocument, where: string, block: Block): readonly string[] {
  if (block.kind !== 'table') return [];
  const at = block.columns.findIndex((name) => name.startsWith('Match of 100'));
  return block.rows.flatMap((row) => {
    const place = places.find(({ country }) => country === row[0]);
    const printed = at < 0 ? null : Number.parseInt(row[at] ?? '', 10);
    return place && printed !== null && printed !== Math.round(place.score)
      ? [`another score than ${place.score}: ${where}: ${row.join(' | ')}`]
      : [];
  });
}

/** Faults of a report that its review does not look for, each with where it stands; empty where there is none. */
export function faultsIn(document: ReportDocument, household: Household): readonly string[] {
  const texts = textsOf(document);
  const sections = documentSections(document);
  const chapters = document.places.flatMap(({ country, sections: own }) =>
    own.map((section) => ({ ...section, heading: `${country} / ${section.heading}` })),
  );
  const headings = [...sections, ...chapters].map(({ heading }) => heading);
  const tasks = document.timeline.flatMap(({ tasks: own }) =>
    own.map(({ title, detail }) => `${title}: ${detail}`),
  );
  const silent = document.places.filter((one) => one.interval === null && one.strongestPointAgainst === null);
  return [
    ...texts.flatMap(slips),
    ...[...sections, ...chapters].flatMap(({ heading, blocks }) =>
      blocks.flatMap((block) => [...shape(heading, block), ...otherScores(document, heading, block)]),
    ),
    ...twice(headings).map((heading) => `a heading twice: ${heading}`),
    ...twice(tasks).map((task) => `a task twice: ${task}`),
    ...silent.map(({ country }) => `a country that fails a condition, without a word of it: ${country}`),
    ...strangers(texts, household),
  ];
}
