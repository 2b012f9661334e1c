import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answer, Answers, AnswerValue } from '@global-fit/questionnaire/model';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { linesOf } from './conditions/line/apart/groups.ts';
import { asWritten } from './conditions/line/manner/asWritten.ts';
import { openLeaders } from './leaders.ts';
import { profilePreferences } from './preferences.ts';
import { householdOf } from './profile/people/household.ts';
import { listOf, numberOf, textOf } from './profile/text/read.ts';
import { engineOf } from './engine/engine.ts';
import { PRIORITIES } from './scoring/weights.ts';

/** One answer changed. */
export type Change =
  | { readonly kind: 'importance'; readonly to: 'very' | 'not' }
  /** A step of the scale of warmth or rain, 1 the coldest or driest. */
  | { readonly kind: 'wish'; readonly of: 'warmth' | 'rain'; readonly step: 1 | 2 | 3 | 4 | 5 }
  /** Another option, by its label. */
  | { readonly kind: 'answer'; readonly label: string }
  | { readonly kind: 'budget'; readonly times: 0.75 | 1.25 | 1.5 }
  /** One choice of a list left out. */
  | { readonly kind: 'given up'; readonly label: string }
  | { readonly kind: 'line given up'; readonly line: string };

/** "Which answer would change the top five": one alternative answer and what it does. */
export interface Sensitivity {
  readonly questionId: string;
  readonly label: string;
  readonly change: Change;
  readonly entering: readonly Iso3[];
  readonly leaving: readonly Iso3[];
}

const TOP = 5;

/** One other answer to one question. */
interface Alternative {
  readonly questionId: string;
  readonly change: Change;
  readonly answer: Answer;
}

const answered = (value: AnswerValue, rest: Partial<Answer> = {}): Answer => ({
  touched: true,
  ...rest,
  value,
});

function sliders(answers: Answers): readonly Alternative[] {
  return Object.keys(PRIORITIES).flatMap((questionId) => {
    const now = numberOf(answers, questionId) ?? 3;
    return [1, 5]
      .filter((value) => Math.abs(value - now) >= 2)
      .map((value) => ({
        questionId,
        change: { kind: 'importance', to: value === 5 ? 'very' : 'not' } as const,
        answer: answered(value),
      }));
  });
}

const STEPS = [1, 2, 3, 4, 5] as const;

function climates(answers: Answers): readonly Alternative[] {
  const scales = [
    ['climate-preference', 'warmth'],
    ['precipitation-preference', 'rain'],
  ] as const;
  return scales.flatMap(([questionId, of]) => {
    const now = numberOf(answers, questionId);
    const importanceValue = answers[questionId]?.importanceValue ?? 3;
    return STEPS.filter((value) =>
      now === null ? value !== 3 : Math.abs(value - now) === 1 || Math.abs(value - now) === 2,
    ).map((value) => ({
      questionId,
      change: { kind: 'wish', of, step: value } as const,
      answer: answered(value, { importanceValue }),
    }));
  });
}

/** Questions with one choice whose other choices are worth trying. */
const CHOICES = [
  'cost-of-living-priority',
  'language-preference',
  'relocation-duration',
  'community-preference',
  'cultural-adaptation-style',
  'work-life-integration',
  'eldercare-considerations',
  'expected-annual-income',
] as const;

const NO_WORK: readonly (string | null)[] = [null, 'not-working', 'study', 'undecided'];

const mayStopWork = (answers: Answers): boolean => NO_WORK.includes(textOf(answers, 'work-arrangement'));

const isNearRetirement = (answers: Answers): boolean =>
  ['already-retired', 'less-than-5'].includes(textOf(answers, 'retirement-timeline') ?? '');

/** Answers that make sense for some customers only. */
const ONLY_FOR: Readonly<Record<string, (answers: Answers) => boolean>> = {
  'retired-fixed': (answers) =>
    isNearRetirement(answers) || textOf(answers, 'work-arrangement') === 'not-working',
  'no-work': mayStopWork,
  retirement: isNearRetirement,
  family: (answers) => householdOf(answers).children.length > 0,
};

/** Whether somebody might give an answer at all: nobody plans on not knowing, or on a pension in the middle of work. */
function mightAnswer(answers: Answers, value: string): boolean {
  return value !== 'undecided' && value !== 'unsure' && (ONLY_FOR[value]?.(answers) ?? true);
}

function choices(answers: Answers): readonly Alternative[] {
  return CHOICES.flatMap((questionId) => {
    const question = questionById(questionId);
    const now = textOf(answers, questionId);
    if (!question || now === null) return [];
    return [...labelsOf(question)]
      .filter(([value]) => value !== now && mightAnswer(answers, value))
      .map(([value, label]) => ({
        questionId,
        change: { kind: 'answer', label } as const,
        answer: answered(value),
      }));
  });
}

function budgets(answers: Answers): readonly Alternative[] {
  const now = numberOf(answers, 'monthly-budget');
  if (now === null || now <= 0) return [];
  return ([0.75, 1.25, 1.5] as const).map((times) => ({
    questionId: 'monthly-budget',
    change: { kind: 'budget', times },
    answer: answered(Math.round(now * times)),
  }));
}

/** Lists of which one choice at a time is given up. */
const LISTS = [
  'remote-work-requirements',
  'social-values-priority',
  'location-type',
  'visa-preference',
  'medical-conditions',
] as const;

function givenUp(answers: Answers): readonly Alternative[] {
  return LISTS.flatMap((questionId) => {
    const question = questionById(questionId);
    const now = listOf(answers, questionId);
    if (!question || now.length < 2) return [];
    const labels = labelsOf(question);
    return now.map((value) => ({
      questionId,
      change: { kind: 'given up', label: labels.get(value) ?? value },
      answer: answered(now.filter((one) => one !== value)),
    }));
  });
}

function dealBreakers(answers: Answers): readonly Alternative[] {
  const text = textOf(answers, 'deal-breakers') ?? '';
  const lines = linesOf(text);
  const quoted = asWritten(text);
  return lines.map((line) => ({
    questionId: 'deal-breakers',
    change: { kind: 'line given up', line: quoted(line, true) },
    answer: answered(lines.filter((one) => one !== line).join('\n')),
  }));
}

/**
 * Which single answer would change the top five, and how: every alternative is ranked anew. Those that change most
 * come first; alternatives that leave the same five countries on top are left out.
 */
export function sensitivity(atlas: Atlas, answers: Answers): readonly Sensitivity[] {
  const engine = engineOf(atlas);
  const leaders = openLeaders(engine);
  const topOf = (given: Answers): readonly Iso3[] =>
    leaders(profilePreferences(atlas, given), TOP).map((country) => engine.iso3[country] as Iso3);
  const now = topOf(answers);
  const alternatives = [sliders, climates, choices, budgets, givenUp, dealBreakers].flatMap((make) =>
    make(answers),
  );
  return alternatives
    .map(({ questionId, change, answer }): Sensitivity => {
      const then = topOf({ ...answers, [questionId]: answer });
      return {
        questionId,
        label: questionById(questionId)?.question ?? questionId,
        change,
        entering: then.filter((iso3) => !now.includes(iso3)),
        leaving: now.filter((iso3) => !then.includes(iso3)),
      };
    })
    .filter(({ entering, leaving }) => entering.length + leaving.length > 0)
    .sort((a, b) => b.entering.length - a.entering.length);
}
