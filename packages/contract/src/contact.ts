import { z } from 'zod';

/** The contact form's protocol (specification 2, §7 and §8): `POST /f/contact`, JSON or multipart. */

export const CONTACT_LIMITS = { name: 200, email: 254, message: 10_000 } as const;

const FIELD_CODES = ['REQUIRED_FIELD_EMPTY', 'REQUIRED_FIELD_MISSING', 'TYPE_EMAIL', 'TYPE_TEXT'] as const;
const FORM_CODES = ['BLOCKED', 'EMPTY', 'FILES_TOO_BIG', 'FORM_NOT_FOUND', 'NO_FILE_UPLOADS'] as const;

const formErrorSchema = z.object({
  /** Absent where the error is about the form as a whole. */
  field: z.enum(['name', 'email', 'message', 'privacy']).optional(),
  code: z.enum([...FIELD_CODES, ...FORM_CODES, 'UNSPECIFIED']),
  message: z.string(),
});
export type FormError = z.infer<typeof formErrorSchema>;

export const formErrorsSchema = z.object({ errors: z.array(formErrorSchema) });

/** Where the browser may go next. */
export const formAcceptedSchema = z.object({ ok: z.literal(true), next: z.string() });
