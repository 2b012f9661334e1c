import { Link } from 'react-router';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import type { QuizAnswers } from '../answers.ts';
import { FigureList } from './FigureList.tsx';
import { degrees, dollars, rating, reasonOf } from './phrases.ts';
import type { QuizLinks, Result } from './result.ts';

/** Zero to five as a bar; the text beside it says the same. */
function Meter({ value }: { value: number | null }) {
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1 w-full bg-inset">
      <span className="block h-full filled" style={{ width: `${((value ?? 0) / 5) * 100}%` }} />
    </span>
  );
}

function Factors({ figures }: Pick<Result, 'figures'>) {
  const ratings = [
    ['Healthcare', figures.healthcare_rating],
    ['Safety', figures.safety_rating],
    ['Quality of life', figures.quality_of_life_rating],
    ['Immigration friendliness', figures.immigration_friendliness],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 text-sm md:grid-cols-3">
      <div>
        <dt className="text-ink-soft">GDP per capita</dt>
        <dd className="figures">{dollars(figures.gdp_per_capita_usd)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft">Temperature</dt>
        <dd className="figures">{degrees(figures.temperature_celsius)}</dd>
      </div>
      {ratings.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures">
            {rating(value)}
            <Meter value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A response with names only has no code to request figures by. */
const isCode = (iso3: string): boolean => /^[A-Z]{3}$/.test(iso3);

/** One of the best matches: rank, reasons, figures, and a link to its profile. */
export function ResultCard({
  result,
  answers,
  firmness,
  detailsOf,
  onDetails,
}: {
  result: Result;
  answers: QuizAnswers;
  /** How firm its rank is; null while that is computed, undefined where it cannot be. */
  firmness: string | null | undefined;
} & QuizLinks) {
  const { iso3, rank, name, score, slug, file } = result;
  const reason = reasonOf(result);
  return (
    <li className="grid gap-x-6 gap-y-4 border-t border-line py-7 md:grid-cols-[4.5rem_1fr]">
      <p className="flex items-baseline gap-3 md:block">
        <span className="sr-only">Rank </span>
        <span className="figures font-serif text-3xl leading-none text-accent md:text-4xl">{rank}</span>
      </p>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-xl">{name}</h3>
          <p className="figures font-serif text-xl">
            {Math.round(score)}%<span className="sr-only"> match</span>
          </p>
        </div>
        {reason !== null && <p className="mt-1.5">{reason}</p>}
        {firmness !== undefined && <p className="mt-1 text-sm text-ink-soft">{firmness ?? '\u00a0'}</p>}
        <div className="mt-5">
          <Factors figures={result.figures} />
        </div>
        {isCode(iso3) && <FigureList iso3={iso3} answers={answers} />}
        <p className="no-print mt-5">
          <Link
            to={detailsOf(slug)}
            onClick={(event) => isPlainClick(event) && onDetails(file)}
            className={buttonStyle('secondary')}
          >
            View country details<span className="sr-only"> of {name}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}
