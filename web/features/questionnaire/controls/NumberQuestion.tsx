import { useState } from 'react';
import { TextInput } from '#ui/fields/TextInput.tsx';
import type { ControlProps } from './control.ts';
import { readNumber } from './readNumber.ts';

/**
 * A number with its unit, with the number pad on a phone. It is a text field, because a browser's own number field
 * drops a comma as it is typed, and "2500,50" would become 250050.
 */
export function NumberQuestion({
  question: { unit, placeholder },
  answer,
  required,
  error,
  label,
  help,
  onAnswer,
  onCommit,
}: ControlProps) {
  const [typed, setTyped] = useState('');
  const value = answer?.value ?? null;
  return (
    <TextInput
      label={
        <>
          {label}
          {unit && <span className="font-normal text-ink-soft"> in {unit}</span>}
        </>
      }
      help={help}
      error={error}
      required={required}
      placeholder={placeholder ?? ''}
      autoComplete="off"
      inputMode="numeric"
      maxLength={30}
      className="figures max-w-48"
      value={readNumber(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onAnswer({ value: readNumber(target.value) });
      }}
      onBlur={() => {
        // From then on the field shows the number as it was read.
        setTyped('');
        onCommit();
      }}
    />
  );
}
