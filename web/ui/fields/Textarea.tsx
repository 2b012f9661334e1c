import type { ComponentProps } from 'react';
import { boxStyle, Field, fieldAndBox, type FieldProps } from './Field.tsx';

/** Multi-line text; the box grows with it where the browser supports that, up to a limit. */
export function Textarea({
  className = '',
  rows = 4,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { field, box } = fieldAndBox(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          dir="auto"
          {...box}
          {...control}
          rows={rows}
          required={field.required}
          className={`${boxStyle} max-h-[32rem] field-sizing-content ${className}`}
          style={{ minHeight: `${rows * 1.6 + 1.4}rem` }}
        />
      )}
    </Field>
  );
}
