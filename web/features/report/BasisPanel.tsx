import { useEffect, useState } from 'react';
import { useReport } from './ReportContext.ts';
import { sourceAnchor } from './sources.ts';
import { SourceText } from './SourceText.tsx';

/** The questions as the assessment asked them; loaded with the first panel that needs them. */
function useQuestionTexts(ids: readonly string[]): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return;
    let current = true;
    void import('./questionTexts.ts').then(({ questionTexts }) => {
      if (current) setTexts(questionTexts(key.split(' ')));
    });
    return () => {
      current = false;
    };
  }, [key]);
  return texts;
}

/** The sources and answers behind one passage. */
export function BasisPanel({
  id,
  numbers,
  answers,
}: {
  id: string;
  numbers: readonly number[];
  answers: readonly string[];
}) {
  const { report } = useReport();
  const questions = useQuestionTexts(answers);
  return (
    <div id={id} className="no-print mt-2 mb-1 border-l-2 border-accent bg-inset px-4 py-3 font-sans text-sm">
      {numbers.length > 0 && (
        <ol className="space-y-1.5">
          {numbers.map((number) => {
            const source = report.sources[number - 1];
            if (!source) return null;
            return (
              <li key={number} className="flex gap-2.5">
                <a
                  href={`#${sourceAnchor(number)}`}
                  aria-label={`Source ${number} in the list`}
                  className="figures shrink-0 font-[550] text-accent underline underline-offset-2"
                >
                  {number}
                </a>
                <span className="min-w-0 [&_cite]:font-serif">
                  <SourceText source={source} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {questions.length > 0 && (
        <p className={numbers.length > 0 ? 'mt-2 border-t border-line pt-2' : ''}>
          <span className="text-ink-soft">From what you told us: </span>
          {questions.join('; ')}
        </p>
      )}
    </div>
  );
}
