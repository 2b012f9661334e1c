import { type ReactNode, useId } from 'react';

/** Attributes of a control inside a Field that associate label, help and error with it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Shown after the label of an optional field, where most are required. */
  markOptional?: boolean | undefined;
}

/** Separates the props of the field from those of its box. */
export function fieldAndBox<P extends FieldProps>({
  label,
  help,
  error,
  required,
  markOptional,
  ...box
}: P): { readonly field: FieldProps; readonly box: Omit<P, keyof FieldProps> } {
  return { field: { label, help, error, required, markOptional }, box };
}

/** Associates a control with its help (`<id>-help`) and error (`<id>-error`), where present. */
export function describedBy(
  id: string,
  help: ReactNode,
  error: FieldProps['error'],
): Pick<FieldControl, 'aria-describedby'> {
  const ids = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
}

/** Label and help, the control, and its error below. */
export function Field({
  label,
  help,
  error,
  required = false,
  markOptional = false,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-[530]">
        {label}
        {markOptional && !required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <FieldHelp id={`${id}-help`} help={help} />
      <div className="mt-1.5">
        {children({
          id,
          ...describedBy(id, help, error),
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The help below a label. */
export function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={id} className="mt-0.5 text-sm text-ink-soft">
      {help}
    </p>
  );
}

/** The error below a control. */
export function FieldError({ id, error }: { id?: string; error?: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-[530] text-danger">
      {error}
    </p>
  );
}

/** The style of all text boxes. */
export const boxStyle =
  'block w-full min-h-12 rounded-small border border-line-strong bg-sheet px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:outline-danger disabled:opacity-60';
