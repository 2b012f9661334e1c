import { NumberInput } from '#ui/fields/NumberInput.tsx';
import type { ControlProps } from './control.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Stands for input that the browser cannot read as a number and does not reveal: an invalid answer. */
const UNREADABLE = '?';

function valueOf({ value, validity, step }: HTMLInputElement): number | string | null {
  if (validity.badInput) return UNREADABLE;
  if (value === '') return null;
  return Number.isInteger(Number(step)) ? wholeNumber(value) : Number(value);
}

/** A number with its unit. */
export function NumberQuestion({
  question,
  answer,
  required,
  error,
  label,
  help,
  onAnswer,
  onCommit,
}: ControlProps) {
  const { min, max, step, unit, placeholder } = question;
  return (
    <NumberInput
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
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      step={step ?? 1}
      value={typeof answer?.value === 'number' ? answer.value : ''}
      onChange={({ target }) => onAnswer({ value: valueOf(target) })}
      onBlur={onCommit}
    />
  );
}
