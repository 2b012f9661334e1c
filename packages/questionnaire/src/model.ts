/**
 * The vocabulary of the profile assessment (specification 1, §3).
 *
 * Sections and questions are data; every rule that reads them (visibility, validation, progress, payload)
 * is a pure function in a file of its own, so browser, server and report evaluate the same rule.
 */

export type QuestionType =
  | 'text'
  | 'email'
  | 'location'
  | 'number'
  | 'textarea'
  | 'select'
  | 'multiselect'
  | 'radio'
  | 'checkbox'
  | 'slider';

export type Operator = 'equals' | 'notEquals' | 'in' | 'notIn' | 'notEmpty' | 'isEmpty';

/** A condition on another answer. Data, never code, so that it can be checked for cycles and evaluated anywhere. */
export interface Condition {
  readonly dependsOn: string;
  readonly operator: Operator;
  /** The value compared with; a list for `in` and `notIn`; absent for `notEmpty` and `isEmpty`. */
  readonly value?: string | readonly string[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Rules out every other choice of the same list ("None of these"). The form clears the others. */
  readonly exclusive?: boolean;
}

export interface ValidationRule {
  /** Source of a regular expression that the whole answer must match. */
  readonly pattern: string;
  readonly errorMessage: string;
}

/**
 * Option lists that are not typed in by hand. `countries-other` ends with "Other (specify in additional
 * information)".
 */
export type OptionSource = 'countries' | 'countries-other' | 'languages';

export interface Question {
  readonly id: string;
  readonly type: QuestionType;
  readonly category: string;
  readonly question: string;
  readonly description?: string;
  readonly required: boolean;
  /** Required only while this condition holds; otherwise as `required` says. */
  readonly requiredWhen?: Condition;
  /** Position within the section; equal numbers keep the order of the list (a stable sort). */
  readonly order: number;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly options?: readonly Option[];
  readonly optionSource?: OptionSource;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxLength?: number;
  /** Printed after a number ("USD"). */
  readonly unit?: string;
  readonly minLabel?: string;
  readonly maxLabel?: string;
  readonly showImportance?: boolean;
  readonly useAutocomplete?: boolean;
  readonly useLocationAutocomplete?: boolean;
  /** Shown only when every condition holds. The specification has at most one; a list allows "and". */
  readonly showWhen?: Condition | readonly Condition[];
  /** Shown only when at least one of these holds (together with `showWhen`, if both are given). */
  readonly showWhenAny?: readonly Condition[];
  readonly validation?: ValidationRule;
  /** Health, money and family history: the form offers "why we ask" and asks for consent where the law does. */
  readonly sensitive?: 'health' | 'finance' | 'family' | 'immigration';
  /** One sentence: what the answer changes in the report. */
  readonly whyWeAsk?: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  readonly questions: readonly Question[];
}

export interface Questionnaire {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The value of an answer: text, number, or a list of option values. `null` and `undefined` mean unanswered. */
export type AnswerValue = string | number | readonly string[] | null | undefined;

export interface Answer {
  readonly value: AnswerValue;
  /** 1-5, sliders with importance. */
  readonly importanceValue?: number;
  readonly context?: string;
  /** False while a slider still stands on its default; such an answer weighs as neutral. */
  readonly touched?: boolean;
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly countryCode?: string;
  readonly postalCode?: string;
  readonly formattedAddress?: string;
  readonly coordinates?: { readonly lat: number; readonly lng: number };
}

/** Answers keyed by question id; family members by `family-member-{n}-{questionId}`, n from 1. */
export type Answers = Readonly<Record<string, Answer>>;
