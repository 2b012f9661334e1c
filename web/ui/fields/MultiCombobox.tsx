import { useEffect, useRef } from 'react';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { Close } from '../icons.tsx';
import { hasChosen } from './secondTap.ts';

/** A searchable list for several choices, shown below as chips that an × removes. */
export function MultiCombobox({
  value,
  onChange,
  options,
  most = Number.POSITIVE_INFINITY,
  isDisabled = false,
  ...rest
}: Omit<ComboboxProps, 'value' | 'onChange' | 'clearsOnChoice' | 'taken'> & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The picker is disabled once this many are chosen. */
  most?: number;
}) {
  const within = useRef<HTMLDivElement>(null);
  /** The chip that takes the focus next, because the present one disappears with the next render. */
  const heir = useRef<number | null>(null);
  useEffect(() => {
    if (heir.current === null) return;
    const chips = within.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = chips[Math.min(heir.current, chips.length - 1)] ?? within.current?.querySelector('input');
    next?.focus();
    heir.current = null;
  }, [value]);
  const taken = value.flatMap((one) => options.find((option) => option.value === one) ?? []);
  return (
    <div ref={within}>
      <Combobox
        {...rest}
        options={options.filter((option) => !value.includes(option.value))}
        taken={taken}
        value={null}
        clearsOnChoice
        isDisabled={isDisabled || value.length >= most}
        onChange={(next) => {
          if (next === null) return;
          if (value.length + 1 >= most) heir.current = value.length;
          onChange([...value, next]);
        }}
      />
      {taken.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {taken.map((option, at) => (
            <li
              key={option.value}
              className="inline-flex items-center rounded-small border border-line-strong bg-accent-wash pl-3 text-sm"
            >
              {option.label}
              <button
                type="button"
                aria-label={`Remove ${option.label}`}
                disabled={isDisabled}
                onClick={({ detail }) => {
                  hasChosen();
                  // Removing the last chip by touch must not open the list and the phone's keyboard.
                  heir.current = taken.length === 1 && detail > 0 ? null : at;
                  onChange(value.filter((one) => one !== option.value));
                }}
                className="grid size-9 place-items-center rounded-small focus-visible:-outline-offset-3"
              >
                <Close width="16" height="16" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
