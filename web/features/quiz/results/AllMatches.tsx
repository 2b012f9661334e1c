import type { QuizScore } from '@global-fit/matching/quiz/ranker';
import type { QuizData } from '../quizData.ts';

/** Every country in order: the map in words. */
export function AllMatches({ data, order }: { data: QuizData; order: readonly QuizScore[] }) {
  const left = data.countries.length - order.length;
  return (
    <details className="border-y border-line py-3">
      <summary className="min-h-11 py-2 font-[530] text-accent">
        All {order.length} countries in order
      </summary>
      <div>
        <table className="w-full border-collapse">
          <thead className="text-left text-sm text-ink-soft">
            <tr>
              <th scope="col" className="w-16 py-2 font-normal">
                Rank
              </th>
              <th scope="col" className="py-2 font-normal">
                Country
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Match
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {order.map(({ iso3, score }, at) => (
              <tr key={iso3} className="border-t border-line">
                <td className="py-1.5">{at + 1}</td>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {data.countries[data.matrix.iso3.indexOf(iso3)]?.name}
                </th>
                <td className="py-1.5 pr-2 text-right">{Math.round(score)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        {left} {left === 1 ? 'country is' : 'countries are'} left out: a government advises against any travel
        there, the climate is far from an important wish, or too little is known.
      </p>
    </details>
  );
}
