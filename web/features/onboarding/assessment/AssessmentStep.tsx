import { useCallback } from 'react';
import type { Answer } from '@global-fit/questionnaire/model';
import { SECTIONS } from '@global-fit/questionnaire/definition';
import { useSession } from '#api/session.tsx';
import { storageKeys, clearStored, writeStored } from '#features/drafts/storage.ts';
import { payloadOfAnswers } from '#features/profile/payloadOfAnswers.ts';
import { Questionnaire } from '#features/questionnaire/Questionnaire.tsx';
import { ResumeDialog } from '#features/questionnaire/saving/ResumeDialog.tsx';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { AnswersUnreached } from '../AnswersUnreached.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { StepPlace, StepSpinner } from '../StepSpinner.tsx';
import { useOnboarding } from '../useOnboarding.ts';

const sectionTitle = (index: number): string => SECTIONS[index]?.title ?? 'Check your answers';

/** What takes the place of the dialog begins at the top, also where the tab was reloaded far below it. */
const fromTop = (act: () => void) => (): void => {
  window.scrollTo({ top: 0 });
  act();
};

/** Step 3: the assessment, once it is known whose answers to use. */
export default function AssessmentStep() {
  const { state: session, user } = useSession();
  const { state, saved, restoring, act, next, back, goTo, replaceAnswers, setPayload } = useOnboarding();
  const { keeper, found } = saved;

  const answer = useCallback(
    (id: string, value: Answer | undefined) => act({ type: 'answer', id, answer: value }),
    [act],
  );

  if (!keeper && session.status === 'anonymous') {
    return (
      <StepFrame title="Profile Assessment" narrow>
        <Alert tone="info">
          <p>Sign in or create an account first, so that your answers are kept.</p>
        </Alert>
        <button type="button" onClick={() => goTo('ACCOUNT_CREATION')} className={`${buttonStyle()} mt-6`}>
          Go to Account
        </button>
      </StepFrame>
    );
  }
  if (saved.status === 'failed') return <AnswersUnreached title="Profile Assessment" />;
  if (!keeper || restoring || saved.status === 'none' || saved.status === 'loading') return <StepSpinner />;
  if (saved.status === 'asking' && found) {
    return (
      <StepPlace>
        <ResumeDialog
          sectionTitle={sectionTitle(found.content.sectionIndex)}
          savedAt={found.savedAt}
          onResume={fromTop(saved.resume)}
          onStartNew={fromTop(saved.startNew)}
        />
      </StepPlace>
    );
  }

  const submit = (): void => {
    if (user) {
      const payload = payloadOfAnswers(user, state.product?.id ?? '', state.answers);
      if (!payload) return;
      clearStored(storageKeys.profileId);
      writeStored(storageKeys.payload, JSON.stringify(payload));
      setPayload(payload);
      // What the server does not have yet also stays in this browser until it does.
      if (keeper.state.sync === 'synced') keeper.forgetHere();
    }
    next();
  };
  return (
    <Questionnaire
      userId={keeper.userId}
      answers={state.answers}
      section={state.section}
      isArrival={Number.isFinite(state.movedAt) || found !== null}
      productId={state.product?.id ?? null}
      keeper={keeper}
      onAnswer={answer}
      onReplace={({ answers }) => replaceAnswers(answers)}
      onSection={(section) => goTo('PROFILE_ASSESSMENT', section)}
      onBack={back}
      onSubmit={submit}
    />
  );
}
