import { z } from 'zod';
import { momentText } from '../dates.ts';
import type { Letter, LetterBlock, Sender } from '../letter.ts';

/** `at` is an ISO moment; `by` is how it was changed: with the old password, or by a link sent to the address. */
export const passwordChangedSchema = z.object({ at: z.iso.datetime(), by: z.enum(['password', 'link']) });

const TOLD = {
  password: {
    how: 'was changed in its settings, with the old password. Everybody else who was signed in has been signed out.',
    otherwise:
      'If this was not you, choose a new password at once: whoever is signed in is signed out by it. Then answer this message. If you use the old password anywhere else, change it there too.',
  },
  link: {
    how: 'was chosen anew, with a link that we had sent to this address. Everybody who was signed in has been signed out.',
    otherwise:
      'If this was not you, somebody else reads your e-mail. Change the password of your mailbox first, then choose a new one here, and answer this message.',
  },
} as const;

/** Sent to the account's address, so that the owner notices a change by somebody else. */
export function passwordChangedLetter(
  { at, by }: z.infer<typeof passwordChangedSchema>,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
): Letter {
  const told = TOLD[by];
  const text = (words: string): LetterBlock => ({ kind: 'text', text: words });
  return {
    preview: 'If this was you, there is nothing to do.',
    heading: 'The password of your account was changed',
    blocks: [
      text(`On ${momentText(at)} the password of your account ${told.how}`),
      text('If this was you, there is nothing to do.'),
      text(told.otherwise),
      { kind: 'button', label: 'Ask for a new password', url: `${publicUrl}/account/reset-password` },
    ],
    reason: 'You receive this message because this is the address of an account with us.',
  };
}
