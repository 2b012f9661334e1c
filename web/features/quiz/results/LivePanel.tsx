import { useState } from 'react';
import { type QuizAnswers, type ClimateFactor, isClimate, questionOrder } from '../answers.ts';
import { climateWords, importanceWords, questions } from '../questions.ts';
import { StepSlider } from '../StepSlider.tsx';

/** "Mild, as in Lisbon: about 16 °C …" becomes "Mild" where there is little room. */
const short = (words: readonly string[]): readonly string[] => words.map((word) => word.split(/[:,]/, 1)[0]!);
const climateShort: Readonly<Record<ClimateFactor, readonly string[]>> = {
  temperature_celsius: short(climateWords.temperature_celsius),
  rainfall_mm_year: short(climateWords.rainfall_mm_year),
};

/**
 * All sliders of the quiz beside the map, which follows them immediately. Collapsed where it would hide the results.
 */
export function LivePanel({
  answers,
  onChange,
  onReset,
}: {
  answers: QuizAnswers;
  onChange: (answers: QuizAnswers) => void;
  /** Null while nothing was moved. */
  onReset: (() => void) | null;
}) {
  const [wide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  const { importance, direction } = answers;
  return (
    <details
      open={wide}
      className="no-print rounded-card border border-line bg-sheet p-5 lg:sticky lg:top-24 lg:col-span-4 lg:row-span-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <summary className="font-serif text-lg">Move a slider</summary>
      <div className="mt-1 mb-4 flex min-h-9 items-center justify-between gap-4 text-sm text-ink-soft">
        <p>Map and list follow at once.</p>
        {onReset && (
          <button
            type="button"
            onClick={onReset}
            className="min-h-9 shrink-0 font-[530] text-accent hover:underline"
          >
            Back to my answers
          </button>
        )}
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {questionOrder.map((factor) => (
          <div key={factor} className="grid content-start gap-1">
            {isClimate(factor) && (
              <StepSlider
                compact
                label={factor === 'temperature_celsius' ? 'Warmth you want' : 'Rain you want'}
                value={direction[factor]}
                words={climateShort[factor]}
                onChange={(value) => onChange({ ...answers, direction: { ...direction, [factor]: value } })}
              />
            )}
            <StepSlider
              compact
              label={isClimate(factor) ? `${questions[factor].label}: importance` : questions[factor].label}
              value={importance[factor]}
              words={importanceWords}
              onChange={(value) => onChange({ ...answers, importance: { ...importance, [factor]: value } })}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
