import { useId } from 'react';
import { useEarlyChoice } from '#ui/fields/useEarlyChoice.ts';

const positions = [1, 2, 3, 4, 5];

/**
 * Five positions between two ends, with the browser's own slider. The label of the position is shown and announced;
 * `compact` is for many of them side by side.
 */
export function StepSlider({
  label,
  value,
  words,
  ends,
  compact = false,
  onChange,
}: {
  label: string;
  value: number;
  /** One label for each position. */
  words: readonly string[];
  ends?: readonly [string, string];
  compact?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const control = useEarlyChoice<HTMLInputElement>(String(value), (early) => onChange(Number(early)));
  const word = words[value - 1] ?? '';
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className={compact ? 'text-sm' : 'font-[530]'}>
          {label}
        </label>
        <output htmlFor={id} className={`text-accent ${compact ? 'text-sm' : 'font-[530]'}`}>
          {word}
        </output>
      </div>
      <input
        ref={control}
        id={id}
        type="range"
        min={1}
        max={5}
        step={1}
        value={value}
        aria-valuetext={word}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={`block w-full cursor-pointer ${compact ? 'h-8' : 'mt-2 h-11'}`}
      />
      {!compact && (
        <div aria-hidden="true" className="flex justify-between px-[3px] text-ink-soft">
          {positions.map((position) => (
            <span key={position} className="flex w-2.5 flex-col items-center text-sm whitespace-nowrap">
              <span
                className={`mb-1 block h-2 w-px ${position === value ? 'bg-accent' : 'bg-line-strong'}`}
              />
              <span className={`figures ${position === value ? 'font-[600] text-ink' : ''}`}>{position}</span>
            </span>
          ))}
        </div>
      )}
      {ends && !compact && (
        <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
