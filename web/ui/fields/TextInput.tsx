import type { ComponentProps } from 'react';
import { boxStyle, Field, fieldAndBox, type FieldProps } from './Field.tsx';

/** A single line of text, e-mail or password, with its label. */
export function TextInput({ className = '', ...props }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const { field, box } = fieldAndBox(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          dir="auto"
          {...box}
          {...control}
          required={field.required}
          className={`${boxStyle} ${className}`}
        />
      )}
    </Field>
  );
}
