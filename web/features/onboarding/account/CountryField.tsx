import { useState } from 'react';
import { COUNTRIES } from '@global-fit/questionnaire/countries';
import { Combobox } from '#ui/Combobox.tsx';
import { FieldError } from '#ui/Field.tsx';

const OPTIONS = COUNTRIES.map(({ iso3, name }) => ({ value: iso3, label: name }));

/** English name of a country; the code itself when it is none of ours. */
export function countryName(iso3: string): string {
  return OPTIONS.find(({ value }) => value === iso3)?.label ?? iso3;
}

/** The country of residence: searched for, then shown with a way to change it. */
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
  if (value === '' || changing) {
    return (
      <Combobox
        label="Country of residence"
        placeholder="Search countries..."
        options={OPTIONS}
        value={null}
        required
        error={error}
        listHeight={300}
        autoFocus={changing}
        onChange={(iso3) => {
          if (iso3 === null) return;
          setChanging(false);
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
