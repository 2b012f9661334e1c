/** What can be wrong with an answer. The type is stable for programs; the message is for people. */
export type ProblemType =
  | 'required'
  | 'unknown_question'
  | 'repeated_question'
  | 'answer_expected'
  | 'text_expected'
  | 'number_expected'
  | 'choice_expected'
  | 'list_expected'
  | 'pattern'
  | 'too_small'
  | 'too_large'
  | 'step'
  | 'too_long'
  | 'not_an_option'
  | 'repeated_option'
  | 'exclusive_option'
  | 'importance'
  | 'location'
  | 'context';

/** What is wrong with a value. */
export interface Fault {
  readonly type: ProblemType;
  readonly message: string;
}

export interface Problem extends Fault {
  /** Empty where the fault is in the submission as a whole. */
  readonly questionId: string;
}
