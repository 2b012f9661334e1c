import type { PlaceView } from '../view.ts';
import { type Said, words } from '../../prose/said.ts';
import { openRoutes, settlesByRight } from '../entry/routes.ts';
import { memberRule, ownRule, worded } from './pensionerCare.ts';

/** Form S1 as a pensioner's cover for care, with the words a sentence about it needs. */
export interface CareFromHome {
  /** "your health insurer in France". */
  readonly issuer: string;
  /** ", one for each of you"; empty for somebody alone. */
  readonly each: string;
  /** " as long as France alone pays your pension"; empty for a British one, which no other ends. */
  readonly condition: string;
  /** Words resting on the rule and the answers that make it apply. */
  readonly said: (text: string) => Said;
}

/** Whether the way in requires private insurance, whoever else pays for care. */
const asksForPolicy = (view: PlaceView): boolean =>
  !settlesByRight(view) && openRoutes(view)[0]?.route.conditions.healthCover === true;

/**
 * Form S1 for a customer already drawing a pension; null where no rule grants it, or the permit requires private
 * insurance anyway.
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
  const whole = own ? ', one for each of you' : ', and ask whether it covers those who come along';
  return {
    issuer: british ? 'the NHS Business Services Authority' : `your health insurer in ${homeName}`,
    each: members.length === 0 ? '' : whole,
    condition: british ? '' : ` as long as ${homeName} alone pays your pension`,
    said: (text) => said(text) ?? words(text),
  };
}
