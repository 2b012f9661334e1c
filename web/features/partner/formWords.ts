import type { SecondAdultForm } from '@global-fit/contract/couples';
import { longDate } from '#ui/longDate.ts';

/** A name in either direction of writing, isolated from the surrounding text. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** The state of the second adult's form in words for its owner. */
export function formWords(form: SecondAdultForm): string {
  const who = form.name === null ? 'The second adult' : apart(form.name);
  const until = longDate(form.expires_at);
  if (form.state === 'waiting')
    return form.link_works
      ? `Not answered yet. The link works until ${until}.`
      : `It was not answered, and the link ran out on ${until}.`;
  const answered = form.answered_at === null ? '' : ` on ${longDate(form.answered_at)}`;
  if (form.state === 'used')
    return `${who} answered${answered}, and your report ranks places for both of you. The link is closed.`;
  return form.link_works
    ? `${who} answered${answered}, and can change the answers until a report uses them or the link runs out on ${until}.`
    : `${who} answered${answered}. The link has run out; the answers stay.`;
}
