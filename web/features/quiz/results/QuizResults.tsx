import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sheetViewBox } from '#maps/sheet.ts';
import { Alert } from '#ui/notices/Alert.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { useTabTitle } from '#ui/browser/useTabTitle.ts';
import type { QuizAnswers } from '../answers.ts';
import { AllMatches } from './AllMatches.tsx';
import { LivePanel } from './LivePanel.tsx';
import { MatchMap } from './MatchMap.tsx';
import { ResultCard } from './ResultCard.tsx';
import { firmnessOf } from './phrases.ts';
import { isNothingWeighed, levelWith, type QuizLinks, type Result, resultsOfRanking } from './result.ts';
import { ShareLink } from './ShareLink.tsx';
import { useRanking } from './useRanking.ts';

/** Moved sliders are written to the address after this pause (ms). */
const addressDelay = 300;

/** A country's rank for the answers that were sent; null where it was not among the best. */
const rankBefore = ({ iso3 }: Result, sent: readonly Result[]): number | null =>
  sent.find((one) => one.iso3 === iso3)?.rank ?? null;

/** The five best matches, the map of all, and the sliders that change both. */
export default function QuizResults({
  answers,
  matches: sent,
  onShown,
  onRetake,
  ...links
}: QuizLinks & {
  answers: QuizAnswers;
  matches: readonly Result[];
  /** Called with the answers of the displayed result once the sliders rest. */
  onShown: (answers: QuizAnswers) => void;
  onRetake: () => void;
}) {
  useTabTitle('Your five closest countries');
  const [live, setLive] = useState(answers);
  const moved = live !== answers;
  const ranking = useRanking(live);
  const results = moved && ranking.state === 'ready' ? resultsOfRanking(ranking.data, ranking.leaders) : sent;
  /** The server supplies ranks; how firm they are is computed here. Null where or while it is unknown. */
  const firmness = (result: Result): string | null => {
    if (ranking.state !== 'ready') return null;
    const { rank, iso3 } = result;
    const band = ranking.leaders.find((one) => one.iso3 === iso3)?.band;
    const level = levelWith(iso3, ranking.order);
    return band ? firmnessOf({ rank, band, level }, moved ? rankBefore(result, sent) : undefined) : null;
  };
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    const timer = setTimeout(() => tell(live), addressDelay);
    return () => clearTimeout(timer);
  }, [live]);

  return (
    <div className="shell py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            Your five closest countries
          </h2>
          <p className="mt-2 max-w-text text-ink-soft">
            Where to look first, not where to move. Your passport, budget and family decide the rest.
          </p>
          {isNothingWeighed(live) && (
            <p className="mt-2 max-w-text">You called nothing important, so every theme counts the same.</p>
          )}
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <ShareLink />
          <button type="button" onClick={onRetake} className={buttonStyle('secondary')}>
            Retake Survey
          </button>
        </div>
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {ranking.state === 'ready' && (
            <MatchMap data={ranking.data} order={ranking.order} viewBox={sheetViewBox} />
          )}
          {ranking.state === 'loading' && (
            <div className="neatline grid aspect-[2.2] place-items-center bg-sheet">
              <Spinner label="Drawing your map" visible />
            </div>
          )}
          {ranking.state === 'failed' && (
            <Alert tone="caution">The map could not be loaded. Your matches below are complete.</Alert>
          )}
        </div>
        {ranking.state === 'ready' && (
          <LivePanel answers={live} onChange={setLive} onReset={moved ? () => setLive(answers) : null} />
        )}
        <div className="lg:col-span-8">
          <ol className="border-b border-line">
            {results.map((result) => (
              <ResultCard
                key={result.iso3}
                result={result}
                answers={live}
                firmness={ranking.state === 'failed' ? undefined : firmness(result)}
                {...links}
              />
            ))}
          </ol>
          <p className="mt-5 max-w-text text-sm text-ink-soft">
            Ratings out of 5 are world-percentile indices from 0 to 100, divided by 20: 2.5 is the middle of
            all countries.
          </p>
          {ranking.state === 'ready' && (
            <div className="mt-8">
              <AllMatches data={ranking.data} order={ranking.order} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
