import { useId, useMemo } from 'react';
import { type Choice, SelectBox } from '#ui/fields/Select.tsx';
import { useEarlyChoice } from '#ui/fields/useEarlyChoice.ts';

/** A labelled list to choose from. It does its work by script, so without one it is not shown. */
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
  /** What stands for no choice, where that is one. */
  empty?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  // A list of all countries is long: it is drawn again only when it is another one.
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
    // On paper a list that nothing was chosen from is an empty box.
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
