/**
 * The zero of each script whose digits people type: Arabic, Persian and Urdu, South and South-East Asian, full-width.
 */
const ZEROS = [...'٠۰०০੦૦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.charCodeAt(0));
/** Separators used with them; those between groups of three have no meaning. */
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

/** A text with the digits of every script as 0-9, which is all that number fields accept: "٣٤" becomes "34". */
export const asciiDigits = (text: string): string => [...text].map(plain).join('');

/** Makes a number field accept digits of other scripts, typed or pasted. Returns a function to stop. */
export function readAllDigits(field: HTMLInputElement): () => void {
  let before = '';
  const insert = (text: string): void => {
    // Deprecated, but the only way to insert text that keeps the selection, undo and the field's events.
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
  // Composed input cannot be intercepted; a browser that does not understand it drops it.
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
