import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useEarlyChoice } from '#ui/fields/useEarlyChoice.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { categoriesOf, found, type Resource } from './search.ts';

/** Search, category filter, and the matching resources. */
export function Library({ resources }: { resources: readonly Resource[] }) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const search = useEarlyChoice<HTMLInputElement>(text, setText);
  const filter = useEarlyChoice<HTMLSelectElement>(category, setCategory);
  const shown = found(resources, text, category);
  const reset = (): void => {
    setText('');
    setCategory('');
    // The reset button disappears with the empty list, so the focus moves to the filters.
    search.current?.focus();
  };
  return (
    <>
      <form role="search" className="needs-script" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
          <TextInput
            ref={search}
            label="Search"
            type="search"
            name="search"
            autoComplete="off"
            placeholder="A word, such as visa or dog"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Select
            ref={filter}
            label="Category"
            name="category"
            placeholder="All"
            options={categoriesOf(resources).map((value) => ({ value, label: value }))}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        </div>
      </form>
      <p role="status" className="figures mt-6 text-sm text-ink-soft">
        Showing {shown.length} of {resources.length} resources
      </p>
      {shown.length === 0 ? (
        <div className="mt-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
          <p className="mb-5">No resources found matching your criteria.</p>
          <Button tone="secondary" onClick={reset}>
            Reset Filters
          </Button>
        </div>
      ) : (
        <ul className="mt-4 grid gap-5 sm:grid-cols-2">
          {shown.map((one) => (
            <li key={one.id}>
              <ResourceCard card={{ ...one, label: one.category, action: 'Read the guide' }} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
