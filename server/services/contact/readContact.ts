import { CONTACT_LIMITS } from '@global-fit/contract/contact';
import type { FormError } from '@global-fit/contract/contact';
import { z } from 'zod';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ReadContact =
  | { readonly kind: 'message'; readonly message: ContactMessage }
  /** A field that people do not see was filled in: a robot. */
  | { readonly kind: 'robot' }
  | { readonly kind: 'errors'; readonly errors: readonly FormError[] };

const HONEYPOT = '_gotcha';
const LABELS = { name: 'Name', email: 'Email', message: 'Message' } as const;
const AGREED = new Set(['true', 'on', 'yes', '1']);

function textFault(fields: Readonly<Record<string, unknown>>, field: keyof typeof LABELS): FormError | null {
  const value = fields[field];
  const label = LABELS[field];
  if (value === undefined || value === null) {
    return { field, code: 'REQUIRED_FIELD_MISSING', message: `${label} is required` };
  }
  if (typeof value !== 'string') return { field, code: 'TYPE_TEXT', message: `${label} should be text` };
  if (value.trim() === '')
    return { field, code: 'REQUIRED_FIELD_EMPTY', message: `${label} should not be empty` };
  if (value.length > CONTACT_LIMITS[field]) {
    return {
      field,
      code: 'TYPE_TEXT',
      message: `${label} should have at most ${CONTACT_LIMITS[field]} characters`,
    };
  }
  if (field === 'email' && !z.email().safeParse(value.trim()).success) {
    return { field, code: 'TYPE_EMAIL', message: 'Email should be a valid email address' };
  }
  return null;
}

function privacyFault(value: unknown): FormError | null {
  if (value === undefined || value === null) {
    return { field: 'privacy', code: 'REQUIRED_FIELD_MISSING', message: 'Privacy consent is required' };
  }
  if (value === true || (typeof value === 'string' && AGREED.has(value.toLowerCase()))) return null;
  return { field: 'privacy', code: 'REQUIRED_FIELD_EMPTY', message: 'Privacy consent is required' };
}

/** Reads the fields of a sent form. Never throws. */
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
  const text = (field: keyof typeof LABELS) => String(fields[field]).trim();
  return { kind: 'message', message: { name: text('name'), email: text('email'), message: text('message') } };
}
