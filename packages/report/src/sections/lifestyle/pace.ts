import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { numberAt, worldMedian } from '../../figures/world.ts';
import { cared, notable, passage, type Writer } from '../../place/passage.ts';
import { figure } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';
import { BY_WORLD, sideAt } from '../../prose/comparison.ts';

const LEAVE = 'paid_annual_leave_days';
const HOLIDAYS = 'public_holidays';

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** Statutory leave plus public holidays, in days a year; null where either is unknown. */
const daysOff = (atlas: Atlas, iso3: Iso3): number | null =>
  sum(numberAt(atlas, LEAVE, iso3), numberAt(atlas, HOLIDAYS, iso3));

/** The days off of all countries where both parts are known. */
const daysOffOfAll = rememberedOf((atlas: Atlas): readonly number[] =>
  atlas.countries.flatMap(({ iso3 }) => daysOff(atlas, iso3) ?? []),
);

/** Percent of countries with fewer days off, ties counted half. */
function standingOf(atlas: Atlas, days: number): number {
  const all = daysOffOfAll(atlas);
  const below = all.filter((one) => one < days).length;
  const ties = all.filter((one) => one === days).length;
  return (100 * (below + ties / 2)) / all.length;
}

/** Days off, for working people who want time: judged by their sum and not by the medians printed. */
export const pace: Writer = (view) => {
  const { atlas, iso3, profile } = view;
  const holidays = figure(view, HOLIDAYS);
  const off = figure(view, LEAVE);
  const days = daysOff(atlas, iso3);
  if (!['employee', 'transfer', 'remote'].includes(profile.stage) || !holidays || !off || days === null)
    return null;
  const percentile = standingOf(atlas, days);
  const side = sideAt(percentile);
  const middle = sum(worldMedian(atlas, LEAVE), worldMedian(atlas, HOLIDAYS)) ?? days;
  const verdict =
    side === 'high' && days > middle
      ? `generous ${BY_WORLD}`
      : side === 'low' && days < middle
        ? `lean ${BY_WORLD}`
        : 'an ordinary amount';
  const said = say`Leave by law in ${view.name} is ${off} a year beside ${holidays}, ${verdict}.`;
  return cared(
    view,
    passage('pace', 0.2 + 0.35 * notable(percentile), because(said, ...profile.stageIds)),
    'balance',
  );
};
