import { storableText } from '@global-fit/questionnaire/checks/storableText';
import { accessToken } from '#api/accessToken.ts';
import { readConfig } from '#api/config.ts';
import { waitOf } from '#api/waits.ts';
import { watchSlow } from '#api/watchSlow.ts';
import { type FormAnswer, readFormAnswer } from './formAnswer.ts';

/** The address to which a browser without scripts can also send the form. */
export const ownCollector = '/f/contact';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly privacy: boolean;
  /** A hidden field that only robots fill in. */
  readonly _gotcha: string;
}

/** When the page was loaded and whether a program drives the browser, as the form service expects. */
function sessionBlob(): string {
  return btoa(JSON.stringify({ loadedAt: performance.timeOrigin, webdriver: navigator.webdriver }));
}

/** A collector may reject a whole message for one character that it cannot store. */
const storable = ({ name, email, message, ...rest }: ContactValues): ContactValues => ({
  ...rest,
  name: storableText(name),
  email: storableText(email),
  message: storableText(message),
});

/** The token, for our own collector only, so that the message belongs to the account. */
function signature(endpoint: string): { readonly authorization?: string } {
  const token = endpoint === ownCollector ? accessToken.read() : null;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Sends the contact form to our own collector, or to the external service the operator configured. Throws where there
 * is no response (the network's own error) or an unexpected one.
 */
export async function sendContact(values: ContactValues): Promise<FormAnswer> {
  // Our own collector always works; a message must not be lost because the configuration could not be loaded.
  const endpoint = await readConfig().then(
    (config) => config.form_endpoint,
    () => ownCollector,
  );
  const response = await watchSlow(
    'contact form',
    fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        // The parameters that form services accept across origins.
        'formspree-client': 'global-fit-web/1',
        'formspree-session-data': sessionBlob(),
        ...signature(endpoint),
      },
      body: JSON.stringify(storable(values)),
    }),
  );
  const body: unknown = await response.json().catch(() => null);
  const answer = readFormAnswer(body);
  return answer.kind === 'refused' && response.status === 429
    ? { ...answer, wait: waitOf(response) }
    : answer;
}
