import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { Close } from './icons.tsx';

/** A searchable list from which several are taken; the taken ones stand below as chips that a × removes. */
export function MultiCombobox({
  value,
  onChange,
  options,
  most = Number.POSITIVE_INFINITY,
  isDisabled = false,
  ...rest
}: Omit<ComboboxProps, 'value' | 'onChange' | 'clearsOnChoice'> & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The picker is disabled once this many are taken. */
  most?: number;
}) {
  const taken = value.flatMap((one) => options.find((option) => option.value === one) ?? []);
  return (
    <div>
      <Combobox
        {...rest}
        options={options.filter((option) => !value.includes(option.value))}
        value={null}
        clearsOnChoice
        isDisabled={isDisabled || value.length >= most}
        onChange={(next) => next !== null && onChange([...value, next])}
      />
      {taken.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {taken.map((option) => (
            <li
              key={option.value}
              className="inline-flex items-center rounded-small border border-line-strong bg-accent-wash pl-3 text-sm"
            >
              {option.label}
              <button
                type="button"
                aria-label={`Remove ${option.label}`}
                disabled={isDisabled}
                onClick={() => onChange(value.filter((one) => one !== option.value))}
                className="grid size-9 place-items-center"
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
