import type { ReactNode, Ref } from 'react';
import { sectionBadge } from '@global-fit/questionnaire/answers/minutes';
import type { Section } from '@global-fit/questionnaire/model';
import { sectionPercent } from '@global-fit/questionnaire/progress';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/notices/ProgressBar.tsx';
import { SaveWords } from './saving/SaveWords.tsx';
import type { ButtonState } from './saving/useSaveButton.ts';

/** What this section is about, how far along one is, and the button that saves. */
export function SectionHeader({
  section,
  index,
  level,
  count,
  questions,
  save,
  onSave,
  status,
  headingRef,
}: {
  section: Section;
  index: number;
  level: 1 | 2;
  count: number;
  /** Number of visible questions. */
  questions: number;
  save: ButtonState;
  onSave: () => void;
  status: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const Title = `h${level}` as const;
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="figures text-sm text-ink-soft">
          Section {index + 1} of {count}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {status}
          <Button
            isOff={save === 'saving'}
            onClick={onSave}
            tone="secondary"
            size="small"
            className="min-w-32"
          >
            <SaveWords state={save} idle="Save Progress" saved="Saved!" />
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <ProgressBar value={sectionPercent(index, count)} label="Complete" />
      </div>
      <Title ref={headingRef} tabIndex={-1} className="mt-8 text-2xl focus:outline-none md:text-3xl">
        {section.title}
      </Title>
      <p className="mt-3 text-md text-ink-soft">{section.description}</p>
      <p className="figures mt-3 inline-block rounded-small bg-inset px-2.5 py-1 text-sm text-ink-soft">
        {sectionBadge(questions)}
      </p>
    </header>
  );
}
