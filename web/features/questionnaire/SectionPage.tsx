import type { Assessment } from '@global-fit/questionnaire/assessment';
import type { Section } from '@global-fit/questionnaire/model';
import type { Ref } from 'react';
import type { KeeperState } from '#features/drafts/keeping.ts';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';
import { WithdrawHealthConsent } from './consent/WithdrawHealthConsent.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SectionFields } from './SectionFields.tsx';
import { SectionFooter } from './SectionFooter.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { SaveStatus } from './saving/SaveStatus.tsx';
import type { ButtonState } from './saving/useSaveButton.ts';
import { shownQuestions } from './sectionQuestions.ts';
import type { useAnswering } from './useAnswering.ts';

interface SaveControl {
  readonly state: ButtonState;
  readonly press: () => void;
}

/** A section: header, questions, and footer. */
export function SectionPage(props: {
  assessment: Assessment;
  section: Section;
  index: number;
  level: 1 | 2;
  kept: KeeperState;
  headingRef: Ref<HTMLHeadingElement>;
  marked: ReadonlySet<string>;
  stopped: readonly string[];
  healthOpen: boolean;
  fromReview: boolean;
  header: SaveControl;
  footer: SaveControl;
  onAnswer: ReturnType<typeof useAnswering>['answer'];
  onCommit: (id: string) => void;
  onRetry: () => void;
  onOpenHealth: () => void;
  onCloseHealth: () => Promise<void>;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const { assessment, section, index, header, footer, stopped } = props;
  const { length } = assessment.form.sections;
  useTabTitle(section.title);
  const questions = shownQuestions(assessment, section);
  const hasHealth = questions.some(({ question }) => question.sensitive === 'health');
  const problems = questions
    .filter(({ question }) => stopped.includes(question.id))
    .map(({ question, member, fault }) => ({ question, member, message: fault ?? '' }));
  return (
    <>
      <SectionHeader
        section={section}
        index={index}
        level={props.level}
        count={length}
        questions={questions.length}
        save={header.state}
        onSave={header.press}
        status={<SaveStatus state={props.kept} onRetry={props.onRetry} />}
        headingRef={props.headingRef}
      />
      <form
        noValidate
        aria-label={section.title}
        // Enter in a field must not leave the section.
        onSubmit={(event) => event.preventDefault()}
        className="mt-10"
      >
        <ErrorSummary problems={problems} />
        <div className={problems.length > 0 ? 'mt-8' : ''}>
          <SectionFields
            key={section.id}
            questions={questions}
            answers={assessment.answers}
            marked={props.marked}
            healthOpen={props.healthOpen}
            onOpenHealth={props.onOpenHealth}
            onAnswer={props.onAnswer}
            onCommit={props.onCommit}
          />
        </div>
        {hasHealth && props.healthOpen && <WithdrawHealthConsent onWithdraw={props.onCloseHealth} />}
        <SectionFooter
          isLast={index === length - 1}
          fromReview={props.fromReview}
          save={footer.state}
          onPrevious={props.onPrevious}
          onSave={footer.press}
          onNext={props.onNext}
        />
      </form>
    </>
  );
}
