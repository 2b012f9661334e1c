import { useDeferredValue } from 'react';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { ClosedHealthQuestions } from './consent/ClosedHealthQuestions.tsx';
import { QuestionField } from './QuestionField.tsx';
import { byMember, type Shown } from './sectionQuestions.ts';

interface FieldsProps {
  readonly answers: Answers;
  /** Ids of questions whose error is shown. */
  readonly marked: ReadonlySet<string>;
  readonly healthOpen: boolean;
  readonly onOpenHealth: () => void;
  readonly onAnswer: (id: string, answer: Answer | undefined) => void;
  readonly onCommit: (id: string) => void;
}

function Fields({ questions, ...props }: FieldsProps & { questions: readonly Shown[] }) {
  const closed = props.healthOpen ? [] : questions.filter(({ question }) => question.sensitive === 'health');
  return (
    <div className="space-y-9">
      {questions
        .filter((shown) => !closed.includes(shown))
        .map(({ question, required, fault }) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={props.answers[question.id]}
            required={required}
            error={props.marked.has(question.id) ? fault : null}
            onAnswer={props.onAnswer}
            onCommit={props.onCommit}
          />
        ))}
      {closed.length > 0 && <ClosedHealthQuestions count={closed.length} onOpen={props.onOpenHealth} />}
    </div>
  );
}

/** The questions of a section, grouped by family member. */
export function SectionFields({ questions, ...props }: FieldsProps & { questions: readonly Shown[] }) {
  // One answer may bring many questions, such as those of a large family. What was typed is shown before they are.
  const drawn = useDeferredValue(questions);
  return (
    <div className="space-y-9">
      {byMember(drawn).map((group) =>
        group.member === 0 ? (
          <Fields key={group.questions[0]?.question.id} {...props} questions={group.questions} />
        ) : (
          <fieldset key={group.member} className="rounded-card border border-line bg-sheet p-5 sm:p-6">
            <legend className="-ml-2 bg-paper px-2 font-serif text-lg">Family member {group.member}</legend>
            <Fields {...props} questions={group.questions} />
          </fieldset>
        ),
      )}
    </div>
  );
}
