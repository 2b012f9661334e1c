import { maxLengthOf } from '@global-fit/questionnaire/checks/valueRules';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { Textarea } from '#ui/fields/Textarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { type ControlProps, textOf } from './control.ts';
import { leftOutQuestions } from './leftOutQuestions.ts';

/** The number of characters is shown from this share of the limit. */
const NEARLY_FULL = 0.9;

function roomLeft(length: number, limit: number): string | null {
  if (length < limit * NEARLY_FULL) return null;
  const left = limit - length;
  if (left <= 0) return `This is full: beyond ${limit} characters nothing is kept`;
  return left === 1 ? '1 character left' : `${left} characters left`;
}

/** Text, e-mail and multi-line text. */
export function TextQuestion({
  question,
  answer,
  required,
  error,
  label,
  help,
  onAnswer,
  onCommit,
}: ControlProps) {
  const value = textOf(answer);
  const limit = maxLengthOf(question);
  const room = roomLeft(value.length, limit);
  const common = {
    label,
    help: room ? (
      <>
        {help} <span role="status">{room}</span>
      </>
    ) : (
      help
    ),
    error,
    required,
    value,
    maxLength: limit,
    placeholder: question.placeholder ?? '',
    onChange: (event: { target: { value: string } }) => onAnswer({ value: event.target.value }),
    onBlur: onCommit,
  };
  if (question.type === 'textarea') {
    const leftOut = question.id === 'specific-questions' ? leftOutQuestions(value) : null;
    return (
      <>
        <Textarea {...common} rows={question.rows ?? 3} />
        {leftOut && (
          <p role="status" className="mt-1.5 text-sm text-caution">
            {leftOut}
          </p>
        )}
      </>
    );
  }
  if (question.type === 'email') return <EmailInput {...common} autoComplete="email" />;
  return (
    <TextInput
      {...common}
      autoComplete={question.id === 'full-name' ? 'name' : 'off'}
      autoCapitalize="words"
    />
  );
}
