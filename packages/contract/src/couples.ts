import { z } from 'zod';
import { consentNoteSchema } from './consents.ts';
import { tidyName } from './personName.ts';
import { LONGEST_SECOND_ADULT_NAME, SECOND_ADULT_NAME_TOO_LONG } from './secondAdultName.ts';

/** The second adult's short form: the owner's calls, and those of the holder of the private link. */

const moment = z.iso.datetime();

/** `waiting`: no answers yet. `answered`: answers that can still change. `used`: a report ranks by these answers. */
const SECOND_ADULT_STATES = ['waiting', 'answered', 'used'] as const;

/** The form as the owner of the account sees it. */
const secondAdultFormSchema = z.object({
  state: z.enum(SECOND_ADULT_STATES),
  /** What the second adult wants to be called; null where not given. */
  name: z.string().nullable(),
  answered_at: moment.nullable(),
  /** Whether the link opens the form, and until when. */
  link_works: z.boolean(),
  expires_at: moment,
});
export type SecondAdultForm = z.infer<typeof secondAdultFormSchema>;

/** GET /users/me/second-adult. */
export const secondAdultSchema = z.object({
  form: secondAdultFormSchema.nullable(),
  /** Whether a link can be created, which requires a saved profile. */
  can_invite: z.boolean(),
});
export type SecondAdult = z.infer<typeof secondAdultSchema>;

/** POST /users/me/second-adult: the link is returned only here; it cannot be recovered from what is stored. */
export const secondAdultInvitedSchema = z.object({ form: secondAdultFormSchema, link: z.string() });
export type SecondAdultInvited = z.infer<typeof secondAdultInvitedSchema>;

const token = z.string().min(1).max(200);

/** POST /second-adult/open and /second-adult/withdraw. The token is in the body, so that no log contains it. */
export const openSecondAdultSchema = z.object({ token });

/** What the holder of a link sees: their own form, and the first name or pseudonym of the person who invited them. */
export const openedSecondAdultSchema = z.object({
  invited_by: z.string(),
  name: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
  answered_at: moment.nullable(),
  expires_at: moment,
});
export type OpenedSecondAdult = z.infer<typeof openedSecondAdultSchema>;

/** What the second adult wants to be called; may be empty. */
const secondAdultNameSchema = z
  .string()
  .overwrite(tidyName)
  .max(LONGEST_SECOND_ADULT_NAME, SECOND_ADULT_NAME_TOO_LONG);

/** POST /second-adult/answers. */
export const answerSecondAdultSchema = z.object({
  token,
  name: secondAdultNameSchema.nullish(),
  answers: z.record(z.string(), z.unknown()),
  /**
   * `answered_at` of the form that these answers are based on, which must still be current; without it, whatever is
   * there is replaced.
   */
  begun_from: moment.nullable().optional(),
  consent: z.object(consentNoteSchema.shape, { error: 'Please agree that your answers may be used' }),
});
export type AnswerSecondAdult = z.infer<typeof answerSecondAdultSchema>;
