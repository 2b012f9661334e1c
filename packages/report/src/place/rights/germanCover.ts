import { given, type Said, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { socialLink } from './socialLink.ts';

const GERMANY = 'DEU';
const [FUND, NOTICE, HEALTH] = [
  'artists-fund-abroad-DEU',
  'artists-fund-notice-DEU',
  'health-fund-abroad-DEU',
] as const;

/**
 * Whether the household leaves Germany for a country outside its coordination of social security, and these rules on
 * that are on record.
 */
function holds(view: PlaceView, ...rules: readonly string[]): boolean {
  return (
    view.home?.iso3 === GERMANY &&
    socialLink(view) !== 'coordinated' &&
    rules.every((rule) => view.atlas.rule(rule)?.from.shown)
  );
}

/** What happens to German artists' insurance abroad; null elsewhere. */
export function artistsFundAbroad(view: PlaceView): Said | null {
  if (!holds(view, FUND, NOTICE)) return null;
  return given(
    words(
      'The Künstlersozialkasse insures people who live and work in Germany. Anyone who moves home and work abroad for good drops out of it, and with it out of the health, care and pension insurance that it pays into; they stay in force where the time abroad is limited in advance, by its nature or by contract (Social Code IV, section 4). It has to be told before the stay begins, and then reviews the insurance; anyone who comes back to such work in Germany is insured by it again.',
    ),
    `rule:${FUND}`,
    `rule:${NOTICE}`,
  );
}

/** What happens to membership in a German statutory health fund; null elsewhere. */
export function healthFundAbroad(view: PlaceView): Said | null {
  return holds(view, HEALTH, FUND)
    ? given(
        words(
          'Membership in a German health fund that rests on living in Germany ends on the day before home or usual residence is moved abroad (Social Code V, section 190). Even where cover stays in force during a time abroad, its benefits are suspended there, so a policy for that time comes on top.',
        ),
        `rule:${HEALTH}`,
        `rule:${FUND}`,
      )
    : null;
}
