import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { SECOND_ADULT_LINK_DAYS } from '@global-fit/contract/secondAdultTerms';
import type { Answers } from '@global-fit/questionnaire/model';
import { clearStored, readRecord, storageKeys, writeStored } from '#features/drafts/storage.ts';
import { textMark } from '#features/drafts/textMark.ts';

// What the second adult has entered and not yet sent, in this browser only. It is stored under a hash of the private
// link, so that only that link finds it, and the link cannot be recovered from it.

/** The input of a person. The consent is not included, since it is given when sending for the first time. */
export interface Filled {
  readonly name: string;
  readonly answers: Answers;
}

/** When the server's answers were sent, and until when the link is valid. */
export type Sent = Pick<OpenedSecondAdult, 'answered_at' | 'expires_at'>;

/** What was entered and not sent. */
export interface KeptForm extends Filled {
  /** When the answers these changes are based on were sent; null for none. */
  readonly answeredAt: string | null;
  /** Marks of what was sent since without a response. */
  readonly sent: readonly string[];
  /** In ms since 1970. */
  readonly keptAt: number;
  /** When the link expires. */
  readonly until: string;
  /** The page that stored it, since a link may be open in two tabs. */
  readonly pageId: string;
}

/** In ms. */
const LINK_LIFE = SECOND_ADULT_LINK_DAYS * 86_400_000;

/** The previous release did not record what was sent. */
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

/**
 * Something stored after its link expired, while the server considered the link open, was stored by a clock that is
 * ahead.
 */
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

/** The forms of other valid links, by their hashes. */
const others = (token: string, now: number): Forms =>
  Object.fromEntries(
    Object.entries(readForms()).filter(([mark, form]) => mark !== textMark(token) && !isOver(form, now)),
  );

function write(forms: Forms): boolean {
  if (Object.keys(forms).length > 0) return writeStored(storageKeys.secondAdult, JSON.stringify(forms));
  clearStored(storageKeys.secondAdult);
  return true;
}

/**
 * What was entered with this link and not sent; null for nothing. The server decides whether the link is still valid.
 */
export const readKept = (token: string): KeptForm | null => readForms()[textMark(token)] ?? null;

/** Stores what is not sent yet; returns whether the browser did. `now` in ms since 1970. */
export function keepForm(
  token: string,
  from: Sent,
  form: Filled & Pick<KeptForm, 'sent' | 'pageId'>,
  now: number,
): boolean {
  const kept: KeptForm = { ...form, answeredAt: from.answered_at, keptAt: now, until: from.expires_at };
  return write({ ...others(token, now), [textMark(token)]: kept });
}

/** Whether another page of this browser has stored something else for the link since. */
export function isKeptByOther(token: string, pageId: string): boolean {
  const kept = readKept(token);
  return kept !== null && kept.pageId !== pageId;
}

/** Deletes what was stored for a link, and for all expired ones. `now` in ms since 1970. */
export function forgetKept(token: string, now: number): void {
  write(others(token, now));
}
