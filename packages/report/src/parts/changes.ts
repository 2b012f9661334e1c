import type { Sensitivity } from '@global-fit/matching/model';
import { displayOf } from '../profile/display.ts';
import type { ReportInput } from '../input.ts';
import type { Block, ReportPlace, ReportSection } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { list } from '../prose/english.ts';
import { because, words } from '../prose/said.ts';
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
  const studied = input.sensitivity ?? [];
  if (studied.length === 0) return null;
  const moving = studied.filter((one) => one.entering.length + one.leaving.length > 0);
  if (moving.length === 0) {
    return {
      id: 'what-would-change',
      heading: 'What would change this',
      blocks: [
        paragraph(
          because(
            words(
              'We changed your answers one at a time and ranked the world again. No single change put another country among your first five, which is as firm as such a result gets.',
            ),
            ...new Set(studied.map((one) => one.questionId)),
          ),
        ),
      ],
    };
  }
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          `We changed your answers one at a time and ranked the world again. Your first five are most sensitive to ${list(moving.slice(0, 3).map((one) => `“${one.label}”`))}.`,
        ),
        ...new Set(moving.map((one) => one.questionId)),
      ),
    ),
    {
      kind: 'table',
      caption: 'One answer changed, and what it does to the first five',
      columns: ['Answer', 'If it were', 'Then'],
      align: ['left', 'left', 'left'],
      rows: moving.slice(0, 8).map((one) => [one.label, one.change, effect(input, one)]),
      answers: [...new Set(moving.map((one) => one.questionId))],
      facts: [],
    },
  ];
  return { id: 'what-would-change', heading: 'What would change this', blocks };
}

/** The couple's ranking, with what the compromise costs each. */
export function coupleSection(input: ReportInput): readonly Block[] {
  const { couple } = input;
  if (!couple || couple.places.length === 0) return [];
  const partner = couple.partnerName ?? 'Your partner';
  const rows = couple.places.slice(0, 8).map((place) => {
    const country = input.atlas.country(place.iso3);
    return [
      country ? bareName(country) : place.iso3,
      String(Math.round(place.together)),
      String(Math.round(place.you)),
      String(Math.round(place.partner)),
    ];
  });
  const yours = couple.places.toSorted((a, b) => b.you - a.you)[0];
  const theirs = couple.places.toSorted((a, b) => b.partner - a.partner)[0];
  const both = couple.places[0];
  const cost = (best: number, now: number): string =>
    best - now < 1 ? 'nothing worth naming' : `${Math.round(best - now)} of 100`;
  const text =
    yours && theirs && both
      ? `Ranked for the two of you, the first place costs you ${cost(yours.you, both.you)} against your own favourite, and costs ${partner} ${cost(theirs.partner, both.partner)}.`
      : '';
  return [
    ...(text ? [paragraph(words(text))] : []),
    {
      kind: 'table',
      caption: 'Each of you, and together',
      columns: ['Place', 'Together', 'You', partner],
      align: ['left', 'right', 'right', 'right'],
      rows,
      answers: ['relationship-status'],
      facts: [],
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
