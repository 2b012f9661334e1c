import { useId } from 'react';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Label } from 'react-aria-components/Label';
import { describedBy, FieldError, FieldHelp, type FieldProps } from './Field.tsx';

/**
 * Whole steps between two labelled ends. `onRelease` is called when the thumb is released, `onChange` while it moves.
 */
export function Slider({
  label,
  help,
  error,
  min,
  max,
  step = 1,
  value,
  minLabel,
  maxLabel,
  untouched = false,
  onChange,
  onRelease,
}: FieldProps & {
  min: number;
  max: number;
  step?: number;
  value: number;
  minLabel?: string | undefined;
  maxLabel?: string | undefined;
  /** Nobody has set it yet, so the value shown is a default. */
  untouched?: boolean;
  onChange: (value: number) => void;
  onRelease?: (value: number) => void;
}) {
  const id = useId();
  const share = (value - min) / (max - min || 1);
  return (
    <AriaSlider
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => onChange(next)}
      onChangeEnd={(next) => onRelease?.(next)}
    >
      <div className="flex items-baseline justify-between gap-4">
        <Label className="font-[530]">{label}</Label>
        <SliderOutput
          className={`figures font-serif text-lg leading-none ${untouched ? 'text-ink-soft' : 'text-accent'}`}
        />
      </div>
      <FieldHelp id={`${id}-help`} help={help} />
      {/* The thumb is placed from the left, so the ends stay where they are when a translation turns the page. */}
      <SliderTrack dir="ltr" className="relative mt-1 h-11 w-full touch-none">
        <span
          aria-hidden="true"
          className="absolute inset-x-3 top-1/2 h-1 -translate-y-1/2 bg-line-strong/50 forced-colors:bg-[CanvasText]"
        />
        <span
          aria-hidden="true"
          className={`absolute top-1/2 left-3 h-1 -translate-y-1/2 forced-colors:bg-[Highlight] ${untouched ? 'bg-line-strong' : 'bg-accent'}`}
          style={{ width: `calc((100% - 1.5rem) * ${share})` }}
        />
        <span className="absolute inset-x-3 top-0 h-full">
          <SliderThumb
            {...describedBy(id, help, error)}
            className={`top-1/2 size-6 rounded-full border-2 bg-sheet data-dragging:scale-110 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent ${untouched ? 'border-line-strong' : 'border-accent'}`}
          />
        </span>
      </SliderTrack>
      {(minLabel || maxLabel) && (
        <p dir="ltr" className="-mt-1 flex justify-between gap-4 text-sm text-ink-soft">
          <span>{minLabel}</span>
          <span className="text-right">{maxLabel}</span>
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </AriaSlider>
  );
}
