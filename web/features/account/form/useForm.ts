import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { failureText } from '#features/calls/failureText.ts';
import { useTillPassed } from '#features/calls/useOnceWaited.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of a rejected call, by the names of their fields. */
export function fieldErrors(error: unknown, names: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const found: Record<string, string> = {};
  for (const { loc, msg } of error.fields) {
    const name = String(loc.at(-1));
    if (names.includes(name)) found[name] ??= msg;
  }
  return found;
}

/** Props that the form passes to a text field. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

/** A form whose fields hold `V`, named as in the API. */
export interface Form<V extends object> {
  readonly values: V;
  readonly busy: boolean;
  readonly errors: FieldErrors;
  /** Cleared when the wait is over that it names. */
  readonly failure: string | null;
  /** What `failure` is about. */
  readonly cause: unknown;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly change: (changed: Partial<V> | ((before: V) => Partial<V>)) => void;
  readonly field: (name: keyof V & string) => FieldProps;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Manages a form from its initial values to the result. Errors found by `check` or the server are shown at their
 * field, and the first such field takes the focus; anything else is a failure of the whole form.
 */
export function useForm<V extends object>({
  start,
  check,
  send,
}: {
  /** The initial values. */
  readonly start: V;
  readonly check?: (values: V) => FieldErrors;
  readonly send: (values: V) => Promise<void>;
}): Form<V> {
  const [values, setValues] = useState(start);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failed, setFailed] = useTillPassed();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const change: Form<V>['change'] = (changed) =>
    setValues((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) }));
  const run = async (): Promise<void> => {
    setFailed(null);
    const found = check?.(values) ?? {};
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const faults = fieldErrors(error, Object.keys(values));
      setErrors(faults);
      if (Object.keys(faults).length === 0) setFailed({ cause: error });
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    busy,
    errors,
    failure: failed && failureText(failed.cause),
    cause: failed?.cause,
    element,
    change,
    field: (name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.value } as Partial<V>),
    }),
    submit: (event) => {
      event.preventDefault();
      if (!busy) void run();
    },
  };
}
