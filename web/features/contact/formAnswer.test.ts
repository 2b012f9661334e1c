import { describe, expect, it } from 'vitest';
import { fieldText, readFormAnswer } from './formAnswer.ts';

const refused = (body: unknown) => {
  const answer = readFormAnswer(body);
  if (answer.kind !== 'refused') throw new Error('expected a refusal');
  return answer;
};

describe('the response of the form service', () => {
  it('accepts, with the next address', () => {
    expect(readFormAnswer({ ok: true, next: '/thanks' })).toEqual({ kind: 'accepted', next: '/thanks' });
  });
  it('assigns errors to their fields or to the form', () => {
    const { form, fields } = refused({
      errors: [
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { field: 'email', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
        { code: 'BLOCKED', message: 'Too many messages.' },
      ],
    });
    expect(form).toEqual([{ code: 'BLOCKED', message: 'Too many messages.' }]);
    expect(fieldText('Email', fields.get('email'))).toBe('Email should be an email, is required');
    expect(fieldText('Name', fields.get('name'))).toBeNull();
  });
  it('replaces unknown codes by UNSPECIFIED, and distinguishes codes of fields and of forms', () => {
    const { form, fields } = refused({
      errors: [
        { field: 'name', code: 'BLOCKED', message: 'x' },
        { code: 'TYPE_EMAIL', message: 'y' },
      ],
    });
    expect(fields.get('name')).toEqual([{ code: 'UNSPECIFIED', message: 'x' }]);
    expect(form).toEqual([{ code: 'UNSPECIFIED', message: 'y' }]);
  });
  it('has a text for payment errors that come as a code only', () => {
    const { fields } = refused({
      errors: [
        { field: 'card', code: 'STRIPE_CLIENT_ERROR' },
        { field: 'card', code: 'STRIPE_SCA_ERROR' },
      ],
    });
    expect(fieldText('Card', fields.get('card'))).toBe(
      'Card Error creating payment method, Stripe SCA error',
    );
  });
  it('reads a single error string', () => {
    expect(refused({ error: 'Form is closed' }).form).toEqual([
      { code: 'UNSPECIFIED', message: 'Form is closed' },
    ]);
  });
  it.each([null, 'ok', {}, { errors: [] }, { errors: ['no'] }, { detail: 'Not Found' }])(
    'refuses %j as unexpected',
    (body) => {
      expect(() => readFormAnswer(body)).toThrow('Unexpected response format');
    },
  );
});
