import { z } from 'zod';
import type { Letter } from '../letter.ts';

/** `url` contains the one-time token; `minutes` is how long it is valid. */
export const passwordResetSchema = z.object({ url: z.url(), minutes: z.int().positive() });
export const emailChangeSchema = z.object({
  url: z.url(),
  minutes: z.int().positive(),
  newEmail: z.string(),
});
export const emailChangedSchema = z.object({ newEmail: z.string() });

const ACCOUNT_REASON = 'You receive this message because somebody asked for it with your e-mail address.';

/** With a link to choose a new password; `minutes` is how long it is valid. */
export function passwordResetLetter({ url, minutes }: z.infer<typeof passwordResetSchema>): Letter {
  return {
    preview: `The link works once, for ${minutes} minutes.`,
    heading: 'Choose a new password',
    blocks: [
      {
        kind: 'text',
        text: `Use this link to choose a new password. It works once, for ${minutes} minutes.`,
      },
      { kind: 'button', label: 'Choose a new password', url },
      { kind: 'text', text: 'If you did not ask for this, do nothing: your password stays as it is.' },
    ],
    reason: ACCOUNT_REASON,
  };
}

/** Sent to the new address, which counts once it is confirmed. */
export function emailChangeLetter({ url, minutes, newEmail }: z.infer<typeof emailChangeSchema>): Letter {
  return {
    preview: `The link works once, for ${minutes} minutes.`,
    heading: 'Confirm your new address',
    blocks: [
      {
        kind: 'text',
        text: `Use this link to make ${newEmail} the address of your account. It works once, for ${minutes} minutes.`,
      },
      { kind: 'button', label: 'Confirm this address', url },
      { kind: 'text', text: 'If you did not ask for this, do nothing: nothing will change.' },
    ],
    reason: ACCOUNT_REASON,
  };
}

/** Sent to the old address, so that the owner notices a change by somebody else. */
export function emailChangedLetter({ newEmail }: z.infer<typeof emailChangedSchema>): Letter {
  return {
    preview: 'If this was not you, write to us.',
    heading: 'The address of your account was changed',
    blocks: [
      {
        kind: 'text',
        text: `From now on messages about your account go to ${newEmail}. If this was not you, answer this message at once.`,
      },
    ],
    reason: 'You receive this message because this was the address of an account with us.',
  };
}
