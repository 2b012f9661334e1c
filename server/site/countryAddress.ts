import type { Atlas } from '@global-fit/atlas/atlas';
import { countryInAddress } from '@global-fit/questionnaire/lists/countryInAddress';

/** A page below the country guide; its last segment names a country. */
const BELOW_GUIDE = /^(?<guide>\/resources\/country-guide\/)(?<name>[^/]+)\/*$/i;

/**
 * The canonical address of a path that names a country in another way, by an alias, a code or a spelling:
 * "/resources/country-guide/UK" is that of the United Kingdom. Null for every other path.
 */
export const countryAddress =
  ({ countries }: Pick<Atlas, 'countries'>) =>
  (path: string): string | null => {
    const { guide, name } = BELOW_GUIDE.exec(path)?.groups ?? {};
    const country = countryInAddress(name ?? '', countries);
    return country && `${guide?.toLowerCase()}${country.slug}`;
  };
