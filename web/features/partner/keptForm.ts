import type { OpenedSecondAdult } from '@global-fit/contract/couples';
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

interface KeptForm extends Filled {
  /** When the answers that these changes were begun from were sent; null for none. */
  readonly answeredAt: string | null;
  /** In ms since 1970. */
  readonly keptAt: number;
  /** The end of the link. */
  readonly until: string;
}

function isKeptForm(value: unknown): value is KeptForm {
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

/** The forms of links that still work, by their marks. */
function formsAt(now: number): Readonly<Record<string, KeptForm>> {
  const stored = Object.entries(readRecord(storageKeys.secondAdult) ?? {});
  const working = stored.filter(
    (entry): entry is [string, KeptForm] => isKeptForm(entry[1]) && Date.parse(entry[1].until) > now,
  );
  return Object.fromEntries(working);
}

function write(forms: Readonly<Record<string, KeptForm>>): boolean {
  if (Object.keys(forms).length > 0) return writeStored(storageKeys.secondAdult, JSON.stringify(forms));
  clearStored(storageKeys.secondAdult);
  return true;
}

/**
 * What was set with this link and not sent; null for nothing, and for what was set before other answers were sent from
 * elsewhere. `now` in ms since 1970.
 */
export function readKept(token: string, sent: Sent, now: number): Filled | null {
  const kept = formsAt(now)[textMark(token)];
  if (!kept) return null;
  const isLater = sent.answered_at === kept.answeredAt || kept.keptAt > Date.parse(sent.answered_at ?? '');
  return isLater ? { name: kept.name, answers: kept.answers } : null;
}

/** Keeps what is not sent yet; true when the browser did. */
export function keepForm(token: string, sent: Sent, { name, answers }: Filled, now: number): boolean {
  const kept = { name, answers, answeredAt: sent.answered_at, keptAt: now, until: sent.expires_at };
  return write({ ...formsAt(now), [textMark(token)]: kept });
}

/** Forgets what was set with this link, and what belongs to links that have run out. */
export function forgetKept(token: string, now: number): void {
  const { [textMark(token)]: _gone, ...others } = formsAt(now);
  write(others);
}
