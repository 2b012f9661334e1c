import type { SecondAdultInvited } from '@global-fit/contract/couples';
import { completeAnswers } from './assessment.ts';
import { type Call, newPerson, signUp } from './person.ts';

/** The private link of a second adult's form, and the API of the person who created it. */
export async function secondAdultLink(): Promise<{ link: string; api: Call }> {
  const { api } = await signUp(newPerson());
  await api('POST', '/survey-results', {
    survey: { id: 'profile-assessment-v1', answers: completeAnswers },
    consents: { health: { text_version: 'test' } },
  });
  const { link } = await api<SecondAdultInvited>('POST', '/users/me/second-adult');
  return { link, api };
}
