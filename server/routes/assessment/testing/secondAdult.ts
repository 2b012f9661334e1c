import type { SecondAdult, SecondAdultInvited } from '@global-fit/contract/couples';
import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import type { Shop } from '#services/orders/testing/shop';
import type { Person } from '#testing/person';

/** The call by which the owner of a profile invites, looks and ends. */
export const MINE = '/api/v1/users/me/second-adult';
/** The calls of whoever holds the link. */
export const LINK = '/api/v1/second-adult';
/** A complete form. */
export const ANSWERS = answersFromSeed(3, { form: SECOND_ADULT, fill: 1 });

/** What the two adults of a couple do over HTTP. */
export function coupleOf(shop: Shop) {
  /** Posts to a call of the link. */
  const post = (action: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `${LINK}/${action}`, payload });
  return {
    post,
    stand: async (person: Person): Promise<SecondAdult> =>
      (await shop.app.inject({ url: MINE, headers: person.headers })).json<SecondAdult>(),
    end: (person: Person) => shop.app.inject({ method: 'DELETE', url: MINE, headers: person.headers }),
    /** Makes a link; `token` is the secret in it. */
    async invite(person: Person): Promise<SecondAdultInvited & { token: string }> {
      const answer = await shop.app.inject({ method: 'POST', url: MINE, headers: person.headers });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
      const invited = answer.json<SecondAdultInvited>();
      return {
        ...invited,
        token: new URLSearchParams(new URL(invited.link).hash.slice(1)).get('token') ?? '',
      };
    },
    open: (token: string) => post('open', { token }),
    reply: (token: string, change: object = {}) =>
      post('answers', {
        token,
        name: 'Sam',
        answers: ANSWERS,
        consent: { text_version: SECOND_ADULT_CONSENT },
        ...change,
      }),
  };
}
