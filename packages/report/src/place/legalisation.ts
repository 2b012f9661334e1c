import { nameOf } from '../prose/countryNames.ts';
import { list } from '../prose/english.ts';
import { because, given, type Said, words } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

interface Legalisation {
  /** "with an apostille": for a paper in the middle of a sentence. */
  readonly paper: Said;
  /** The same with its reason, as a clause of its own. */
  readonly told: Said;
}

const APOSTILLE = 'with an apostille';
const EMBASSY = 'legalised by the embassy';

/**
 * How papers of the countries whose passports are held are legalised: the Apostille Convention holds between
 * two states, and not where one of them has objected to the other.
 */
export function legalisation({ atlas, iso3, name, profile }: PlaceView): Legalisation {
  const asks = `legalised as the embassy of ${name} asks`;
  const apostille = atlas.treaties(iso3)?.apostille;
  if (!apostille?.from.shown)
    return { paper: words(asks), told: words('ask the embassy how they have to be legalised') };
  const issuers = profile.citizenships
    .filter((country) => country.iso3 !== iso3)
    .map((country) => ({ country, apostille: atlas.treaties(country.iso3)?.apostille ?? null }));
  const here = `treaties.apostille:${iso3}`;
  const there = issuers.map(({ country }) => `treaties.apostille:${country.iso3}`);
  const bySides = (text: string): Said => because(given(words(text), here, ...there), 'citizenship');
  const between = (paper: string, told: string): Legalisation => ({
    paper: bySides(paper),
    told: bySides(told),
  });
  const embassy = (told: string): Legalisation => ({
    paper: given(words(EMBASSY), here),
    told: given(words(`${told}, so the embassy legalises`), here),
  });
  if (apostille.status === 'pending')
    return embassy(
      `the apostille is not in force there yet (on record from ${apostille.inForce ?? 'a date to come'})`,
    );
  if (apostille.status === 'n') return embassy('the apostille does not work there');
  const from = (found: typeof issuers): string => list(found.map(({ country }) => nameOf(country)));
  const without = issuers.filter((one) => one.apostille !== null && one.apostille.status !== 'y');
  if (without.length > 0)
    return between(EMBASSY, `${from(without)} issues no apostille, so the embassy of ${name} legalises`);
  const contested = issuers.filter((one) => one.apostille?.objections);
  if (apostille.objections || contested.length > 0) {
    const whose = contested.length > 0 ? ` to ${from(contested)}` : '';
    return between(
      asks,
      `an apostille is enough only where neither state has objected to the other, and objections${whose} are on record; the page of the embassy of ${name} says whether it takes one on your papers or legalises them itself`,
    );
  }
  return between(APOSTILLE, 'an apostille from the issuing country is enough');
}

/** "with an apostille", "legalised by the embassy": how a paper from home is made good for the offices of the place. */
export function legalised(view: PlaceView): Said {
  return legalisation(view).paper;
}
