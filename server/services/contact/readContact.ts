import { CONTACT_LIMITS, type FormError } from '@global-fit/contract/contact';
import { EMAIL, tidyEmail } from '@global-fit/contract/email';
import { tidyName } from '@global-fit/contract/personName';
import { isUnseen, tidyEnds } from '@global-fit/questionnaire/answers/unseen';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ReadContact =
  | { readonly kind: 'message'; readonly message: ContactMessage }
  /** Filled in only by robots, since people do not see this field. */
  | { readonly kind: 'robot' }
  | { readonly kind: 'errors'; readonly errors: readonly FormError[] };

const HONEYPOT = '_gotcha';
const AGREED = new Set(['true', 'on', 'yes', '1']);

function textFault(fields: Readonly<Record<string, unknown>>, field: keyof ContactMessage): FormError | null {
  const value = fields[field];
  if (value === undefined || value === null) {
    return { field, code: 'REQUIRED_FIELD_MISSING', message: 'is required' };
  }
  if (typeof value !== 'string') return { field, code: 'TYPE_TEXT', message: 'should be text' };
  if (isUnseen(value)) return { field, code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' };
  if (value.length > CONTACT_LIMITS[field]) {
    return {
      field,
      code: 'TYPE_TEXT',
      message: `should have at most ${CONTACT_LIMITS[field]} characters`,
    };
  }
  if (field === 'email' && !EMAIL.test(tidyEmail(value))) {
    return { field, code: 'TYPE_EMAIL', message: 'should be a valid email address' };
  }
  return null;
}

function privacyFault(value: unknown): FormError | null {
  if (value === undefined || value === null) {
    return { field: 'privacy', code: 'REQUIRED_FIELD_MISSING', message: 'consent is required' };
  }
  if (value === true || (typeof value === 'string' && AGREED.has(value.toLowerCase()))) return null;
  return { field: 'privacy', code: 'REQUIRED_FIELD_EMPTY', message: 'consent is required' };
}

/** Parses the fields of a form. Each message follows the field's label, which the form puts in front. Never throws. */
export function readContact(fields: Readonly<Record<string, unknown>>): ReadContact {
  if (Object.keys(fields).length === 0) {
    return { kind: 'errors', errors: [{ code: 'EMPTY', message: 'The form is empty' }] };
  }
  if (fields[HONEYPOT]) return { kind: 'robot' };
  const errors = [
    textFault(fields, 'name'),
    textFault(fields, 'email'),
    textFault(fields, 'message'),
    privacyFault(fields['privacy']),
  ].filter((error) => error !== null);
  if (errors.length > 0) return { kind: 'errors', errors };
  const text = (field: keyof ContactMessage) => String(fields[field]);
  return {
    kind: 'message',
    message: {
      name: tidyName(text('name')),
      email: tidyEmail(text('email')),
      message: tidyEnds(text('message')),
    },
  };
}
