import type { Atlas } from '@global-fit/atlas/atlas';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { sliderRange } from '@global-fit/questionnaire/answers/sliders';
import { numbersDeep, standsFor, tokensIn } from '../figures/numbers.ts';
import { evaluate, type Resolver } from '../figures/quantity.ts';
import { isRecordId, numberInRecord, recordById } from '../figures/records.ts';
import { worldMedian } from '../figures/world.ts';
import { bandOf } from '../profile/bands.ts';
import type { Edition } from '../input.ts';
import type { Basis, Figure, ReportDocument } from '../model.ts';
import type { Finding } from './finding.ts';
import type { TextAt } from './passages.ts';

/** Sections exempt from the check: their figures count the method itself, and rest on no fact or answer. */
const WITHOUT_FIGURES: ReadonlySet<string> = new Set(['Method in plain words', 'Disclaimer']);
/**
 * Numbers that may be the base of a rate or the end of a scale, and need no source: "per 100,000 people", "of 100".
 */
const SCALES: ReadonlySet<number> = new Set([100, 1000, 100_000]);

function fromFact(atlas: Atlas, id: string): readonly number[] {
  if (isRecordId(id)) {
    const numbers = numbersDeep(recordById(atlas, id)?.value);
    return [...numbers, ...numbers.map((number) => number / 12)];
  }
  const cut = id.lastIndexOf(':');
  const indicator = id.slice(0, cut);
  if (!atlas.indicator(indicator)) return [];
  const fact = atlas.fact(id.slice(cut + 1), indicator);
  const median = worldMedian(atlas, indicator);
  return [
    ...numbersDeep(fact?.value),
    fact?.year ?? Number.NaN,
    ...numbersDeep(`${fact?.indicator.name} ${fact?.indicator.unit}`),
    ...(median === null ? [] : [median]),
  ];
}

function fromAnswer(answers: Answers, id: string): readonly number[] {
  const answer = answers[id];
  const question = questionById(id);
  const chosen = Array.isArray(answer?.value) ? answer.value : [answer?.value];
  const labels = question ? chosen.map((one) => labelsOf(question).get(String(one)) ?? '') : [];
  const scale = question?.type === 'slider' ? sliderRange(question).max : null;
  return numbersDeep([answer?.value, answer?.importanceValue, labels, question?.question, scale]);
}

/** What a report is checked against: the atlas and the answers, and those of the previous edition. */
export interface KnownTruth {
  readonly atlas: Atlas;
  readonly answers: Answers;
  readonly document: ReportDocument;
  readonly previous: Edition | null;
}

function scoreIn(editions: readonly (ReportDocument | undefined)[], iso3: string, edition: number): number {
  const found = editions.find((document) => document?.revision === edition);
  return found?.places.find((place) => place.iso3 === iso3)?.score ?? Number.NaN;
}

function resolverOf({ atlas, answers, document, previous }: KnownTruth): Resolver {
  return {
    fact: (id) => {
      const cut = id.lastIndexOf(':');
      const value = atlas.fact(id.slice(cut + 1), id.slice(0, cut))?.value;
      return typeof value === 'number' ? value : Number.NaN;
    },
    record: (id, at) => {
      const record = recordById(atlas, id);
      return record ? numberInRecord(record, at) : Number.NaN;
    },
    answer: (id, edge) => {
      const value = answers[id]?.value;
      if (edge === 'value') return Number(value);
      return bandOf(typeof value === 'string' ? value : null)?.[edge] ?? Number.NaN;
    },
    score: (iso3, edition) => scoreIn([document, previous?.document], iso3, edition),
    toUsd: (amount, currency) => atlas.toUsd(amount, currency) ?? Number.NaN,
  };
}

function wrongFigures(figures: readonly Figure[], resolver: Resolver, where: string): readonly Finding[] {
  return figures.flatMap((figure): readonly Finding[] => {
    const value = evaluate(figure.from, resolver);
    const token = tokensIn(figure.shown)[0];
    if (token && standsFor(token, value)) return [];
    return [
      {
        severity: 'error',
        check: 'figures',
        where,
        message: `"${figure.shown}" does not follow from its sum (${value})`,
      },
    ];
  });
}

/** A law of the European Union by its number: "Directive 2005/36/EC", "Regulation (EU) 2016/679". */
const LAW = /\b(?:Directive|Regulation) (?:\(E[CU]\) )?(?:No )?\d+\/\d+(?:\/E[CU])?/g;

/** Quotations, names of records and numbers of laws hold numbers of their own, which tell no figure. */
function withoutNames(text: string): string {
  return text.replace(/“[^”]*”/g, '').replace(LAW, '');
}

function fromEarlier(earlier: Basis['earlier'], previous: Edition | null): readonly number[] {
  if (!earlier || previous?.document.revision !== earlier.edition) return [];
  return [earlier.edition, ...earlier.answers.flatMap((id) => fromAnswer(previous.answers, id))];
}

/** Checks that every figure in a text follows from the facts, records, answers or expressions it rests on. */
export function checkFigures(
  texts: readonly TextAt[],
  truth: KnownTruth,
  known: ReadonlySet<number>,
): readonly Finding[] {
  const { atlas, answers, previous } = truth;
  const resolver = resolverOf(truth);
  return texts.flatMap((one): readonly Finding[] => {
    if (WITHOUT_FIGURES.has(one.section)) return [];
    const figures = one.basis.figures ?? [];
    const allowed = [
      ...one.basis.facts.flatMap((id) => fromFact(atlas, id)),
      ...one.basis.answers.flatMap((id) => fromAnswer(answers, id)),
      ...fromEarlier(one.basis.earlier, previous),
      ...figures.map((figure) => evaluate(figure.from, resolver)),
      ...figures.flatMap((figure) => tokensIn(figure.shown).map((token) => token.value)),
    ].filter((value) => Number.isFinite(value));
    const loose = tokensIn(withoutNames(one.text)).filter(
      (token) =>
        !SCALES.has(token.value) &&
        !known.has(token.value) &&
        !allowed.some((value) => standsFor(token, value)),
    );
    return [
      ...wrongFigures(figures, resolver, one.where),
      ...loose.map(
        (token): Finding => ({
          severity: 'error',
          check: 'figures',
          where: one.where,
          message: `"${token.text}" is in no fact or answer of its basis: ${one.text.slice(0, 160)}`,
        }),
      ),
    ];
  });
}
