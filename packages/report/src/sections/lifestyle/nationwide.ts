import { figure, homeFigure, type PlaceView, homeElsewhere } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** ", against 151 days over Norway": a national figure for home, which is never called "at home". */
export function overHome(view: PlaceView, indicator: string): Said | string {
  const other = homeElsewhere(view) && homeFigure(view, indicator);
  return other && other.text !== figure(view, indicator)?.text
    ? because(say`, against ${other} over ${view.homeName}`, 'current-location')
    : '';
}

/** "(means of 1961 to 1990)": the years of a country's climate data; null without any. */
export function normals({ atlas, iso3 }: PlaceView): Said | null {
  return atlas.countryClimate(iso3) ? given(words('(means of 1961 to 1990)'), `climate:${iso3}`) : null;
}
