import { toggleOption } from '@global-fit/questionnaire/lists/choices';
import { optionsOf } from '@global-fit/questionnaire/lists/options';
import { CheckboxGroup } from '#ui/fields/ChoiceGroup.tsx';
import { MultiCombobox } from '#ui/fields/MultiCombobox.tsx';
import { type ControlProps, listOf } from './control.ts';
import { usePrefilledHelp } from './usePrefilledHelp.tsx';

/** The choice by which two lists differ. */
function changedChoice(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((one) => !before.includes(one)) ?? before.find((one) => !after.includes(one));
}

/** Multiple choice: checkboxes for a short list, a search for a long one. Exclusive choices clear the others. */
export function ListQuestion(props: ControlProps) {
  const { question, answer, required, error, label, onAnswer, onCommit } = props;
  const help = usePrefilledHelp(props);
  const chosen = listOf(answer);
  const options = optionsOf(question);
  const change = (next: readonly string[]): void => {
    const changed = changedChoice(chosen, next);
    if (changed === undefined) return;
    onAnswer({ value: toggleOption(question, chosen, changed) });
    onCommit();
  };
  const common = { label, help, error, required, options, value: chosen, onChange: change };
  if (question.optionSource || question.useAutocomplete)
    return <MultiCombobox {...common} placeholder={question.placeholder ?? 'Search...'} />;
  return <CheckboxGroup {...common} name={question.id} />;
}
