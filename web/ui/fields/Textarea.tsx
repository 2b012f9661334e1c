import type { ComponentProps } from 'react';
import { boxStyle, Field, type FieldProps } from './Field.tsx';

/** Several lines of text; the box grows with them where the browser can, until what follows it would be far away. */
export function Textarea({
  label,
  help,
  error,
  required,
  markOptional,
  className = '',
  rows = 4,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field {...{ label, help, error, required, markOptional }}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          rows={rows}
          required={required}
          className={`${boxStyle} max-h-[32rem] field-sizing-content ${className}`}
          style={{ minHeight: `${rows * 1.6 + 1.4}rem` }}
        />
      )}
    </Field>
  );
}
