import { anyOf } from '@global-fit/matching/anyOf';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { servicesHeld } from '@global-fit/matching/gates/conscription';
import { byRelation, type NamedCompanion } from '@global-fit/matching/profile/people/companionsNamed';
import { readDealBreakers } from '@global-fit/matching/conditions/dealBreakers';
import { COUNTRIES } from '@global-fit/matching/conditions/geography/namedPlaces';
import type { WhoWrites } from '@global-fit/matching/conditions/own/whoWrites';
import { reasonApart } from '@global-fit/matching/conditions/line/manner/remarks';
import { SEASON_AWAY } from '@global-fit/matching/conditions/line/whole/seasonAway';
import type { DealBreaker } from '@global-fit/matching/model/dealBreaker';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import { tokensIn } from '../../figures/numbers.ts';
import type { BulletList } from '../../model.ts';
import { tellsPrivate } from '../../profile/discretion.ts';
import { BIAS } from '../../profile/groups.ts';
import { isInOtherLanguage } from '../../profile/otherLanguage.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { listSaid, opening } from '../../prose/english.ts';
import { withShortSentences } from '../../prose/lengths.ts';
import { basisOf, because, given, type Said, say, words } from '../../prose/said.ts';
import { CHECK_BY_DEFAULT, CHECK_YOURSELF } from './checkYourself.ts';
import { measureOf } from './measureOf.ts';
import { understoodSaid } from './unreadSaid.ts';

/** Words about our tables; their numbers describe the tables. */
function aboutTables(text: string): Said {
  const figures = tokensIn(text).map(({ text: shown, value }) => ({
    shown,
    from: { constant: value, why: 'the table itself' },
  }));
  return { ...words(text), figures };
}

/**
 * How to check a condition that no figure covers: "reading twenty advertisements". Companions may be named in the
 * line.
 */
export function howToCheck(line: string, companions: readonly NamedCompanion[] = []): string {
  const plain = byRelation(line, companions).toLowerCase();
  return CHECK_YOURSELF.find(([topic]) => topic.test(plain))?.[1] ?? CHECK_BY_DEFAULT;
}

const PARTS = /\s*[,;/]\s*(?:and\s+|or\s+)?|\s+(?:and|or|but)\s+/i;

/** The same for a line of several wishes with different answers: "good schools, parks". */
function howToCheckAll(line: string, companions: readonly NamedCompanion[]): string {
  const whole = howToCheck(line, companions);
  const others = line
    .split(PARTS)
    .map((part) => howToCheck(part, companions))
    .filter((how) => how !== CHECK_BY_DEFAULT && how !== whole);
  const [second] = others;
  if (second === undefined) return whole;
  return whole === CHECK_BY_DEFAULT ? second : `${whole}; and by ${second}`;
}

/** Cuts a long text at the end of a sentence, else of a clause or word, and never after a colon. */
function cutAt(plain: string, most: number): string {
  const head = plain.slice(0, most + 1);
  const sentence = [...head.matchAll(/[.!?](?= )/g)].at(-1)?.index ?? -1;
  if (sentence >= most / 3) return head.slice(0, sentence + 1);
  const clause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '));
  const end = clause >= most / 3 ? clause : Math.max(plain.lastIndexOf(' ', most), most / 2);
  return plain
    .slice(0, end)
    .replace(/[,;:]?\s*$/, '')
    .replace(/(?<=[.;,] )[^.;,]{0,30}:$/, '');
}

/** The customer's words as a quotation without nested double quotation marks. */
export function quoted(text: string, most = 200): string {
  // Nested quotation marks become single ones, with an opening mark before a word.
  const single = text.replace(/(?<=^|[\s([{/–—-])[“”„"](?=\S)/g, '‘').replace(/[“”„"]/g, '’');
  const plain = single.replace(/\s+/g, ' ').trim();
  return `“${plain.length > most ? `${cutAt(plain, most)} …` : plain}”`;
}

/** A quotation at the end of a sentence. */
export function asSentence(quotation: string): string {
  return /[.!?…]”$/.test(quotation) ? quotation : `${quotation}.`;
}

/** Where to find the closest information on a line no figure covers; empty where there is none. */
function nearest(line: string): string {
  return BIAS.test(line)
    ? ' The only figure near it, the same liberties for people of every origin, colour and faith, stands under Safety, beside home’s.'
    : '';
}

/** What is said about the first line without a figure, and about each further one. */
const UNCHECKED = 'we could not check this against our figures, and no country was ruled out by it.';
const UNCHECKED_TOO = 'none of our figures covers this either, so it ruled nothing out.';

/** How a line is printed and who wrote it. */
interface LineShown {
  /** Replaces the line where it must not be quoted: "Your first line". */
  readonly called?: string | undefined;
  readonly companions?: readonly NamedCompanion[] | undefined;
  readonly snow?: WhoWrites['snow'] | undefined;
  /** Whether an earlier line has been said to have no figure either. */
  readonly toldBefore?: boolean;
}

/** Says that no figure covers a line, and how to check it. */
function uncoveredSaid(
  atlas: Atlas,
  line: string,
  { called, companions = [], snow = null, toldBefore = false }: LineShown,
): Said {
  const own = words(called ?? quoted(line));
  if (isInOtherLanguage(line))
    return say`${own}: it is in a language other than English, the only one that we read, so no country was ruled out by it. Write it in English and have the report made again; until then check it yourself, by ${howToCheck(line, companions)}.`;
  const understood = called === undefined ? understoodSaid(atlas, line, { snow }) : null;
  if (understood !== null) return say`${own}: ${understood}.`;
  return say`${own}: ${toldBefore ? UNCHECKED_TOO : UNCHECKED}${nearest(line)} Check it yourself, by ${howToCheckAll(line, companions)}.`;
}

/** One condition read from a line, with what it was compared with. */
function conditionSaid(atlas: Atlas, reading: DealBreaker): Said {
  const { id, label, partly } = reading;
  if (id === COUNTRIES)
    return words(`“${label}”, and ${label.startsWith('only ') ? 'every other country ' : ''}ruled out`);
  if (id === SEASON_AWAY)
    return words(
      `“${label}”: a season can be spent elsewhere, so no place is ruled out by it, and you plan it into your year`,
    );
  const measured = measureOf(atlas, reading);
  const measure = measured && partly ? warningAlone(measured) : measured;
  return say`“${label}”${measure ? say`, checked against ${aboutTables(measure)}` : ''}`;
}

/** How a line was read and what it was compared with; or that it was not read, and how to check it. */
export function readingSaid(
  atlas: Atlas,
  line: string,
  readings: readonly DealBreaker[],
  shown: LineShown = {},
): Said {
  const [first] = readings;
  if (!first || first.id === null) return uncoveredSaid(atlas, line, shown);
  const { called, companions = [] } = shown;
  const own = words(called ?? quoted(line));
  const parts = readings.map((one) =>
    // The reading of a private line would reveal it as well.
    called !== undefined && tellsPrivate(one.label)
      ? words('a condition on law and rights, which our figures were asked for')
      : conditionSaid(atlas, one),
  );
  const [head, ...more] = parts;
  const partly = readings.some((one) => one.partly);
  const read = more.reduce(
    (said, part) => say`${said}; and ${partly ? '' : 'as '}${part}`,
    say`${head ?? ''}`,
  );
  if (partly)
    return say`${own}: none of our figures covers this. What comes closest warns of a place and rules none out: ${read}. Check it yourself, by ${howToCheck(line, companions)}.`;
  const wished = readings.some((one) => one.ifPossible) ? '; it warns of a place and rules none out' : '';
  return say`${own}: read as ${read}${wished}${leftOut(line, readings)}${restSaid(line)}${besidesSaid(readings, called === undefined, companions)}`;
}

/** How a figure that comes closest to a line is held: what rules out by itself warns here. */
const warningAlone = (measure: string): string =>
  measure
    .replace(/from \d+ of 100 it rules out; from (\d+) it warns/, 'from $1 of 100 it warns')
    .replace(/from \d+ of 100 it rules out, and below that it warns/, 'any of it warns');

/**
 * The unread parts of a line and how to check them, quoted only if the line is quoted; empty where everything was read.
 */
function besidesSaid(
  readings: readonly DealBreaker[],
  isQuoted: boolean,
  companions: readonly NamedCompanion[],
): string {
  const parts = readings.flatMap(({ unread = [] }) => unread);
  if (parts.length === 0) return '';
  if (!isQuoted) return '. We could not check a part of it: ask those it concerns before you decide';
  const each = parts.map(
    (part) => `What we could not check in it is ${quoted(part)}: find out by ${howToCheck(part, companions)}`,
  );
  return `. ${each.join('. ')}`;
}

/** Words from which a line tells a story with one condition in it. */
const MANY_WORDS = 25;

/** That the rest of a long line set no condition. */
const restSaid = (line: string): string =>
  line.split(/\s+/).length >= MANY_WORDS
    ? '; the rest of so long a line set no condition: put each that you mean on a line of its own and have the report made again'
    : '';

/** The length of something past: "she did 2 years in Jeddah" sets no limit. */
const LIVED_THROUGH =
  /\b(?:did|had|spent|lived|worked|stayed|waited|have been|has been|['’]ve been|after|for) (?:[\w’'-]+ ){0,3}?\d+(?:[.,]\d+)? (?:days?|weeks?|months?|years?)\b/g;

/** An age: "a new language at 36", "I am 61", "my mother, 70". */
const AGE = anyOf([
  /\b(?:at(?: the age of)?|aged?|(?:i|he|she|we)(?:['’]m|['’]s|['’]re| am| is| are)|(?:mother|father|mum|mom|dad|son|daughter|wife|husband),?(?: is)?) \d{1,2}\b(?!\s?(?:[%°ºc]|degrees?|km|miles?|per cent|euros?|dollars?|days?|weeks?|months?|hours?|people)(?![a-z]))/g,
  /\b\d{1,2}[- ]years?[- ]old\b/g,
]);

/** Says that a number could not be compared with any figure, so that nobody relies on it. */
function leftOut(line: string, readings: readonly DealBreaker[]): string {
  const plain = (reasonApart(line)?.condition ?? line)
    .toLowerCase()
    .replace(LIVED_THROUGH, '')
    .replace(AGE, '');
  // A year only dates something. Digits in a name such as H1B, and "day 1", are no limits.
  const number = /\d/.test(
    plain.replace(
      /pm\s?(?:2[.,]5|10)\b|\bday 1\b|\b1st day\b|\b[a-z]{1,2}-?\d[a-z\d]*\b|\b(?:19|20)\d\d\b(?!\s?(?:[$€£]|euros?|dollars?|km|mm))/g,
      '',
    ),
  );
  return number && readings.every(({ limit }) => limit === undefined)
    ? '; your number could not be used'
    : '';
}

/** Military service that a passport held may bring. Whom it binds, by age and sex, is on no record of ours. */
function serviceHeld(
  atlas: Atlas,
  readings: readonly DealBreaker[],
  citizenships: readonly Iso3[],
  unsafe: readonly Iso3[],
): Said | string {
  if (!readings.some(({ id }) => id === 'conscription')) return '';
  const held = servicesHeld(atlas, citizenships);
  const names = listSaid(held.map((one) => given(words(nameOf(one)), `conscription:${one.iso3}`)));
  const tells = held.some(({ iso3 }) => unsafe.includes(iso3))
    ? 'an immigration lawyer tells'
    : held.length === 1
      ? 'its consulate tells'
      : 'their consulates tell';
  return held.length === 0
    ? ''
    : because(
        say`; ${names}, whose passport you hold, ${held.length === 1 ? 'has' : 'have'} it as well, and ${tells} whom it binds abroad`,
        'citizenship',
      );
}

/** Ordinals that replace the lines under discretion. */
const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/**
 * Every line of the deal-breakers, once each, with how it was read; null where there are none. The line is quoted so
 * that a wrong reading can be seen; under discretion it is numbered instead.
 *
 * @param numbered what precedes the number of a line that is not quoted: "Your first line", or "The" for a partner's
 * @param discreet whether no line is quoted; otherwise only lines that tell of danger are not
 * @param unsafe countries whose consulate must not be contacted
 */
export function readings(
  atlas: Atlas,
  text: string | null,
  who: Partial<WhoWrites>,
  answer: string,
  {
    numbered = 'Your',
    discreet = false,
    unsafe = [],
  }: {
    readonly numbered?: 'Your' | 'The';
    readonly discreet?: boolean;
    readonly unsafe?: readonly Iso3[];
  } = {},
): BulletList | null {
  if (text === null) return null;
  const { dealBreakers } = readDealBreakers(atlas, text, who);
  const lines = [...Map.groupBy(dealBreakers, (one) => one.text)];
  if (lines.length === 0) return null;
  const told: Said[] = [];
  for (const [n, [line, read]] of lines.entries()) {
    const called = discreet || tellsUnsafe(line) ? `${numbered} ${LINES[n] ?? 'next'} line` : undefined;
    const toldBefore = told.some(({ text: one }) => one.includes(UNCHECKED));
    const { companions, snow } = who;
    const reading = readingSaid(atlas, line, read, { called, companions, snow, toldBefore });
    told.push(opening(say`${reading}${serviceHeld(atlas, read, who.citizenships ?? [], unsafe)}`));
  }
  const said = told.map((one) => (/[.!?]$/.test(one.text) ? one : say`${one}.`));
  return {
    kind: 'list',
    items: said.map((one) => withShortSentences(one).text),
    ...basisOf(because(words(''), answer), ...said),
  };
}
