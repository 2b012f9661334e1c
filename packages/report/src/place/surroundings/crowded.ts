import { percentileAt } from '../../figures/world.ts';
import { figure, homeFigure, homeValue, type PlaceView, valueOf } from '../view.ts';
import { because, type Said, say } from '../../prose/said.ts';

/**
 * Multiple of home's population density, and world percentile, from which crowding is a drawback for those who asked
 * for quiet.
 */
const SEVERAL = 3;
const MIDDLE = 50;

/** What speaks against a place for a couple that asked for quiet and comes from a far emptier country. */
export function crowded(view: PlaceView): Said | null {
  if (!view.profile.read.has('couple-lifestyle-priorities', 'quiet')) return null;
  const here = figure(view, 'population_density');
  const there = homeFigure(view, 'population_density');
  const home = homeValue(view, 'population_density');
  const full = percentileAt(view.atlas, 'population_density', view.iso3) ?? 0;
  if (!here || !there || home === null || (valueOf(view, 'population_density') ?? 0) < SEVERAL * home)
    return null;
  // Nearly everywhere is crowded compared with Australia; a place emptier than most is quiet all the same.
  if (full < MIDDLE) return null;
  return because(
    say`[you would have to look for the peace and quiet you asked for|you would have to go out of your way for the peace and quiet you asked for|you would find the quiet you asked for off the main roads], with ${here} people to a square kilometre against ${there} in ${view.homeName}`,
    'couple-lifestyle-priorities',
    'current-location',
  );
}
