import type { ContactValues } from './sendContact.ts';

/** A message that is being written, for as long as the tab is open. */
const key = 'contact-message';

type Written = Pick<ContactValues, 'name' | 'email' | 'message'>;

const fields = ['name', 'email', 'message'] as const;

/** Keeps what is written, if anything; where the browser keeps nothing, it lasts as long as the form. */
export function keepMessage({ name, email, message }: Written): void {
  if (name === '' && email === '' && message === '') return forgetMessage();
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, email, message }));
  } catch {
    // Private windows may refuse storage; the form goes on.
  }
}

/** What was written and not sent, or nothing. */
export function readMessage(): Partial<Written> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(Object(kept) as object).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** It was sent, or all of it deleted: a reload brings nothing back. */
export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, either.
  }
}

/** Puts what was written back into the form, where nothing stands yet. */
export function fillIn(form: HTMLFormElement): void {
  const kept = readMessage();
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = kept[name] ?? '';
  }
}
