import { type ReactNode, useId } from 'react';
import { tickStyle } from './Checkbox.tsx';
import { describedBy, FieldError, FieldHelp, type FieldProps } from './Field.tsx';
import type { Choice } from './Select.tsx';

interface GroupProps extends FieldProps {
  name: string;
  options: readonly Choice[];
}

function Group({ label, help, error, required, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset {...describedBy(id, help, error)}>
      <legend className="font-[530]">
        {label}
        {required && <span className="sr-only">, required</span>}
      </legend>
      <FieldHelp id={`${id}-help`} help={help} />
      <div className="mt-2.5 grid gap-2">{children}</div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const rowStyle =
  'flex min-h-12 gap-3 rounded-small border border-line-strong bg-sheet px-4 py-2.5 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** Radio buttons; the whole row is the target. */
export function RadioGroup({
  options,
  name,
  value,
  onChange,
  ...field
}: GroupProps & { value: string | null; onChange: (value: string) => void }) {
  return (
    <Group {...field}>
      {options.map((option) => (
        <label key={option.value} className={rowStyle}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            required={field.required}
            onChange={() => onChange(option.value)}
            className={`${tickStyle} focus-visible:outline-none`}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

/** Checkboxes. */
export function CheckboxGroup({
  options,
  name,
  value,
  onChange,
  ...field
}: GroupProps & { value: readonly string[]; onChange: (value: string[]) => void }) {
  const toggle = (chosen: string, on: boolean): void =>
    onChange(on ? [...value, chosen] : value.filter((other) => other !== chosen));
  return (
    <Group {...field}>
      {options.map((option) => (
        <label key={option.value} className={rowStyle}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            className={`${tickStyle} focus-visible:outline-none`}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}
