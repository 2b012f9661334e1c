import { optionsOf } from '@global-fit/questionnaire/lists/options';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { RadioGroup } from '#ui/fields/ChoiceGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { focusControl } from '../questionElement.ts';
import { type ControlProps, textOf } from './control.ts';

/** A single choice: as radio buttons, a list, or a search among the countries of the world. */
export function ChoiceQuestion(props: ControlProps) {
  const { question, answer, required, error, label, help, onAnswer, onCommit } = props;
  const options = optionsOf(question);
  const value = textOf(answer);
  const hasSilence = options.some((option) => option.value === 'prefer-not-to-say');
  const choose = (chosen: string | null): void => {
    onAnswer({ value: chosen });
    onCommit();
  };
  const common = { label, help, error, required };
  if (question.optionSource) {
    return (
      <Combobox
        {...common}
        options={options}
        value={value || null}
        placeholder={question.placeholder ?? 'Search...'}
        onChange={(chosen) => chosen !== (value || null) && choose(chosen)}
      />
    );
  }
  if (question.type === 'select') {
    return (
      <Select
        {...common}
        options={options}
        placeholder={question.placeholder ?? 'Choose one'}
        value={value}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
        onBlur={onCommit}
      />
    );
  }
  return (
    <>
      <RadioGroup {...common} name={question.id} options={options} value={value || null} onChange={choose} />
      {!required && value !== '' && (
        <button
          type="button"
          onClick={() => {
            choose(null);
            focusControl(question.id);
          }}
          className={`${buttonStyle('quiet', 'small')} mt-1 -ml-3.5`}
        >
          {question.sensitive && !hasSilence ? 'Prefer not to say' : 'Clear my answer'}
        </button>
      )}
    </>
  );
}
