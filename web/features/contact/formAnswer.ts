const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
] as const;

export type FormCode = (typeof formCodes)[number] | 'UNSPECIFIED';
export type FieldCode = (typeof fieldCodes)[number] | 'UNSPECIFIED';

export interface FormProblem<Code extends string> {
  readonly code: Code;
  readonly message: string;
}

/** The form service's response: where to go next, or the errors of the form and its fields. */
export type FormAnswer =
  | { readonly kind: 'accepted'; readonly next: string }
  | {
      readonly kind: 'refused';
      readonly form: readonly FormProblem<FormCode>[];
      readonly fields: ReadonlyMap<string, readonly FormProblem<FieldCode>[]>;
      /** Milliseconds after which a message that was one too many may be sent. */
      readonly wait?: number | null;
    };

const known = <Code extends string>(codes: readonly Code[], code: unknown): Code | 'UNSPECIFIED' =>
  codes.find((candidate) => candidate === code) ?? 'UNSPECIFIED';

interface WireProblem {
  readonly field?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Messages for the error codes of paid forms, where the service has no text. */
const unworded: Readonly<Record<string, string>> = {
  STRIPE_CLIENT_ERROR: 'Error creating payment method',
  STRIPE_SCA_ERROR: 'Stripe SCA error',
};

function messageOf({ code, message }: WireProblem): string | undefined {
  return typeof message === 'string' ? message : unworded[String(code)];
}

const isProblem = (value: unknown): value is WireProblem =>
  typeof value === 'object' && value !== null && messageOf(value) !== undefined;

function sortProblems(problems: readonly WireProblem[]): FormAnswer {
  const form: FormProblem<FormCode>[] = [];
  const fields = new Map<string, FormProblem<FieldCode>[]>();
  for (const problem of problems) {
    const { field, code } = problem;
    const message = messageOf(problem) ?? '';
    if (typeof field !== 'string' || field === '') form.push({ code: known(formCodes, code), message });
    else fields.set(field, [...(fields.get(field) ?? []), { code: known(fieldCodes, code), message }]);
  }
  return { kind: 'refused', form, fields };
}

/** Parses the service's response (specification 2, §7). Throws 'Unexpected response format' for any other shape. */
export function readFormAnswer(body: unknown): FormAnswer {
  if (typeof body === 'object' && body !== null) {
    const { next, errors, error } = body as { next?: unknown; errors?: unknown; error?: unknown };
    if (typeof next === 'string') return { kind: 'accepted', next };
    if (Array.isArray(errors) && errors.length > 0 && errors.every(isProblem)) return sortProblems(errors);
    if (typeof error === 'string') return sortProblems([{ message: error }]);
  }
  throw new Error('Unexpected response format');
}

/** "Email should be an email, is required": all errors of a field behind its label. */
export function fieldText(
  label: string,
  problems: readonly FormProblem<FieldCode>[] | undefined,
): string | null {
  if (!problems?.length) return null;
  return `${label} ${problems.map(({ message }) => message).join(', ')}`;
}
