/**
 * What an answer does: moves scores, rules places out or puts them at risk, is spoken to in the text, or adds a task.
 * An answer that is no more than quoted does nothing.
 */
export type EffectKind = 'score' | 'constraint' | 'advice' | 'task' | 'none';

export interface QuestionEffect {
  readonly questionId: string;
  readonly kinds: readonly EffectKind[];
  /** What the answer does, in one sentence. */
  readonly effect: string;
}

type Kinds =
  | EffectKind
  | `${EffectKind} ${EffectKind}`
  | `${EffectKind} ${EffectKind} ${EffectKind}`
  | `${EffectKind} ${EffectKind} ${EffectKind} ${EffectKind}`;

/** A row of the table; the kinds as one string, with a space between them. */
export const row = (questionId: string, kinds: Kinds, effect: string): QuestionEffect => ({
  questionId,
  kinds: kinds.split(' ') as readonly EffectKind[],
  effect,
});
