import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import type { Answers } from '@global-fit/questionnaire/model';
import { buildPayload, type ProfilePayload } from '@global-fit/questionnaire/payload';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';
import type { User } from '#api/account.ts';
import { readRecord, storageKeys } from '#features/drafts/storage.ts';

/** The account as named in a payload. */
const payloadUser = (user: User) => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  countryOfResidence: user.countryOfResidence ?? '',
});

/** The payload of complete answers; null while a required question is open or an answer is invalid. */
export function payloadOfAnswers(user: User, productId: string, answers: Answers): ProfilePayload | null {
  const filled = withSliderDefaults(answers);
  if (problemsOf(assess(filled)).length > 0) return null;
  return buildPayload(payloadUser(user), productId, filled);
}

/** The payload stored at submission, where it is this person's, with the product chosen now. */
export function keptPayload(user: User, productId: string): ProfilePayload | null {
  const kept = readRecord(storageKeys.payload) as ProfilePayload | null;
  if (!Array.isArray(kept?.answers) || kept.userInfo?.id !== user.id) return null;
  return { ...kept, selectedProductId: productId };
}
