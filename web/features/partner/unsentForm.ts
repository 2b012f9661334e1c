import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { tidyName } from '@global-fit/contract/personName';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { canonicalAnswers, normaliseAnswers } from '@global-fit/questionnaire/checks/submission';
import { textMark } from '#features/drafts/textMark.ts';
import type { Filled, KeptForm } from './keptForm.ts';
import { answersToSend } from './partnerAnswers.ts';

// How the input in this browser relates to what the server has. Decided by what it is based on and what was sent from
// here, never by this device's clock, which may be off by a day or a year.

/** A short mark of a form's content, equal before and after the server has normalised it. */
export function formMark({ name, answers }: Filled): string {
  const tidied = normaliseAnswers(Object.entries(answersToSend(answers)), SECOND_ADULT);
  return textMark(`${tidyName(name)}\n${canonicalAnswers(tidied)}`);
}

/** What was entered on an earlier visit and never sent, with which the form begins. */
export interface Unsent extends Filled {
  /** The server's answers were sent or deleted since, and not from here. */
  readonly isBehind: boolean;
  /** Marks of what was sent from here without a response. */
  readonly sent: readonly string[];
}

/** The part of the stored form that the server does not have; null for nothing. */
export function unsentOf(
  kept: KeptForm | null,
  server: Filled & Pick<OpenedSecondAdult, 'answered_at'>,
): Unsent | null {
  if (!kept) return null;
  const onServer = server.answered_at === null ? null : formMark(server);
  if (formMark(kept) === onServer) return null;
  const isOurs = onServer !== null && kept.sent.includes(onServer);
  const { name, answers, sent, answeredAt } = kept;
  return { name, answers, sent, isBehind: answeredAt !== server.answered_at && !isOurs };
}
