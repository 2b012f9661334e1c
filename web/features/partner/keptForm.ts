import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { SECOND_ADULT_LINK_DAYS } from '@global-fit/contract/secondAdultTerms';
import type { Answers } from '@global-fit/questionnaire/model';
import { clearStored, readRecord, storageKeys, writeStored } from '#features/drafts/storage.ts';
import { textMark } from '#features/drafts/textMark.ts';

// What the second adult has set and not sent yet, in this browser alone. It lies under a mark of the private link, so
// that it comes back with that link only, and the link cannot be read from it.

/** What a person can fill in. The agreement is no part of it: it is given with each first sending. */
export interface Filled {
  readonly name: string;
  readonly answers: Answers;
}

/** When the answers that the server has were sent, and until when the link works. */
export type Sent = Pick<OpenedSecondAdult, 'answered_at' | 'expires_at'>;

/** What was set and not sent. */
export interface KeptForm extends Filled {
  /** When the answers that these changes were begun from were sent; null for none. */
  readonly answeredAt: string | null;
  /** Marks of what was sent since then without hearing back. */
  readonly sent: readonly string[];
  /** In ms since 1970. */
  readonly keptAt: number;
  /** The end of the link. */
  readonly until: string;
  /** Which page keeps it: a link may be open in two tabs. */
  readonly pageId: string;
}

/** In ms. */
const LINK_LIFE = SECOND_ADULT_LINK_DAYS * 86_400_000;

/** What the release before kept says nothing of what was sent. */
type StoredForm = Omit<KeptForm, 'sent'> & { readonly sent?: unknown };

function isStoredForm(value: unknown): value is StoredForm {
  const form = value as Partial<Record<keyof KeptForm, unknown>> | null;
  return (
    typeof form === 'object' &&
    typeof form?.name === 'string' &&
    typeof form.answers === 'object' &&
    form.answers !== null &&
    typeof form.keptAt === 'number' &&
    typeof form.until === 'string'
  );
}

/** What was kept after the end of its link, whose server took it for open, was kept by a clock that is ahead. */
function isOver({ until, keptAt }: KeptForm, now: number): boolean {
  const end = Date.parse(until);
  return now >= (keptAt < end ? end : keptAt + LINK_LIFE);
}

type Forms = Readonly<Record<string, KeptForm>>;

const readForms = (): Forms =>
  Object.fromEntries(
    Object.entries(readRecord(storageKeys.secondAdult) ?? {}).flatMap(([mark, form]) =>
      isStoredForm(form) ? [[mark, { ...form, sent: Array.isArray(form.sent) ? form.sent : [] }]] : [],
    ),
  );

/** The forms of other links that still work, by their marks. */
const others = (token: string, now: number): Forms =>
  Object.fromEntries(
    Object.entries(readForms()).filter(([mark, form]) => mark !== textMark(token) && !isOver(form, now)),
  );

function write(forms: Forms): boolean {
  if (Object.keys(forms).length > 0) return writeStored(storageKeys.secondAdult, JSON.stringify(forms));
  clearStored(storageKeys.secondAdult);
  return true;
}

/** What was set with this link and not sent; null for nothing. Whether the link still works is for the server to say. */
export const readKept = (token: string): KeptForm | null => readForms()[textMark(token)] ?? null;

/** Keeps what is not sent yet; true when the browser did. `now` in ms since 1970. */
export function keepForm(
  token: string,
  from: Sent,
  form: Filled & Pick<KeptForm, 'sent' | 'pageId'>,
  now: number,
): boolean {
  const kept: KeptForm = { ...form, answeredAt: from.answered_at, keptAt: now, until: from.expires_at };
  return write({ ...others(token, now), [textMark(token)]: kept });
}

/** Whether another page of this browser has kept something else for the link since. */
export function isKeptByOther(token: string, pageId: string): boolean {
  const kept = readKept(token);
  return kept !== null && kept.pageId !== pageId;
}

/** Forgets what was kept for a link, and for every one that has run out. `now` in ms since 1970. */
export function forgetKept(token: string, now: number): void {
  write(others(token, now));
}
