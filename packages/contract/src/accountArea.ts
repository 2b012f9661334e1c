import { z } from 'zod';
import { emailSchema, newPasswordSchema, residenceSchema } from './accounts.ts';
import { tidyName } from './personName.ts';

/** Calls of the account area: what a person can change, take along and delete. */

const EMAIL_MISSING = 'Email is required';
const PASSWORD_MISSING = 'Password is required';

/** A longer password than any that can be chosen is wrong without comparing it. */
const password = z
  .string({ error: PASSWORD_MISSING })
  .min(1, PASSWORD_MISSING)
  .max(1000, 'The password is not right');
const token = z.string().min(1).max(200);
const moment = z.iso.datetime();

/** PATCH /users/me; omitted fields do not change. */
export const changeUserSchema = z
  .object({
    full_name: z
      .string()
      .overwrite(tidyName)
      .min(1, 'Name is required')
      .max(200, 'Please use at most 200 characters')
      .optional(),
    country_of_residence: residenceSchema,
  })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change');
export type ChangeUser = z.infer<typeof changeUserSchema>;

/** POST /users/me/password. */
export const changePasswordSchema = z.object({
  current_password: password,
  new_password: newPasswordSchema(PASSWORD_MISSING),
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** POST /users/me/email: the address counts once its owner has followed the link sent there. */
export const changeEmailSchema = z.object({ email: emailSchema(EMAIL_MISSING), password });
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

/** POST /users/confirm-email. */
export const confirmEmailSchema = z.object({ token });

/** POST /password-recovery. */
export const passwordRecoverySchema = z.object({ email: emailSchema(EMAIL_MISSING) });

/** POST /reset-password. */
export const resetPasswordSchema = z.object({ token, new_password: newPasswordSchema(PASSWORD_MISSING) });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The response after requesting a message, whether one is sent or not. */
export const acceptedSchema = z.object({ detail: z.string() });

/** GET /users/me/sessions: where the person is signed in. */
export const sessionListSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      created_at: moment,
      last_used_at: moment,
      expires_at: moment,
      /** Whether this is the session of the request. */
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

/** DELETE /users/me. */
export const deleteAccountSchema = z.object({ password });

const rows = z.array(z.record(z.string(), z.unknown()));

/** GET /users/me/data: everything stored about the person, named as in our tables. */
export const accountDataSchema = z.object({
  exported_at: moment,
  account: z.record(z.string(), z.unknown()),
  sessions: rows,
  consents: rows,
  draft: z.record(z.string(), z.unknown()).nullable(),
  profiles: rows,
  /** The second adult's answers by private link, with when they were requested and given. */
  second_adult_form: z.record(z.string(), z.unknown()).nullable(),
  orders: rows,
  messages: rows,
  contact_messages: rows,
});
export type AccountData = z.infer<typeof accountDataSchema>;
