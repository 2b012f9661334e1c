/** The body of a message as data; `renderText` and `renderHtml` are its two renderers and add no words. */
export interface Letter {
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly LetterBlock[];
  /** Why this person gets this message; stands at the foot. */
  readonly reason: string;
}

export type LetterBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'scores'; readonly scores: readonly LetterScore[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Somebody else's words, such as a reviewer's note or a visitor's message. */
  | { readonly kind: 'quote'; readonly from: string; readonly text: string };

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** The line that sums up the others. */
  readonly total?: boolean;
}

export interface LetterScore {
  readonly place: string;
  /** 0 to 100. */
  readonly score: number;
  readonly detail: string;
}

/** Who writes: shown at head and foot of every message. */
export interface Sender {
  readonly name: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** The seller in full, a line each: legal name, street, town. */
  readonly address: readonly string[];
  /** Payments are tried only: no card is charged. */
  readonly isTestMode: boolean;
}

/** What a message about money says first where none has moved. */
export function testNote({ isTestMode }: Pick<Sender, 'isTestMode'>): readonly LetterBlock[] {
  return isTestMode
    ? [{ kind: 'text', text: 'Test mode: no card is charged, no money moves and no contract is made.' }]
    : [];
}
