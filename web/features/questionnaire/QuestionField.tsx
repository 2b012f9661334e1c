import { memo, useCallback } from 'react';
import type { Answer, Question } from '@global-fit/questionnaire/model';
import { optionsOf } from '@global-fit/questionnaire/lists/options';
import { Disclosure } from '#ui/blocks/Disclosure.tsx';
import { ChoiceQuestion } from './controls/ChoiceQuestion.tsx';
import type { ControlProps } from './controls/control.ts';
import { ListQuestion } from './controls/ListQuestion.tsx';
import { NumberQuestion } from './controls/NumberQuestion.tsx';
import { PlaceQuestion } from './controls/PlaceQuestion.tsx';
import { SliderQuestion } from './controls/SliderQuestion.tsx';
import { TextQuestion } from './controls/TextQuestion.tsx';
import { questionElementId } from './questionElement.ts';

function Control(props: ControlProps) {
  switch (props.question.type) {
    case 'text':
    case 'email':
    case 'textarea':
      return <TextQuestion {...props} />;
    case 'number':
      return <NumberQuestion {...props} />;
    case 'select':
    case 'radio':
      return <ChoiceQuestion {...props} />;
    case 'multiselect':
    case 'checkbox':
      return <ListQuestion {...props} />;
    case 'slider':
      return <SliderQuestion {...props} />;
    case 'location':
      return <PlaceQuestion {...props} />;
    default:
      return props.question.type satisfies never;
  }
}

/** A sensitive question can be declined, by the choice offered or by leaving it open. */
function mayStayOpen(question: Question, required: boolean): boolean {
  if (!question.sensitive || required) return false;
  return !optionsOf(question).some(({ value }) => value === 'prefer-not-to-say');
}

export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly required: boolean;
  readonly error: string | null;
  readonly onAnswer: (id: string, answer: Answer | undefined) => void;
  readonly onCommit: (id: string) => void;
}

/** A question with its control, why it is asked, and the error of its answer. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, required, onAnswer, onCommit } = props;
  const { id } = question;
  const change = useCallback((answer: Answer | undefined) => onAnswer(id, answer), [id, onAnswer]);
  const commit = useCallback(() => onCommit(id), [id, onCommit]);
  return (
    <div id={questionElementId(id)} className="scroll-mb-40">
      <Control
        question={question}
        answer={props.answer}
        required={required}
        error={props.error}
        help={question.description}
        label={
          <>
            {question.question}
            {required && <span className="font-normal text-ink-soft"> (required)</span>}
          </>
        }
        onAnswer={change}
        onCommit={commit}
      />
      {question.whyWeAsk && (
        <div className="mt-1.5">
          <Disclosure title="Why we ask" about={question.question}>
            <p>{question.whyWeAsk}</p>
            {mayStayOpen(question, required) && (
              <p className="mt-1">
                If you prefer not to say, leave it open. Your report then does without it.
              </p>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
});
