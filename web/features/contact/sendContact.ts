import { storableText } from '@global-fit/questionnaire/checks/storableText';
import { accessToken } from '#api/accessToken.ts';
import { readConfig } from '#api/config.ts';
import { watchSlow } from '#api/watchSlow.ts';
import { type FormAnswer, readFormAnswer } from './formAnswer.ts';

/** Where a browser without a script, too, can send the form. */
export const ownCollector = '/f/contact';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly privacy: boolean;
  /** A field no person sees; whoever fills it in is a machine. */
  readonly _gotcha: string;
}

/** When this page was loaded and whether a program drives the browser, as the form service expects it. */
function sessionBlob(): string {
  return btoa(JSON.stringify({ loadedAt: performance.timeOrigin, webdriver: navigator.webdriver }));
}

/** A collector refuses a whole message for one character that it could not keep. */
const storable = ({ name, email, message, ...rest }: ContactValues): ContactValues => ({
  ...rest,
  name: storableText(name),
  email: storableText(email),
  message: storableText(message),
});

/** Who is signed in says so to our own collector, so that the message belongs to the account; to nobody else. */
function signature(endpoint: string): { readonly authorization?: string } {
  const token = endpoint === ownCollector ? accessToken.read() : null;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Sends the contact form to our own collector, or to the external service the operator configured. Throws when
 * there is no answer (the network's own error) or one nobody expects.
 */
export async function sendContact(values: ContactValues): Promise<FormAnswer> {
  // Our own collector is always there; a message must not be lost because a setting could not be read.
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
        // The names that form services allow across origins.
        'formspree-client': 'global-fit-web/1',
        'formspree-session-data': sessionBlob(),
        ...signature(endpoint),
      },
      body: JSON.stringify(storable(values)),
    }),
  );
  const body: unknown = await response.json().catch(() => null);
  return readFormAnswer(body);
}
