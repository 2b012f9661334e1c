import { useRef, useState } from 'react';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { DraftContent } from '#features/drafts/progress.ts';
import { AssessmentLayout } from './AssessmentLayout.tsx';
import { HealthConsentDialog } from './consent/HealthConsentDialog.tsx';
import { useHealthQuestions } from './consent/useHealthQuestions.ts';
import { Overview } from './Overview.tsx';
import { ReviewPage, type ReviewWords } from './review/ReviewPage.tsx';
import { OtherVersion } from './saving/OtherVersion.tsx';
import { StaleNotice } from './saving/StaleNotice.tsx';
import { useFocusAfterChoice } from './saving/useFocusAfterChoice.ts';
import { useVersions } from './saving/useVersions.ts';
import { SectionPage } from './SectionPage.tsx';
import { lastAnswered } from './sectionQuestions.ts';
import { useAnswering } from './useAnswering.ts';
import { useAssessment } from './useAssessment.ts';
import { useSectionMoves } from './useSectionMoves.ts';

export interface QuestionnaireProps {
  readonly userId: string;
  readonly answers: Answers;
  /** From 0; the number of sections stands for the page that checks all answers. */
  readonly section: number;
  /** A button that is gone has led here, so the first section takes the focus. */
  readonly isArrival: boolean;
  /** Level of its title; 2 on a page that has a title of its own. */
  readonly level?: 1 | 2;
  /** What the page that checks all answers calls them, unless they are a profile's. */
  readonly reviewWords?: ReviewWords;
  readonly productId: string | null;
  readonly keeper: Keeper;
  readonly onAnswer: (id: string, answer: Answer | undefined) => void;
  readonly onReplace: (content: DraftContent) => void;
  readonly onSection: (section: number) => void;
  /** Shown before the first section. */
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/**
 * The profile assessment, one section at a time. What is shown and what is invalid follows from the definition alone.
 */
export function Questionnaire(props: QuestionnaireProps) {
  const { answers, productId, keeper, level = 1 } = props;
  const assessment = useAssessment(answers);
  const { sections, entries } = assessment.form;
  const index = Math.min(props.section, sections.length);
  const section = sections[index];
  const moves = useSectionMoves(assessment, index, props.isArrival);
  const health = useHealthQuestions(props.userId, section?.questions ?? []);
  const { kept, answer, commit, save, header, footer } = useAnswering({
    assessment,
    content: { answers, sectionIndex: index, productId },
    keeper,
    onAnswer: props.onAnswer,
    onEdit: moves.unmark,
    onWrong: moves.mark,
  });
  const [furthest, setFurthest] = useState(index);
  if (index > furthest) setFurthest(index);
  const reached = Math.max(furthest, lastAnswered(assessment));

  const go = (target: number): void => {
    void save(target);
    props.onSection(target);
  };
  const next = (): void => {
    if (moves.check()) go(moves.fromReview ? sections.length : index + 1);
  };
  const previous = (): void => {
    if (index > 0) return go(index - 1);
    void save();
    props.onBack();
  };
  const versions = useVersions(keeper);
  useFocusAfterChoice(versions, moves.heading);
  // Changes made elsewhere require a choice before the answers are used.
  const notice = useRef<HTMLDivElement>(null);
  const submit = (): void => {
    if (versions === 'choice') notice.current?.querySelector<HTMLElement>('a, button')?.focus();
    else props.onSubmit();
  };
  const closeHealth = async (): Promise<void> => {
    await health.takeBack();
    // It may contain answers that are being deleted.
    keeper.dropUnchosen();
    for (const { question } of entries) {
      if (question.sensitive === 'health' && answers[question.id]) answer(question.id, undefined);
    }
  };

  return (
    <AssessmentLayout
      overview={
        <Overview
          assessment={assessment}
          current={index}
          reached={reached}
          onGo={(target) => {
            if (target <= index || moves.check()) go(target);
          }}
        />
      }
    >
      {versions === 'choice' && (
        <div ref={notice}>
          <StaleNotice keeper={keeper} onTaken={props.onReplace} />
        </div>
      )}
      {versions === 'way back' && (
        <div className="mb-8">
          <OtherVersion {...{ keeper, answers }} onSwap={props.onReplace} />
        </div>
      )}
      {section ? (
        <SectionPage
          {...{ assessment, section, index, level, kept, header, footer }}
          headingRef={moves.heading}
          marked={moves.marked}
          stopped={moves.stopped}
          fromReview={moves.fromReview}
          healthOpen={health.open}
          onAnswer={answer}
          onCommit={commit}
          onRetry={() => keeper.retry()}
          onOpenHealth={health.ask}
          onCloseHealth={closeHealth}
          onPrevious={previous}
          onNext={next}
        />
      ) : (
        <ReviewPage
          words={props.reviewWords}
          assessment={assessment}
          level={level}
          healthOpen={health.open}
          headingRef={moves.heading}
          onPrevious={previous}
          onSubmit={submit}
          onChange={(target, questionId) => {
            moves.want(questionId);
            go(target);
          }}
        />
      )}
      {health.asking && <HealthConsentDialog onAgree={health.agree} onSkip={health.skip} />}
    </AssessmentLayout>
  );
}
