import type { GateReason } from '@global-fit/matching/gates/reason';
import type { SecondPassport } from '@global-fit/matching/entry/settling/naturalisation';
import { constant, shown } from '../../figures/quantity.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { lawSaid } from '../../sections/legal/citizenship/passportLaw.ts';
import { routeName } from '../../place/entry/routes.ts';
import { lengthOf, routeSaid } from '../../place/entry/words.ts';

/** Which of the two laws prevents holding the present passport beside a new one. */
export function secondSaid({ there, forOthers, held, verdict }: SecondPassport): Said {
  const ruled = (by: 'no' | 'limited'): readonly string[] =>
    held.filter(({ rule }) => rule === by).map((one) => nameOf(one));
  const barred = ruled('no');
  const limiting = ruled('limited');
  if (forOthers)
    return words(
      'by our record it lets citizens of some countries keep their passport, and yours is not among them',
    );
  if (there === 'no') return words('by our record it does not recognise a second citizenship');
  const [law] = held.flatMap((one) => lawSaid(one) ?? []);
  if (law) return law;
  if (barred.length > 0)
    return words(
      `by our record ${list(barred)} ${barred.length === 1 ? 'does' : 'do'} not recognise a second citizenship`,
    );
  if (there === 'limited') return words('by our record it limits second citizenship');
  if (limiting.length > 0)
    return words(
      `by our record ${list(limiting)} ${limiting.length === 1 ? 'limits' : 'limit'} second citizenship`,
    );
  return words(
    verdict === 'kept'
      ? 'both sides allow a second citizenship by our records'
      : 'our tables hold no rule for both sides',
  );
}

/** The years of residence before citizenship on record; two numbers where our sources differ. */
export function yearsSaid({ years }: Extract<GateReason, { kind: 'naturalisation' }>): Said {
  const told = years.map((value) => shown(constant(value, 'years of residence on record'), String));
  const [first, second] = told;
  return second && first
    ? say`our sources do not count alike, ${first} or ${second} years of residence`
    : say`citizenship after ${first ?? ''} ${years[0] === 1 ? 'year' : 'years'} of residence with your passport`;
}

/**
 * Why a permanent stay that the law offers may be out of reach of this household. A silent record denies nothing, but
 * a permit that ends for good leads nowhere by itself.
 */
export function noWaySaid({ way, to }: Extract<GateReason, { kind: 'no way there' }>): Said {
  if ('route' in way && 'ends' in way && way.ends !== undefined)
    return say`the ${routeSaid(way.route, routeName(way.route))}, your way in, ends after ${lengthOf(way.ends)}, and nothing on record leads on from it`;
  return 'route' in way
    ? say`our records do not tell whether the ${routeSaid(way.route, routeName(way.route))}, your way in, leads to ${to === 'permanence' ? 'permanent residence' : 'citizenship'}`
    : words('our records hold no way in for your plans that leads there');
}
