import type { ComponentProps } from 'react';
import { boxStyle, Field, fieldAndBox, type FieldProps } from './Field.tsx';
import { ChevronDown } from '../icons.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The native select in the house style, which works best on a phone. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={`${boxStyle} appearance-none pr-11 text-ellipsis ${className}`} />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}

/** A select with label, help and error. */
export function Select({
  options,
  placeholder = 'Please choose',
  ...props
}: FieldProps & { options: readonly Choice[]; placeholder?: string } & Omit<ComponentProps<'select'>, 'id'>) {
  const { field, box } = fieldAndBox(props);
  return (
    <Field {...field}>
      {(control) => (
        <SelectBox {...box} {...control} required={field.required}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
