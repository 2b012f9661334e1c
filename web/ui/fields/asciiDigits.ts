/** The zeros of the scripts whose digits people type: Arabic, Persian and Urdu, those of South and South-East Asia, full-width. */
const ZEROS = [...'٠۰०০੦૦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));
/** Marks that are written with them; those between groups of three say nothing. */
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '．': '.',
  '－': '-',
  '−': '-',
  '٬': '',
  '，': '',
};

function plain(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? (MARKS[character] ?? character) : String(code - zero);
}

/** A text with the digits of every script as 0-9, which is all that a browser's number field takes: "٣٤" is "34". */
export const asciiDigits = (text: string): string => [...text].map(plain).join('');

/**
 * For a number field: digits of other scripts, typed or pasted, arrive in it as the browser reads them. Gives what ends
 * that.
 */
export function readAllDigits(field: HTMLInputElement): () => void {
  let before = '';
  const insert = (text: string): void => {
    // The only way to insert that keeps the selection, undoing and the field's own events, here without a successor.
    document.execCommand('insertText', false, text);
  };
  const beforeInput = (event: InputEvent): void => {
    const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const text = asciiDigits(typed);
    if (text === typed || !event.cancelable || event.isComposing) return;
    event.preventDefault();
    insert(text);
  };
  const compositionStart = (): void => {
    before = field.value;
  };
  // What a keyboard composes cannot be held back; a browser that does not read it drops it.
  const compositionEnd = ({ data }: CompositionEvent): void => {
    const text = asciiDigits(data);
    if (text !== data && field.value === before && !field.validity.badInput) insert(text);
  };
  field.addEventListener('beforeinput', beforeInput);
  field.addEventListener('compositionstart', compositionStart);
  field.addEventListener('compositionend', compositionEnd);
  return () => {
    field.removeEventListener('beforeinput', beforeInput);
    field.removeEventListener('compositionstart', compositionStart);
    field.removeEventListener('compositionend', compositionEnd);
  };
}
