import type { PlaceView } from '../view.ts';
import { type Said, words } from '../../prose/said.ts';
import { openRoutes, settlesByRight } from '../entry/routes.ts';
import { memberRule, ownRule, worded } from './pensionerCare.ts';

/** Form S1 as what carries a pensioner through care in a place, with the words that a sentence on it needs. */
export interface CareFromHome {
  /** "your health insurer in France". */
  readonly issuer: string;
  /** ", one for each of you"; empty for somebody alone. */
  readonly each: string;
  /** " as long as France alone pays your pension"; empty for a British one, which no other ends. */
  readonly condition: string;
  /** Words resting on the rule and on the answers by which it holds. */
  readonly said: (text: string) => Said;
}

/** Whether the way in wants to see a private insurance, whoever else pays for care. */
const asksForPolicy = (view: PlaceView): boolean =>
  !settlesByRight(view) && openRoutes(view)[0]?.route.conditions.healthCover === true;

/**
 * Form S1 as the health cover of a customer whose pension is paid already; null where no rule gives it to them, and
 * where the permit asks for a private insurance all the same.
 */
export function careFromHome(view: PlaceView): CareFromHome | null {
  const rule = ownRule([view]);
  if (rule?.kind !== 'union' && rule?.kind !== 'british-drawn') return null;
  const said = (text: string): Said | null =>
    worded(rule, () => ({ 'british-drawn': text, 'british-later': '', union: text, 'union-later': '' }));
  if (said('') === null || asksForPolicy(view)) return null;
  const { homeName, profile } = view;
  const british = rule.kind === 'british-drawn';
  const { members } = profile.movers;
  const own = members.every((member) => memberRule([view], member) !== null);
  const whole = own ? ', one for each of you' : ', and ask whether it covers whoever comes along';
  return {
    issuer: british ? 'the NHS Business Services Authority' : `your health insurer in ${homeName}`,
    each: members.length === 0 ? '' : whole,
    condition: british ? '' : ` as long as ${homeName} alone pays your pension`,
    said: (text) => said(text) ?? words(text),
  };
}
