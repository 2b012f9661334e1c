import type { Answers } from '@global-fit/questionnaire/model';
import { answerChanges } from '#features/drafts/answerChanges.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { DraftContent } from '#features/drafts/progress.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Alert } from '#ui/notices/Alert.tsx';

/** After a choice between two versions: switches back to the other, which is kept until the answers are used. */
export function OtherVersion({
  keeper,
  answers,
  onSwap,
}: {
  keeper: Keeper;
  answers: Answers;
  onSwap: (content: DraftContent) => void;
}) {
  const { unchosen } = keeper.state;
  const differing = Object.keys(answerChanges(answers, unchosen?.answers ?? {})).length;
  const swap = (): void => {
    const other = keeper.swapVersions();
    if (other) onSwap(other);
  };
  return (
    <Alert title="The other version of your answers is kept">
      <p>
        It differs in {differing === 1 ? '1 answer' : `${differing} answers`}, and stays in this browser until
        you order, sign out or delete it.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={swap} className={buttonStyle('secondary', 'small')}>
          Go on with the other version
        </button>
        <button type="button" onClick={() => keeper.dropUnchosen()} className={buttonStyle('quiet', 'small')}>
          Delete the other version
        </button>
      </div>
    </Alert>
  );
}
