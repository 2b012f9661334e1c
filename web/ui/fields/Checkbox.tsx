import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './Field.tsx';

export const tickStyle =
  'mt-[0.2rem] size-5 shrink-0 accent-accent focus-visible:outline-offset-2 aria-invalid:outline aria-invalid:outline-2 aria-invalid:outline-danger';

/** A checkbox with its label. */
export function Checkbox({
  label,
  error,
  ...input
}: { label: ReactNode; error?: string | null } & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const id = useId();
  return (
    <div>
      <div className="flex gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={tickStyle}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
