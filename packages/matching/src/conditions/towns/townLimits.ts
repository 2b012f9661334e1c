import { rememberedOf } from '@global-fit/atlas/remembered';
import type { DealBreaker } from '../../model/dealBreaker.ts';
import type { Preferences } from '../../model/preferences.ts';
import type { Limits } from '../../scoring/grade.ts';
import { limited, strictest } from '../dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../dealBreakerRules.ts';
import { CLOSE_TO, FAR_FROM } from '../own/fromPlace.ts';
import { fromClock, OFFICE_HOURS, officeClock, officeLabel, TIME_DIFFERENCE } from '../own/clocks.ts';
import { journeyLimit } from '../geography/journeys.ts';
import { NEED_LIMITS } from '../needLimits.ts';
import type { TownMeasure } from '../readFrom.ts';

/** A limit that each town keeps or not: at risk beyond `soft`, broken beyond `hard`. */
export interface TownLimit extends Limits {
  /** As the condition is called: "no summers above 35 °C". */
  readonly label: string;
  readonly measure: TownMeasure;
  /** The customer's own number, where the line names one. */
  readonly limit?: number;
  /** The place that kilometres or hours are measured from, as the line names it. */
  readonly from?: string;
  /** Of a line that asks for more than any figure holds: it chooses among towns, and rules nothing out. */
  readonly partly?: true;
  readonly questionIds: readonly string[];
}

/** Town and border are points and lines on a map, good to a few kilometres: a miss by less is only at risk. */
const NEAR_MISS_KM = 5;

/** The limits that these lines set, of several on one place the one that asks most. */
export function placeLimits(
  dealBreakers: readonly DealBreaker[],
): readonly { readonly id: string; readonly label: string; readonly limit: TownLimit }[] {
  const lines = dealBreakers.filter(({ id }) => id === FAR_FROM || id === CLOSE_TO);
  const each = [...Map.groupBy(lines, ({ id, from }) => `${id} ${from?.at}`).values()];
  return each.flatMap((same) => {
    const far = same[0]?.id === FAR_FROM;
    const [line] = same.toSorted((a, b) => (far ? -1 : 1) * ((a.limit ?? 0) - (b.limit ?? 0)));
    const measure = line?.from?.at;
    if (!line || line.limit === undefined || measure === undefined || measure === 'family') return [];
    const { limit: soft, label, questionIds } = line;
    return [
      {
        id: far ? FAR_FROM : CLOSE_TO,
        label,
        limit: {
          label,
          measure,
          kind: far ? 'least' : 'most',
          soft,
          hard: soft + (far ? -1 : 1) * NEAR_MISS_KM,
          limit: soft,
          from: line.from?.said ?? '',
          questionIds,
        },
      },
    ] as const;
  });
}

/** The regions in which no town is to lie. */
export const regionLimits = (dealBreakers: readonly DealBreaker[]): readonly TownLimit[] =>
  dealBreakers.flatMap(({ label, region, questionIds }) =>
    region === undefined
      ? []
      : [{ label, measure: region, kind: 'most', soft: 0.5, hard: 0.5, limit: 0, questionIds } as const],
  );

/** The limits on differences in time, of several from one clock the one that asks most. */
export function clockLimits(dealBreakers: readonly DealBreaker[]): readonly TownLimit[] {
  const lines = dealBreakers.filter(({ id, partly }) => id === TIME_DIFFERENCE && !partly);
  return [...Map.groupBy(lines, ({ clock }) => clock).values()].flatMap((same) => {
    const [line] = same.toSorted((a, b) => (a.limit ?? 0) - (b.limit ?? 0));
    if (line?.clock === undefined || line.limit === undefined) return [];
    const { label, limit, clock, questionIds } = line;
    const from = line.zone ?? line.from?.said ?? 'home';
    const start =
      !line.from && !line.zone
        ? ['current-location']
        : line.from?.at === 'family'
          ? ['extended-family-location']
          : [];
    return [
      {
        label,
        measure: clock,
        kind: 'most',
        soft: limit,
        hard: limit,
        limit,
        from,
        questionIds: [...questionIds, ...start],
      },
    ];
  });
}

/**
 * Office hours that have to be shared with a part of the world; null for a need that asks for none. Whoever can work at
 * other hours is warned by them alone.
 */
export function officeLimit(
  who: Pick<Preferences, 'clockAtHome' | 'employer' | 'freeHours'>,
  { need, questionIds }: Preferences['needs'][number],
): TownLimit | null {
  const office = officeClock(need, who);
  const told = office?.of === 'employer' ? (who.employer?.questionIds ?? []) : [];
  return (
    office && {
      label: officeLabel(need),
      measure: fromClock(office.clock),
      kind: 'most',
      ...OFFICE_HOURS,
      ...(who.freeHours.length > 0 ? { hard: Number.POSITIVE_INFINITY } : {}),
      from: 'those offices',
      questionIds: [...questionIds, ...told, ...who.freeHours],
    }
  );
}

/** Every limit of these preferences that is measured town by town. */
export const townLimits = rememberedOf((preferences: Preferences): readonly TownLimit[] => {
  const { dealBreakers, needs } = preferences;
  const own = DEAL_BREAKER_RULES.flatMap((rule) => {
    const { read } = rule;
    if (!('towns' in read)) return [];
    const all = dealBreakers.filter(({ id }) => id === rule.id);
    const whole = all.filter(({ partly }) => !partly);
    const lines = whole.length > 0 ? whole : all;
    const asked = strictest(lines.map((line) => limited(rule, line)));
    const questionIds = lines.flatMap((line) => line.questionIds);
    const partly = whole.length > 0 ? {} : { partly: true as const };
    return asked ? [{ ...asked, ...partly, measure: read.towns, questionIds }] : [];
  });
  const needed = needs.flatMap((wanted): TownLimit | readonly TownLimit[] => {
    const { need, questionIds } = wanted;
    const limit = NEED_LIMITS[need];
    if (!limit) return officeLimit(preferences, wanted) ?? [];
    if (!('towns' in limit.read)) return [];
    return [{ ...limit, label: limit.label.toLowerCase(), measure: limit.read.towns, questionIds }];
  });
  return [
    ...own,
    ...placeLimits(dealBreakers).map(({ limit }) => limit),
    ...regionLimits(dealBreakers),
    ...clockLimits(dealBreakers),
    ...dealBreakers.flatMap((line) => journeyLimit(preferences, line) ?? []),
    ...needed,
  ];
});
