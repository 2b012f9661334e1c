import type { ComponentProps } from 'react';
import { readAllDigits } from './asciiDigits.ts';
import { boxStyle, Field, fieldAndBox, type FieldProps } from './Field.tsx';

/** Stable between renders, so that it is called for the field alone. */
const readsAllDigits = (field: HTMLInputElement | null) => (field ? readAllDigits(field) : undefined);

/** A number in the digits of any script: opens the number pad on a phone, and ignores the mouse wheel. */
export function NumberInput({
  className = '',
  step = 1,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const { field, box } = fieldAndBox(props);
  const whole = Number.isInteger(Number(step));
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...box}
          {...control}
          ref={readsAllDigits}
          type="number"
          inputMode={whole ? 'numeric' : 'decimal'}
          step={step}
          required={field.required}
          onWheel={(event) => event.currentTarget.blur()}
          className={`${boxStyle} figures max-w-48 ${className}`}
        />
      )}
    </Field>
  );
}
