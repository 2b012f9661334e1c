import type { OrderSummary } from '@global-fit/contract/orders';
import { SECTIONS } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#api/account.ts';
import { Questionnaire } from '#features/questionnaire/Questionnaire.tsx';
import type { ReviewWords } from '#features/questionnaire/review/ReviewPage.tsx';
import { DiscardDialog, type DiscardWords } from '#features/questionnaire/saving/DiscardDialog.tsx';
import { orderPath } from '#paths.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { ArrowLink } from '#ui/links/Link.tsx';
import { longMoment } from '#ui/longDate.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { takeLostFocus } from '#ui/browser/takeLostFocus.ts';
import { useAnswerEdits } from './useAnswerEdits.ts';
import { useSectionEntries } from './useSectionEntries.ts';

const beginAgainWords = (savedAt: number): DiscardWords => ({
  title: 'Begin from this report?',
  text: `The answers saved on ${longMoment(savedAt)} are erased, and those of this report take their place. If they belong to an assessment that you have not submitted yet, they are gone there too.`,
  keep: 'Keep the saved ones',
  discard: 'Erase and begin from this report',
});

/** @param left number of free new editions left, at least 1 */
function editionWords(left: number): ReviewWords {
  const price =
    left === 1 ? 'It is the last free edition of this report.' : `It is one of ${left} free editions left.`;
  return {
    lead: `This is what the new edition is made from. Change what is different now, then order it. ${price}`,
    submit: 'Order the New Edition',
  };
}

/** The answers behind a report, opened at the page for checking them. */
export default function AnswerEditor({
  order,
  answers,
  user,
}: {
  order: OrderSummary;
  answers: Answers;
  user: User;
}) {
  const edits = useAnswerEdits(order, answers, user);
  const { section, go } = useSectionEntries();
  const [discarding, setDiscarding] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (edits.failure) failure.current?.scrollIntoView({ block: 'center' });
  }, [edits.failure]);

  if (edits.status === 'loading') return <Spinner label="Looking for saved changes" visible />;
  if (edits.status === 'failed')
    return <LoadFailure what="Saved changes" error={edits.loadError} onRetry={edits.loadAgain} />;
  if (edits.status === 'asking') {
    return (
      <div className="max-w-text">
        <p>
          You have answers that were saved on {longMoment(edits.savedAt ?? 0)} and not used yet. Go on with
          those, or begin from the answers of this report?
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" onClick={edits.takeSaved} className={buttonStyle()}>
            Go on with the saved ones
          </button>
          <button type="button" onClick={() => setDiscarding(true)} className={buttonStyle('secondary')}>
            Begin from this report
          </button>
        </div>
        {discarding && (
          <DiscardDialog
            words={beginAgainWords(edits.savedAt ?? 0)}
            onKeep={() => setDiscarding(false)}
            onDiscard={edits.beginAnew}
          />
        )}
      </div>
    );
  }
  if (edits.status === 'ordered') {
    return (
      <div ref={takeLostFocus} tabIndex={-1} className="max-w-text outline-none">
        <Alert tone="good" title="The new edition is being made">
          <p>
            It follows by e-mail, usually within minutes, at the latest within 72 hours, and says on its first
            pages what changed.
          </p>
        </Alert>
        <p className="mt-5">
          <ArrowLink to={orderPath(order.id)}>Follow it on the page of your order</ArrowLink>
        </p>
      </div>
    );
  }
  return (
    <div ref={top} className="scroll-mt-24">
      <div ref={failure}>
        {edits.failure && (
          <div className="mb-8 max-w-text">
            <Alert tone="danger" title="The new edition was not ordered">
              <p>{edits.failure}</p>
            </Alert>
          </div>
        )}
      </div>
      {edits.busy && <Spinner label="Ordering the new edition" visible />}
      <Questionnaire
        userId={user.id}
        answers={edits.answers}
        section={section ?? SECTIONS.length}
        level={2}
        isArrival={edits.savedAt !== null}
        reviewWords={editionWords(order.regenerations_left)}
        productId={null}
        keeper={edits.keeper}
        onAnswer={edits.answer}
        onReplace={(content) => edits.replace(content.answers)}
        onSection={(target) => {
          go(target < SECTIONS.length ? target : null);
          top.current?.scrollIntoView();
        }}
        onBack={() => go(null)}
        onSubmit={() => void edits.submit()}
      />
    </div>
  );
}
