import type { Sensitivity } from '@global-fit/matching/model';
import { displayOf } from '../profile/display.ts';
import type { ReportInput } from '../input.ts';
import type { Block, ReportPlace, ReportSection } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { constant, shown } from '../figures/quantity.ts';
import { capitalised, list } from '../prose/english.ts';
import { basisOf, because, type Said, say, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';

function names(input: ReportInput, codes: readonly string[]): string {
  return list(
    codes.flatMap((code) => {
      const country = input.atlas.country(code);
      return country ? [bareName(country)] : [];
    }),
  );
}

function effect(input: ReportInput, one: Sensitivity): string {
  const enter = names(input, one.entering);
  const leave = names(input, one.leaving);
  if (enter && leave) return `${enter} would come in and ${leave} would go`;
  if (enter) return `${enter} would come in`;
  return leave ? `${leave} would go` : 'the order would change';
}

/** "What would change this": the answers to which the top five are most sensitive. Null when none was studied. */
export function whatWouldChange(input: ReportInput): ReportSection | null {
  const studied = input.sensitivity;
  if (studied === undefined) return null;
  const moving = studied.filter((one) => one.entering.length + one.leaving.length > 0);
  const id = 'what-would-change';
  const heading = 'What would change this';
  if (moving.length === 0) {
    const firm =
      'We changed your answers one at a time and ranked the world again. No single change put another country among your first five, which is as firm as such a result gets.';
    return { id, heading, blocks: [paragraph(words(firm))] };
  }
  const labels = [...new Set(moving.map((one) => one.label))].slice(0, 3);
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          `We changed your answers one at a time and ranked the world again. Your first five are most sensitive to ${list(labels.map((one) => `“${one}”`))}.`,
        ),
        ...new Set(moving.map((one) => one.questionId)),
      ),
    ),
    {
      kind: 'table',
      caption: 'One answer changed, and what it does to the first five',
      columns: ['Question', 'Changed to', 'Among the first five'],
      align: ['left', 'left', 'left'],
      rows: moving
        .slice(0, 8)
        .map((one) => [one.label, `“${one.change.replace(/["“”]/g, '')}”`, effect(input, one)]),
      answers: [...new Set(moving.map((one) => one.questionId))],
      facts: [],
    },
  ];
  return { id, heading, blocks };
}

function points(value: number, why: string): Said {
  return shown(constant(value, why), (amount) => String(Math.round(amount)));
}

/** "costs you nothing worth naming", "costs you 4 of 100 points". */
function cost(who: string, value: number): Said {
  return value < 1
    ? words(`costs ${who} nothing worth naming`)
    : say`costs ${who} ${points(value, 'points against the own favourite')} of 100 points`;
}

/** The couple's ranking, with what the compromise costs each. */
export function coupleSection(input: ReportInput): readonly Block[] {
  const { couple } = input;
  if (!couple) return [];
  const { compromise, matches, shared } = couple.ranking;
  const partner = couple.partnerName ?? 'your partner';
  if (!compromise) {
    return [
      paragraph(
        because(
          words(
            `No country passes the conditions of both of you. Begin with the deal-breakers: one of them, given up by you or by ${partner}, opens the list again.`,
          ),
          'relationship-status',
          'deal-breakers',
        ),
      ),
    ];
  }
  const favourite = (iso3: string): string => names(input, [iso3]);
  const said = say`Ranked for the two of you, ${favourite(compromise.match.iso3)} comes first. Against your own favourite (${favourite(compromise.firstFavourite)}) that ${cost('you', compromise.costsFirst)}; against ${favourite(compromise.secondFavourite)} it ${cost(partner, compromise.costsSecond)}.${shared.length > 0 ? ` Both of you have ${names(input, shared.slice(0, 5))} among the first ten.` : ' None of your first ten is among the first ten of the other.'}`;
  const cells = matches
    .slice(0, 8)
    .map((match): readonly Said[] => [
      words(favourite(match.iso3)),
      points(match.score, 'score for both'),
      points(match.first, 'your score'),
      points(match.second, 'the score of the second adult'),
    ]);
  return [
    paragraph(because(said, 'relationship-status')),
    {
      kind: 'table',
      caption: 'Each of you, and together',
      columns: ['Place', 'Together', 'You', capitalised(partner)],
      align: ['left', 'right', 'right', 'right'],
      rows: cells.map((row) => row.map((one) => one.text)),
      ...basisOf(because(words(''), 'relationship-status'), ...cells.flat()),
    },
  ];
}

/** "What changed" since the earlier revision: answers first, then results. */
export function whatChanged(input: ReportInput, places: readonly ReportPlace[]): ReportSection | null {
  const { previous } = input;
  if (!previous || input.revision < 2) return null;
  const ids = [...new Set([...Object.keys(previous.answers), ...Object.keys(input.answers)])];
  const changed = ids.filter(
    (id) =>
      JSON.stringify(previous.answers[id]?.value ?? null) !==
      JSON.stringify(input.answers[id]?.value ?? null),
  );
  const rows = changed
    .slice(0, 20)
    .map((id) => [
      displayOf(id).label,
      displayOf(id).value(previous.answers[id]),
      displayOf(id).value(input.answers[id]),
    ]);
  const before = previous.document.places;
  const gone = before
    .filter((one) => !places.some((place) => place.iso3 === one.iso3))
    .map((one) => one.country);
  const fresh = places
    .filter((place) => !before.some((one) => one.iso3 === place.iso3))
    .map((place) => place.country);
  const moved = places.flatMap((place) => {
    const was = before.find((one) => one.iso3 === place.iso3);
    const step = was ? Math.round(place.score) - Math.round(was.score) : 0;
    return was && step !== 0
      ? [`${place.country} from ${Math.round(was.score)} to ${Math.round(place.score)}`]
      : [];
  });
  const results = [
    fresh.length > 0 ? `New in this revision: ${list(fresh)}.` : '',
    gone.length > 0 ? `No longer here: ${list(gone)}.` : '',
    moved.length > 0 ? `Scores moved: ${list(moved)}.` : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          changed.length === 0
            ? 'Your answers are the same as before; what differs comes from newer figures.'
            : `You changed ${changed.length === 1 ? 'one answer' : `${changed.length} answers`} since revision ${previous.document.revision}.`,
        ),
        ...changed,
      ),
    ),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            caption: 'Answers then and now',
            columns: ['Question', 'Then', 'Now'],
            align: ['left', 'left', 'left'],
            rows,
            answers: changed,
            facts: [],
          } as const,
        ]
      : []),
    paragraph(
      because(
        words(
          results === ''
            ? 'The places and their scores, rounded to whole points, stayed as they were.'
            : results,
        ),
        ...changed,
      ),
    ),
  ];
  return { id: 'what-changed', heading: 'What changed', blocks };
}
