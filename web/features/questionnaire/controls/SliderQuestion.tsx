import {
  DEFAULT_IMPORTANCE,
  importanceOf,
  sliderDefault,
  sliderRange,
} from '@global-fit/questionnaire/answers/sliders';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { focusControl } from '../questionElement.ts';
import type { ControlProps } from './control.ts';

/** A scale between two ends and, where asked, its importance. */
export function SliderQuestion({ question, answer, error, label, help, onAnswer, onCommit }: ControlProps) {
  const { min, max } = sliderRange(question);
  const untouched = answer === undefined || answer.touched === false;
  const value = typeof answer?.value === 'number' ? answer.value : sliderDefault(question);
  const importance = importanceOf(answer);
  const set = (next: number, nextImportance: number): void =>
    onAnswer({ value: next, ...(question.showImportance ? { importanceValue: nextImportance } : {}) });
  return (
    <div>
      <Slider
        label={label}
        help={help}
        error={error}
        min={min}
        max={max}
        step={question.step ?? 1}
        value={value}
        minLabel={question.minLabel}
        maxLabel={question.maxLabel}
        untouched={untouched}
        onChange={(next) => set(next, importance)}
        onRelease={onCommit}
      />
      {untouched && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          Not set yet: it counts as neutral.
          <button
            type="button"
            onClick={() => {
              set(value, importance);
              onCommit();
              focusControl(question.id);
            }}
            className={`${buttonStyle('quiet', 'small')} -mx-2`}
          >
            Set it to {value}
          </button>
        </p>
      )}
      {question.showImportance && (
        <div className="mt-4 border-l-2 border-line pl-4">
          <Slider
            label={
              <>
                <span className="sr-only">{question.question} </span>How important is this to you?
              </>
            }
            min={1}
            max={5}
            value={importance}
            minLabel="Not important"
            maxLabel="Very important"
            untouched={untouched && importance === DEFAULT_IMPORTANCE}
            onChange={(next) => set(value, next)}
            onRelease={onCommit}
          />
        </div>
      )}
    </div>
  );
}
