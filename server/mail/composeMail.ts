import type { z } from 'zod';
import type { Letter, Sender } from './letter.ts';
import {
  emailChangedLetter,
  emailChangedSchema,
  emailChangeLetter,
  emailChangeSchema,
  passwordResetLetter,
  passwordResetSchema,
} from './letters/account.ts';
import { confirmationLetter, confirmationSchema } from './letters/confirmation.ts';
import { deliveryLetter, deliverySchema } from './letters/delivery.ts';
import { passwordChangedLetter, passwordChangedSchema } from './letters/passwordChanged.ts';
import { paymentFailedLetter, paymentFailedSchema } from './letters/paymentFailed.ts';
import { refundLetter, refundSchema } from './letters/refund.ts';
import { contactLetter, contactSchema, refundRequestLetter, refundRequestSchema } from './letters/support.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

export interface ComposedMail {
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
}

interface LetterKind {
  letter(payload: unknown, sender: Sender): Letter;
  replyTo?(payload: unknown): string;
}

function kind<Schema extends z.ZodType>(
  schema: Schema,
  letter: (payload: z.infer<Schema>, sender: Sender) => Letter,
  replyTo?: (payload: z.infer<Schema>) => string,
): LetterKind {
  return {
    letter: (payload, sender) => letter(schema.parse(payload), sender),
    ...(replyTo === undefined ? {} : { replyTo: (payload) => replyTo(schema.parse(payload)) }),
  };
}

/** Every kind of message, by the name in its row. */
const KINDS = {
  confirmation: kind(confirmationSchema, confirmationLetter),
  delivery: kind(deliverySchema, (payload, sender) => deliveryLetter(payload, sender.publicUrl)),
  'payment-failed': kind(paymentFailedSchema, paymentFailedLetter),
  refund: kind(refundSchema, refundLetter),
  'password-reset': kind(passwordResetSchema, passwordResetLetter),
  'password-changed': kind(passwordChangedSchema, passwordChangedLetter),
  'email-change': kind(emailChangeSchema, emailChangeLetter),
  'email-changed': kind(emailChangedSchema, emailChangedLetter),
  contact: kind(contactSchema, contactLetter, ({ email }) => email),
  'refund-request': kind(refundRequestSchema, refundRequestLetter, ({ email }) => email),
} as const satisfies Record<string, LetterKind>;

type MailKind = keyof typeof KINDS;

/** The text and HTML parts of a message. Throws on an unknown kind and on an invalid payload. */
export function composeMail(name: string, payload: unknown, sender: Sender): ComposedMail {
  if (!Object.hasOwn(KINDS, name)) throw new Error(`There is no message of kind "${name}".`);
  const chosen: LetterKind = KINDS[name as MailKind];
  const letter = chosen.letter(payload, sender);
  return {
    text: renderText(letter, sender),
    html: renderHtml(letter, sender),
    replyTo: chosen.replyTo?.(payload) ?? null,
  };
}
