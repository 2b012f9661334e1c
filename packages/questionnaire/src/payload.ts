import { PLACE_PARTS } from './checks/answerRules.ts';
import { isAnswered } from './answers/answered.ts';
import type { Entry } from './compile.ts';
import { PROFILE } from './definition.ts';
import { displayValue, optionLabels } from './answers/display.ts';
import type { Answer, Answers, AnswerValue } from './model.ts';
import { importanceOf, withSliderDefaults } from './answers/sliders.ts';
import { visibleFlags } from './visibility.ts';

export interface PayloadUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryOfResidence: string;
}

/** An answer with its question. Place and `touched` are included so that nothing is lost. */
export interface PayloadAnswer
  extends Pick<Answer, (typeof PLACE_PARTS)[number] | 'coordinates' | 'touched'> {
  readonly questionId: string;
  readonly questionText: string;
  readonly questionDescription: string;
  readonly sectionTitle: string;
  readonly category: string;
  readonly value: AnswerValue;
  readonly displayValue: string;
  readonly optionLabels: readonly string[];
  readonly importanceValue?: number;
  readonly context?: string;
}

/** The stored profile payload (specification 1, §3). */
export interface ProfilePayload {
  readonly userInfo: PayloadUser;
  readonly selectedProductId: string;
  readonly answers: readonly PayloadAnswer[];
  /** The same answers by section id, in display order; sections without answers are left out. */
  readonly answersBySection: Readonly<Record<string, readonly PayloadAnswer[]>>;
  readonly surveyMetadata: {
    readonly totalSections: number;
    /** Questions of the definition; generated family-member questions are not counted. */
    readonly totalQuestions: number;
    readonly surveyVersion: string;
  };
}

/** "Family member 2: Name" for a generated question, else the question itself. */
function questionText({ question, member }: Entry): string {
  return member > 0 ? `Family member ${member}: ${question.question}` : question.question;
}

/** Everything about an answer except its value. */
function companions(answer: Answer): Partial<PayloadAnswer> {
  const kept = [...PLACE_PARTS, 'coordinates', 'context', 'touched'] as const;
  return Object.fromEntries(kept.filter((key) => answer[key] !== undefined).map((key) => [key, answer[key]]));
}

function payloadAnswer(entry: Entry, answer: Answer): PayloadAnswer {
  const { question, section } = entry;
  return {
    questionId: question.id,
    questionText: questionText(entry),
    questionDescription: question.description ?? '',
    sectionTitle: section.title,
    category: question.category,
    value: answer.value,
    displayValue: displayValue(question, answer),
    optionLabels: optionLabels(question, answer),
    ...(question.showImportance ? { importanceValue: importanceOf(answer) } : {}),
    ...companions(answer),
  };
}

/**
 * The payload stored at submission: every visible answer in display order, sliders filled with their defaults, hidden
 * and empty answers left out. `submission.ts` parses it.
 */
export function buildPayload(
  userInfo: PayloadUser,
  selectedProductId: string,
  given: Answers,
): ProfilePayload {
  const answers = withSliderDefaults(given);
  const visible = visibleFlags(answers);
  const bySection: Record<string, PayloadAnswer[]> = {};
  for (const entry of PROFILE.entries) {
    const answer = answers[entry.question.id];
    if (visible[entry.index] !== 1 || !answer || !isAnswered(answer)) continue;
    bySection[entry.section.id] ??= [];
    bySection[entry.section.id]?.push(payloadAnswer(entry, answer));
  }
  return {
    userInfo,
    selectedProductId,
    answers: Object.values(bySection).flat(),
    answersBySection: bySection,
    surveyMetadata: {
      totalSections: PROFILE.sections.length,
      totalQuestions: PROFILE.entries.filter((entry) => entry.member === 0).length,
      surveyVersion: PROFILE.questionnaire.version,
    },
  };
}
