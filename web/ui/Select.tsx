import type { ComponentProps } from 'react';
import { boxStyle, Field, type FieldProps } from './Field.tsx';
import { ChevronDown } from './icons.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of a short list, with the browser's own list: the best one there is on a phone. */
export function Select({
  label,
  help,
  error,
  required,
  markOptional,
  options,
  placeholder = 'Please choose',
  className = '',
  ...select
}: FieldProps & { options: readonly Choice[]; placeholder?: string } & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field {...{ label, help, error, required, markOptional }}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            required={required}
            className={`${boxStyle} appearance-none pr-11 ${className}`}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
        </span>
      )}
    </Field>
  );
}
