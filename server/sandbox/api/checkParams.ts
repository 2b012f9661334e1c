import type { z } from 'zod';
import { invalidRequest, type SandboxError } from '../errors.ts';
import type { FormTree, FormValue } from './form.ts';

/**
 * Validates parameters against a schema.
 *
 * @throws SandboxError 400 naming the first invalid parameter, as the provider does.
 */
export function checkParams<T>(schema: z.ZodType<T>, params: FormTree): T {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw invalidRequest('The parameters are invalid.');
  throw problemOf(issue, params);
}

function problemOf(issue: z.core.$ZodIssue, params: FormTree): SandboxError {
  const deepest = deepestIssue(issue);
  const path = deepest.path.map(String);
  if (deepest.code === 'unrecognized_keys') {
    const param = nameOf([...path, deepest.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  const given = valueAt(params, path);
  if (given === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (given === '') {
    const message = `You passed an empty string for '${param}'. It cannot be unset.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }
  return invalidRequest(`${describe(deepest)}${typeof given === 'string' ? `: ${given}` : ''}`, {
    param,
    ...codeOf(deepest.message),
  });
}

/** For a choice between shapes, the issue of the shape that matched furthest. */
function deepestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map((one) => deepestIssue({ ...one, path: [...issue.path, ...one.path] }));
  return inner.toSorted((a, b) => b.path.length - a.path.length)[0] ?? issue;
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid option')) {
    return `Invalid value, must be one of ${issue.values.join(', ')}`;
  }
  return issue.message;
}

function codeOf(message: string): { code?: string } {
  if (message === 'Invalid integer' || message === 'Invalid non-negative integer') {
    return { code: 'parameter_invalid_integer' };
  }
  if (message === 'Not a valid URL') return { code: 'url_invalid' };
  if (message === 'Invalid email address') return { code: 'email_invalid' };
  return {};
}

function nameOf([head = '', ...rest]: readonly string[]): string {
  return head + rest.map((segment) => `[${segment}]`).join('');
}

function valueAt(params: FormTree, path: readonly string[]): FormValue | undefined {
  let value: FormValue | undefined = params;
  for (const segment of path) {
    if (value === undefined || typeof value === 'string') return undefined;
    value = Array.isArray(value) ? value[Number(segment)] : value[segment];
  }
  return value;
}
