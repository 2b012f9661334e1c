import { useId, useMemo } from 'react';
import { type Choice, SelectBox } from '#ui/fields/Select.tsx';
import { useEarlyChoice } from '#ui/fields/useEarlyChoice.ts';

/** A labelled select element. It works by script, so it is hidden without one. */
export function Picker({
  label,
  value,
  options,
  empty,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The label for no choice, where that is possible. */
  empty?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  // Memoised: a list of all countries is long and rarely changes.
  const list = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  const control = useEarlyChoice<HTMLSelectElement>(value, onChange);
  return (
    // Printed, a list without a choice would be an empty box.
    <p className={`needs-script ${value === '' ? 'no-print' : ''}`}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[530]">
        {label}
      </label>
      <SelectBox
        ref={control}
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {list}
      </SelectBox>
    </p>
  );
}
