import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { failureText } from '#features/calls/failureText.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The faults of a refused call under the names of the fields they belong to. */
export function fieldErrors(error: unknown, names: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const found: Record<string, string> = {};
  for (const { loc, msg } of error.fields) {
    const name = String(loc.at(-1));
    if (names.includes(name)) found[name] ??= msg;
  }
  return found;
}

/**
 * Sends a form: what `check` finds, or the server refuses, stands under its field (by the wire's name) and the first
 * such field takes the focus; anything else is a failure of the whole form.
 */
export function useSubmit(
  names: readonly string[],
  check: () => FieldErrors,
  send: () => Promise<void>,
): {
  readonly busy: boolean;
  readonly errors: FieldErrors;
  readonly failure: string | null;
  /** What `failure` tells of. */
  readonly cause: unknown;
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
} {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failed, setFailed] = useState<{ readonly cause: unknown } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const run = async (): Promise<void> => {
    setFailed(null);
    const found = check();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const faults = fieldErrors(error, names);
      setErrors(faults);
      if (Object.keys(faults).length === 0) setFailed({ cause: error });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void run();
  };
  return { busy, errors, failure: failed && failureText(failed.cause), cause: failed?.cause, form, submit };
}
