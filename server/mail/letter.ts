/** The body of a message as data. `renderText` and `renderHtml` add no words of their own. */
export interface Letter {
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly LetterBlock[];
  /** Why the recipient gets this message, shown at the foot. */
  readonly reason: string;
}

export type LetterBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'scores'; readonly scores: readonly LetterScore[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A link in a line of its own, for what is there to be looked up rather than to be done. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Words of somebody else, such as a reviewer's note or a visitor's message. */
  | { readonly kind: 'quote'; readonly from: string; readonly text: string };

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** Whether the line is a total. */
  readonly total?: boolean;
}

export interface LetterScore {
  readonly place: string;
  /** 0 to 100. */
  readonly score: number;
  readonly detail: string;
}

/** The sender, shown at the head and foot of every message. */
export interface Sender {
  readonly name: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** The seller's legal name and postal address, one line each. */
  readonly address: readonly string[];
  /** Test mode: no card is charged. */
  readonly isTestMode: boolean;
}

/** The notice at the top of messages about money in test mode. */
export function testNote({ isTestMode }: Pick<Sender, 'isTestMode'>): readonly LetterBlock[] {
  return isTestMode
    ? [{ kind: 'text', text: 'Test mode: no card is charged, no money moves and no contract is made.' }]
    : [];
}
