import { questionById } from '@global-fit/questionnaire/definition';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { constant, editionScore, shown } from '../../figures/quantity.ts';
import type { ReportInput } from '../../input.ts';
import type { Block, ReportDocument, ReportPlace, ReportSection } from '../../model.ts';
import { isDiscreet } from '../../profile/discretion.ts';
import { displayOf } from '../../profile/display.ts';
import { list, listSaid, plural } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { secondAdultChange } from './changes.ts';

const MOST_ROWS = 20;

const told = ({ value, importanceValue }: Answer = { value: null }): string =>
  JSON.stringify([value ?? null, importanceValue ?? null]);

/** Ids of visible questions in the present questionnaire whose answers differ. */
function changedIds(before: Answers, now: Answers): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (id) => questionById(id) !== undefined && told(before[id]) !== told(now[id]),
  );
}

/** An answer as the table shows it, with its importance where only that changed. */
function cell(id: string, answer: Answer | undefined, other: Answer | undefined, discreet: boolean): string {
  const text = displayOf(id).value(answer, { discreet, quoted: true });
  const sameValue = JSON.stringify(answer?.value) === JSON.stringify(other?.value);
  return sameValue && answer?.importanceValue !== undefined
    ? `${text}, importance ${answer.importanceValue} of 5`
    : text;
}

function answersTable(ids: readonly string[], before: Answers, now: Answers, edition: number): Block {
  // Discretion asked for in either edition covers the words of both.
  const discreet = isDiscreet(before) || isDiscreet(now);
  return {
    kind: 'table',
    caption: 'Answers then and now',
    columns: ['Question', 'Then', 'Now'],
    align: ['left', 'left', 'left'],
    rows: ids.map((id) => [
      displayOf(id).label,
      cell(id, before[id], now[id], discreet),
      cell(id, now[id], before[id], discreet),
    ]),
    answers: ids,
    facts: [],
    earlier: { edition, answers: ids },
  };
}

function countOf(changed: readonly string[], edition: number): Said {
  if (changed.length === 1) return words(`You changed one answer since edition ${edition}.`);
  const count = constant(changed.length, 'answers that differ between the two editions');
  return say`You changed ${shown(count, (n) => plural(n, 'answer'))} since edition ${String(edition)}.`;
}

/** The parts of an edition that are compared. */
type Found = Pick<ReportDocument, 'places' | 'revision'>;

function scoreOf(place: ReportPlace, edition: number): Said {
  return shown(editionScore(place.iso3, place.score, edition), (score) => String(Math.round(score)));
}

function moved(before: Found, now: Found): Said | null {
  const steps = now.places.flatMap((place) => {
    const was = before.places.find((one) => one.iso3 === place.iso3);
    return was && Math.round(was.score) !== Math.round(place.score)
      ? [say`${place.country} from ${scoreOf(was, before.revision)} to ${scoreOf(place, now.revision)}`]
      : [];
  });
  return steps.length > 0 ? say`Scores moved: ${listSaid(steps)}.` : null;
}

function results(before: Found, now: Found): Said {
  const absent = (from: readonly ReportPlace[], others: readonly ReportPlace[]): readonly string[] =>
    from.filter((one) => !others.some(({ iso3 }) => iso3 === one.iso3)).map(({ country }) => country);
  const fresh = absent(now.places, before.places);
  const gone = absent(before.places, now.places);
  const [first, formerly] = [now.places[0], before.places[0]];
  const said = flow(
    first && formerly && first.iso3 !== formerly.iso3
      ? words(`The first place is now ${first.country}; it was ${formerly.country}.`)
      : null,
    fresh.length > 0 ? words(`New in this edition: ${list(fresh)}.`) : null,
    gone.length > 0 ? words(`No longer here: ${list(gone)}.`) : null,
    moved(before, now),
  );
  return said.text === ''
    ? words('The places and their scores, rounded to whole points, stayed as they were.')
    : said;
}

/** "What changed" since the earlier edition: first the answers, then the results. Null in a first edition. */
export function whatChanged(input: ReportInput, places: readonly ReportPlace[]): ReportSection | null {
  const { previous } = input;
  if (!previous || input.revision < 2) return null;
  const edition = previous.document.revision;
  const before = visibleAnswers(previous.answers);
  const changed = changedIds(before, input.answers);
  const rows = changed.slice(0, MOST_ROWS);
  const partner = secondAdultChange(input);
  const blocks: Block[] = [
    paragraph(
      changed.length > 0
        ? because(countOf(changed, edition), ...changed)
        : words(
            `Your answers are the same as before${partner ? '' : '; what differs comes from newer figures'}.`,
          ),
    ),
  ];
  if (partner) blocks.push(paragraph(partner));
  if (rows.length > 0) blocks.push(answersTable(rows, before, input.answers, edition));
  if (changed.length > rows.length) {
    const count = constant(MOST_ROWS, 'rows of the table');
    const text = say`The table shows the first ${shown(count, String)}; the others counted as well.`;
    blocks.push(callout('note', because(text, ...changed)));
  }
  blocks.push(
    paragraph(because(results(previous.document, { places, revision: input.revision }), ...changed)),
  );
  return { id: 'what-changed', heading: 'What changed', blocks };
}
