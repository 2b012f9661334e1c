import { z } from 'zod';
import { isCountryCode } from './countryCode.ts';
import { EMAIL, LONGEST_EMAIL, tidyEmail } from './email.ts';
import { tidyName } from './personName.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from './password.ts';

/** Calls that concern a person's account (specification 1, §5 and §7). */

const LOGIN_INCOMPLETE = 'Email and password are required';
/** For addresses and passwords too long for any account: the message of a failed login. */
const LOGIN_WRONG = 'Incorrect email or password';
const SIGNUP_INCOMPLETE = 'All fields are required';

/** E-mail addresses are compared and stored in lower case. */
export const emailSchema = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite(tidyEmail)
    .toLowerCase()
    .min(1, missing)
    .max(LONGEST_EMAIL, 'Please enter a valid email')
    .pipe(
      z.email({
        pattern: EMAIL,
        error: (issue) => (issue.input === '' ? missing : 'Please enter a valid email'),
      }),
    );

/** POST /login/access-token, form-encoded; `username` holds the e-mail. */
export const loginFormSchema = z.object({
  username: z
    .string({ error: LOGIN_INCOMPLETE })
    .overwrite(tidyEmail)
    .min(1, LOGIN_INCOMPLETE)
    .max(LONGEST_EMAIL, LOGIN_WRONG),
  password: z.string({ error: LOGIN_INCOMPLETE }).min(1, LOGIN_INCOMPLETE).max(1000, LOGIN_WRONG),
});

export const accessTokenSchema = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

/** A new password. */
export const newPasswordSchema = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT)
    .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`);

/** A country by its code; null where it is missing or an empty text. */
export const residenceSchema = z
  .string()
  .trim()
  .refine((text) => text === '' || isCountryCode(text), 'Please choose a country from the list')
  .nullish();

/** POST /users/signup. */
export const signupSchema = z.object({
  email: emailSchema(SIGNUP_INCOMPLETE),
  password: newPasswordSchema(SIGNUP_INCOMPLETE),
  full_name: z
    .string({ error: SIGNUP_INCOMPLETE })
    .overwrite(tidyName)
    .min(1, SIGNUP_INCOMPLETE)
    .max(200, 'Please use at most 200 characters'),
  country_of_residence: residenceSchema,
});
export type Signup = z.infer<typeof signupSchema>;

/** GET /users/me, and the response to a signup. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  /** A code, except that old accounts may contain any text. */
  country_of_residence: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;
