import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { tidyName } from '@global-fit/contract/personName';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { canonicalAnswers, normaliseAnswers } from '@global-fit/questionnaire/checks/submission';
import { textMark } from '#features/drafts/textMark.ts';
import type { Filled, KeptForm } from './keptForm.ts';
import { answersToSend } from './partnerAnswers.ts';

// How what was set in this browser stands to what the server has. It is told by what it was begun from and by what was
// sent from here, never by the clock of this device, which may be a day or a year off.

/** A short mark of what a form says, equal before and after the server has tidied it. */
export function formMark({ name, answers }: Filled): string {
  const tidied = normaliseAnswers(Object.entries(answersToSend(answers)), SECOND_ADULT);
  return textMark(`${tidyName(name)}\n${canonicalAnswers(tidied)}`);
}

/** What was set on an earlier visit and never sent, as the form begins with it. */
export interface Unsent extends Filled {
  /** What the server has was sent or deleted since, and not from here. */
  readonly isBehind: boolean;
  /** Marks of what was sent from here without hearing back. */
  readonly sent: readonly string[];
}

/** What of the kept form the server does not have; null for nothing. */
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
