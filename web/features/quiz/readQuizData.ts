import type { Atlas } from '@global-fit/atlas/atlas';
import { countryFigures } from '@global-fit/matching/quiz/figures';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { engineOf } from '@global-fit/matching/engine/engine';
import { pin } from '../../maps/projection.ts';
import type { QuizData } from './quizData.ts';

/** Below this area a country's outline is a speck on the world map. */
const smallKm2 = 3_000;

/** Runs at build: the matrix of the quiz and what its results show. */
export function readQuizData(atlas: Atlas): QuizData {
  return {
    matrix: quizMatrix(engineOf(atlas)),
    countries: atlas.countries.map(({ iso3, name, slug, profileFile, point, areaKm2 }) => {
      const { x, y } = pin(point);
      return {
        name,
        slug,
        file: profileFile,
        figures: countryFigures(atlas, iso3),
        dot: areaKm2 !== null && areaKm2 < smallKm2 ? [x, y] : null,
      };
    }),
  };
}
