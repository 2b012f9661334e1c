import type { ComponentProps } from 'react';
import { boxStyle, Field, type FieldProps } from './Field.tsx';

/** One line of text, e-mail or password, with its label. */
export function TextInput({
  label,
  help,
  error,
  required,
  markOptional,
  className = '',
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field {...{ label, help, error, required, markOptional }}>
      {(control) => (
        <input
          dir="auto"
          {...input}
          {...control}
          required={required}
          className={`${boxStyle} ${className}`}
        />
      )}
    </Field>
  );
}
