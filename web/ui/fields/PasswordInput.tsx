import { type ComponentProps, useState } from 'react';
import { boxStyle, Field } from '#ui/fields/Field.tsx';

/** A password field with a button to show it. */
export function PasswordInput({
  label,
  help,
  error,
  ...input
}: { label: string; help?: string; error?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'id' | 'type'
>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} required>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${boxStyle} pr-20`}
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 rounded-small px-4 text-sm font-[550] text-accent hover:bg-inset"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
