import { useState } from 'react';
import { COUNTRY_OPTIONS, countryName } from '#content/countries.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldError } from '#ui/fields/Field.tsx';

/**
 * The country of residence: a search, then the chosen country with a button to change it. What is in the box counts.
 */
export function CountryField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (iso3: string) => void;
}) {
  const [changing, setChanging] = useState(false);
  /** The box disappears once a choice is made, so the focus moves to the button that replaces it. */
  const [chosenHere, setChosenHere] = useState(false);
  if (value === '' || changing) {
    return (
      <Combobox
        label="Country of residence"
        placeholder="Search countries..."
        options={COUNTRY_OPTIONS}
        value={value === '' ? null : value}
        required
        error={error}
        listHeight={300}
        autoFocus={changing}
        onChange={(iso3) => {
          if ((iso3 ?? '') === value) return;
          if (iso3 === null) return onChange('');
          setChanging(false);
          setChosenHere(true);
          onChange(iso3);
        }}
      />
    );
  }
  return (
    <div>
      <p className="font-[530]" id="country-of-residence">
        Country of residence
      </p>
      <div className="mt-1.5 flex min-h-12 items-center justify-between gap-4 rounded-small border border-line-strong bg-sheet pl-3.5">
        <span>{countryName(value)}</span>
        <button
          type="button"
          aria-describedby="country-of-residence"
          autoFocus={chosenHere}
          onClick={() => setChanging(true)}
          className="self-stretch rounded-small px-4 text-sm font-[550] text-accent hover:bg-inset"
        >
          Change
        </button>
      </div>
      <FieldError error={error} />
    </div>
  );
}
