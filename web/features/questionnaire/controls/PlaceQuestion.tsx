import { useEffect, useId, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { noMatchesText } from '@global-fit/questionnaire/lists/countrySearch';
import type { Answer } from '@global-fit/questionnaire/model';
import { boxStyle, describedBy, FieldError, FieldHelp } from '#ui/fields/Field.tsx';
import { KeepsPageReadable } from '#ui/fields/KeepsPageReadable.tsx';
import { hasChosen, watchTaps } from '#ui/fields/secondTap.ts';
import { type ControlProps, textOf } from './control.ts';
import { type SearchState, usePlaceSuggestions } from './usePlaceSuggestions.ts';

/** The text of the list while it has nothing to offer. */
function emptyText(search: SearchState, text: string): string {
  switch (search) {
    case 'idle':
      return 'Type two letters or more';
    case 'searching':
      return 'Searching...';
    case 'failed':
      return 'We cannot suggest places at the moment. What you type is kept as it is.';
    default:
      return `${noMatchesText(text)}. It is kept as you type it.`;
  }
}

/** A city, region or country: suggested while typing, and accepted as typed where none matches. */
export function PlaceQuestion({
  question,
  answer,
  required,
  error,
  label,
  help,
  onAnswer,
  onCommit,
}: ControlProps) {
  const id = useId();
  const given = textOf(answer);
  const [text, setText] = useState(given);
  const [typing, setTyping] = useState(false);
  // The suggestion chosen last, until the box is edited or left. Choosing closes the list, and its text stays in the
  // box while the place is fetched, since other text would open the list again.
  const [picked, setPicked] = useState<string | null>(null);
  const shown = typing || picked !== null ? text : given;
  const { suggestions, search, select } = usePlaceSuggestions(shown, typing);
  const items = suggestions.map((suggestion, at) => ({ id: `${at}:${suggestion.label}`, suggestion }));
  // Choosing also reports the new text, which must not replace the place.
  const chosen = useRef<string | null>(null);
  useEffect(watchTaps, []);

  const type = (next: string): void => {
    if (chosen.current === next) return;
    chosen.current = null;
    setPicked(null);
    setTyping(true);
    setText(next);
    onAnswer({ value: next });
  };
  // An arrow key opens the list of a text that was typed or chosen before: it is looked up too.
  const open = (_isOpen: boolean, by?: 'focus' | 'input' | 'manual'): void => {
    if (by !== 'manual') return;
    setText(shown);
    setTyping(true);
  };
  const choose = async (key: string | number | null): Promise<void> => {
    const item = items.find((one) => one.id === key);
    if (!item) return;
    hasChosen();
    const { label: words } = item.suggestion;
    chosen.current = words;
    setPicked(item.id);
    setText(words);
    setTyping(false);
    const place = await select(item.suggestion);
    if (chosen.current !== words) return;
    onAnswer(place ? (place as Answer) : { value: words });
    onCommit();
  };
  return (
    <ComboBox
      items={items}
      inputValue={shown}
      onInputChange={type}
      onOpenChange={open}
      value={picked}
      onChange={(key) => void choose(key)}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      isRequired={required}
      isInvalid={error !== null}
      validationBehavior="aria"
      {...describedBy(id, help, error)}
    >
      <Label className="block font-[530]">{label}</Label>
      <FieldHelp id={`${id}-help`} help={help} />
      <Input
        dir="auto"
        placeholder={question.placeholder ?? ''}
        maxLength={question.maxLength ?? 200}
        onBlur={() => {
          setTyping(false);
          setPicked(null);
          onCommit();
        }}
        className={`${boxStyle} mt-1.5 data-invalid:border-danger`}
      />
      <KeepsPageReadable />
      <FieldError id={`${id}-error`} error={error} />
      <Popover className="w-(--trigger-width) rounded-card border border-line-strong bg-sheet p-1.5 shadow-[0_12px_32px_-12px_rgb(0_0_0/0.35)]">
        <ListBox
          className="max-h-[250px] overflow-y-auto outline-none"
          renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft">{emptyText(search, shown)}</p>}
        >
          {({ id: key, suggestion }: (typeof items)[number]) => (
            <ListBoxItem
              id={key}
              textValue={suggestion.label}
              className="flex min-h-11 cursor-pointer items-center rounded-small px-3 py-2 outline-none data-focused:bg-accent-wash forced-colors:data-focused:outline-2 forced-colors:data-focused:-outline-offset-2 forced-colors:data-focused:outline-solid"
            >
              {suggestion.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
