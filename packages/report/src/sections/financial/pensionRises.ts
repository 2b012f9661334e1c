import type { Iso3 } from '@global-fit/atlas/model';
import { wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

/** Id of the record of where a state's pension is raised. */
export const pensionRecord = (state: Iso3): string => `pension-rises:${state}`;

/** Whether home's state pension is raised every year in this place; null where home makes no such difference. */
export function pensionRises({ home, iso3, atlas }: PlaceView): boolean | null {
  const told = home && home.iso3 !== iso3 ? atlas.pensionIncreases(home.iso3) : null;
  return told?.from.shown ? told.risesIn.includes(iso3) : null;
}

/** The same in words. */
export function pensionRisesSaid(view: PlaceView): Said | null {
  const rises = pensionRises(view);
  if (rises === null || !view.home) return null;
  const [from, to] = [view.homeName, view.name];
  const said = rises
    ? wayOf(view, 'pension-rises', [
        () => say`A state pension of ${from} is raised every year in ${to}, as it is at home.`,
        () => say`A state pension of ${from} keeps its yearly rise after a move to ${to}.`,
      ])
    : wayOf(view, 'pension-frozen', [
        () =>
          say`A state pension of ${from} is paid in ${to} and never raised there: it stays at the sum you bring or are first paid, so plan for prices that go on rising while it does not.`,
        () =>
          say`Reckon with a state pension of ${from} that is not raised in ${to}: the sum you bring or are first paid there stays the same while prices rise.`,
      ]);
  return said && because(given(said, pensionRecord(view.home.iso3)), 'current-location');
}
