import type { ContactValues } from './sendContact.ts';

/** An unfinished message, kept while the tab is open. */
const key = 'contact-message';

type Written = Pick<ContactValues, 'name' | 'email' | 'message'>;

const fields = ['name', 'email', 'message'] as const;

/** Stores the message, if there is any; where that fails, it lasts as long as the form. */
export function keepMessage({ name, email, message }: Written): void {
  if (name === '' && email === '' && message === '') return forgetMessage();
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, email, message }));
  } catch {
    // Private windows may refuse storage; the form works without.
  }
}

/** The message not yet sent, or nothing. */
export function readMessage(): Partial<Written> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(Object(kept) as object).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Deletes it after it was sent or emptied, so that a reload restores nothing. */
export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}

/** Restores the message into empty fields of the form. */
export function fillIn(form: HTMLFormElement): void {
  const kept = readMessage();
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = kept[name] ?? '';
  }
}
