import { noMatchesText, optionNamed, searchOptions } from '@global-fit/questionnaire/lists/countrySearch';
import { type ComponentProps, type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { boxStyle, describedBy, FieldError, FieldHelp, type FieldProps } from './Field.tsx';
import { Check } from '../icons.tsx';
import { GoesWithPage } from './GoesWithPage.tsx';
import { KeepsPageReadable } from './KeepsPageReadable.tsx';
import { OpensWhereItIs } from './OpensWhereItIs.tsx';
import { namesElsewhere } from './namesElsewhere.ts';
import { hasChosen, watchTaps } from './secondTap.ts';
import type { Choice } from './Select.tsx';

export interface ComboboxProps extends FieldProps {
  options: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Maximum height of the list in px: 250 in a questionnaire, 300 in the account form. */
  listHeight?: number;
  isDisabled?: boolean;
  /** Takes the focus when it appears, for a box opened by another control. */
  autoFocus?: boolean;
  /** Clears the box after a choice, for a picker that collects several. */
  clearsOnChoice?: boolean;
  /** Options missing from the list because they are already taken. */
  taken?: readonly Choice[];
}

/** So many entries are drawn at a time: one letter finds most countries, and all of them would hold up a slow phone. */
const DRAWN = 40;

/** So much of a text is enough to know it again. */
const MOST_QUOTED = 60;

/** Distance of the list below its box in px, which leaves room for an error message. */
const BELOW_BOX = 8;
const BELOW_ERROR = 38;

/**
 * The text box of the list. An option that was only highlighted by the arrow keys is not chosen on leaving. A click
 * opens the list like the focus does, so that a box that still has the focus can reopen it.
 */
function Box({ onKeyDownCapture, ...props }: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={() => state?.open(null, 'focus')}
      // Before the library handles the key: it would choose the option on Tab and keep the list open on Escape.
      onKeyDownCapture={(event) => {
        const { key } = event;
        onKeyDownCapture?.(event);
        if (key === 'Tab' || key === 'Escape') state?.selectionManager.setFocusedKey(null);
      }}
    />
  );
}

/**
 * A searchable list with type-ahead. It opens on focus, typing or a click; arrow keys move, Enter chooses, Escape
 * closes and clears, Tab and a click elsewhere close. The full name of an option is then chosen; any other text is
 * removed, with a message.
 */
export function Combobox({
  label,
  help,
  error,
  required = false,
  options,
  value,
  onChange,
  placeholder,
  listHeight = 250,
  isDisabled = false,
  autoFocus = false,
  clearsOnChoice = false,
  taken = [],
}: ComboboxProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [text, setText] = useState(chosen);
  // A choice changed elsewhere is shown in the box; the box itself stays, with the focus in it.
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    setText(chosen);
  }
  // A box with a choice lists everything again; one with typed text lists the matches.
  const found = searchOptions(options, text === chosen ? '' : text, namesElsewhere);

  const [drawn, setDrawn] = useState(DRAWN);

  const [leftOut, setLeftOut] = useState('');
  /** Text that was typed without choosing: the library empties the box before it is left. */
  const typed = useRef('');
  const choose = (next: string | null): void => {
    hasChosen();
    // The library also reports the old choice when the box is left.
    if (next !== value) {
      typed.current = '';
      setLeftOut('');
    }
    onChange(next);
    const picked = options.find((option) => option.value === next)?.label ?? '';
    setText(clearsOnChoice ? '' : picked);
  };
  const leave = (): void => {
    const words = typed.current.trim();
    typed.current = '';
    if (words === '' || optionNamed(taken, words, namesElsewhere)) return;
    const named = optionNamed(options, words, namesElsewhere);
    if (named) return choose(named.value);
    const isChosen = searchOptions(options, words, namesElsewhere).some((option) => option.value === value);
    if (!isChosen) setLeftOut(words);
  };

  const focusedAt = useRef(0);
  useEffect(watchTaps, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    focusedAt.current = 0;
    if (event.key !== 'Escape') return;
    setText('');
    onChange(null);
  };
  return (
    <AriaComboBox
      items={found.slice(0, drawn)}
      value={value}
      inputValue={text}
      onInputChange={(now) => {
        setText(now);
        setDrawn(DRAWN);
      }}
      onChange={(key) => choose(key as string | null)}
      // A click elsewhere closes the list and leaves the focus in the box.
      onOpenChange={(isOpen) => !isOpen && leave()}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={required}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      validationBehavior="aria"
      {...describedBy(id, help, error)}
    >
      <Label className="block font-[530]">{label}</Label>
      <FieldHelp id={`${id}-help`} help={help} />
      <Box
        placeholder={placeholder ?? ''}
        onKeyDown={onKeyDown}
        onKeyDownCapture={({ key }) => {
          if (key === 'Escape') typed.current = '';
        }}
        onFocus={({ currentTarget }) => {
          focusedAt.current = performance.now();
          setLeftOut('');
          typed.current = '';
          // Typed text replaces the present choice.
          currentTarget.select();
        }}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value;
        }}
        // Somebody who types and moves on quickly may be gone before the list has opened.
        onBlur={leave}
        className={`${boxStyle} mt-1.5 data-invalid:border-danger`}
      />
      {leftOut && (
        <p role="status" className="mt-1.5 text-sm wrap-anywhere text-caution">
          “{leftOut.slice(0, MOST_QUOTED)}” is not in the list and was left out. Please choose from the list.
        </p>
      )}
      <KeepsPageReadable />
      <OpensWhereItIs focusedAt={focusedAt} />
      <GoesWithPage />
      <FieldError id={`${id}-error`} error={error} />
      <Popover
        offset={error ? BELOW_ERROR : BELOW_BOX}
        className="w-(--trigger-width) overflow-y-auto rounded-card border border-line-strong bg-sheet p-1.5 shadow-[0_12px_32px_-12px_rgb(0_0_0/0.35)]"
      >
        <ListBox
          className="overflow-y-auto outline-none"
          style={{ maxHeight: listHeight }}
          onScroll={({ currentTarget: { scrollTop, scrollHeight } }) => {
            if (scrollTop > scrollHeight - 3 * listHeight) setDrawn(drawn + DRAWN);
          }}
          renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft">{noMatchesText(text)}</p>}
        >
          {(option: Choice) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className="group flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-small px-3 py-2 outline-none data-focused:bg-accent-wash forced-colors:data-focused:outline-2 forced-colors:data-focused:-outline-offset-2 forced-colors:data-focused:outline-solid data-selected:font-[560]"
            >
              {option.label}
              <Check className="hidden text-accent group-data-selected:block" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
