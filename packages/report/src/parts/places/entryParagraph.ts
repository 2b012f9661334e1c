import type { Paragraph } from '../../model.ts';
import { settleInTurn } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { withoutClaim } from '../../sections/legal/citizenship/withoutClaim.ts';
import { askedMonthly } from '../../place/entry/incomeAsked.ts';
import { routeName } from '../../place/entry/routes.ts';
import { wayInto } from '../../place/entry/standing.ts';
import { grant, qualificationAsked, routeSaid } from '../../place/entry/words.ts';
import { isAgainst } from '../findings/gateAtRisk.ts';
import { claimBeside, tickedSaid, wayIn } from '../findings/wayIn.ts';
import { partnersWay } from '../readings/partnersWay.ts';

const ASKED = ['citizenship', 'visa-preference', 'work-arrangement', 'expected-annual-income'] as const;

/** " The … asks for pay of US$4,260 a month and is first granted for 2 years."; empty without such records. */
function terms(view: PlaceView, named: boolean): Said | string {
  const { way } = wayInto(view).entry;
  if (!('route' in way)) return '';
  const { route } = way;
  const granted = grant(route);
  const what = way.kind === 'job offer' ? 'pay' : way.kind === 'job search' ? 'means' : null;
  const sum = what && askedMonthly(view, route);
  const qualified = (told: boolean): Said | string => qualificationAsked(view, way, told);
  if (!granted && !sum) return qualified(named);
  return say` The ${routeSaid(route, routeName(route))} ${sum ? say`asks for ${what} of ${sum}` : ''}${sum && granted ? ' and ' : ''}${granted ? `is ${granted}` : ''}.${qualified(true)}`;
}

/** Whether the way in counts against the place, and is told there. */
export const wayAgainst = ({ studied }: PlaceView): boolean =>
  (studied?.gates ?? []).some((gate) => gate.reason.kind === 'way in' && isAgainst(gate));

/**
 * The way in, its requirements and duration, for tiers without the section on law. Where the way in counts against
 * the place it is mentioned there, and this returns what goes beside it.
 */
export function entryParagraph(view: PlaceView): Paragraph | null {
  const { entry } = wayInto(view);
  const told = wayAgainst(view);
  const rest = terms(view, !told);
  const claim = claimBeside(view);
  const without =
    (entry.way.kind === 'partner' ? null : partnersWay(view)) ??
    withoutClaim(view, told ? 'your claim by descent' : 'it');
  const ticked = tickedSaid(view);
  const said = say`${told ? '' : say`Your way in: ${wayIn(entry.way)}.`}${rest}${claim ? say` ${claim}.` : ''}${without ? say` ${without}.` : ''}${ticked ? say` ${ticked}.` : ''}`;
  return said.text === '' ? null : paragraph(settleInTurn(view, because(trimmed(said), ...ASKED)));
}

const trimmed = (said: Said): Said => ({ ...said, text: said.text.trim() });
