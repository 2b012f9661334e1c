import { capitalised } from '../../prose/english.ts';
import { because, given, type Said, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { inUnion } from './europeanUnion.ts';
import { shareLicences } from './licenceArea.ts';

/** The road traffic conventions under which a licence counts in both countries, the later one first. */
const ROAD_CONVENTIONS = [
  ['road1968', 'the later convention (Vienna)'],
  ['road1949', 'the older convention (Geneva)'],
] as const;

/** What EU law says of a member's licence in another member; null for other pairs. */
function withinUnion(view: PlaceView): Said | null {
  const { home, homeName, name, atlas } = view;
  const rule = atlas.rule('driving-licence-eu');
  if (!home || !rule?.from.shown || !inUnion(view, home.iso3) || !inUnion(view)) return null;
  return given(
    words(
      `A licence issued in ${homeName} is recognised in ${name} as it is, as long as it is valid, and as a rule nobody has to exchange it; one that ${homeName} gave in exchange for a licence from outside of the EU is better asked about at the licensing office.`,
    ),
    `rule:${rule.id}`,
  );
}

/** Why a licence from home is valid there at first, in sentences; null where home or a list is unknown. */
export function drivingLicence(view: PlaceView): Said | null {
  const { home } = view;
  const here = view.atlas.treaties(view.iso3);
  const there = home && view.atlas.treaties(home.iso3);
  if (!home || !here || !there) return null;
  const recognised = withinUnion(view);
  if (recognised) return recognised;
  if (shareLicences(view))
    return given(
      words(
        `${capitalised(view.homeName)} and ${view.name} belong to the same area of free movement: ask the licensing office in ${view.name} whether your licence stays valid as it is, and from when it has to be registered.`,
      ),
      'bloc:EU_EEA_CH',
    );
  const shared = ROAD_CONVENTIONS.find(([id]) => here[id]?.from.shown && there[id]?.from.shown);
  if (!shared)
    return words(
      `Our records show no road convention shared by ${view.homeName} and ${view.name}: ask whether your licence counts at all, and from which day it does not.`,
    );
  const [id, name] = shared;
  const weak = ROAD_CONVENTIONS.some(([each]) => here[each]?.from.confidence === 'low')
    ? ' (from lists that should be confirmed)'
    : '';
  return given(
    words(
      `${capitalised(view.homeName)} and ${view.name} share ${name} on road traffic${weak}: an international driving permit issued at home will do for the start. Whether and by when residents exchange a licence is not in our records: ask the licensing office.`,
    ),
    ...[view.iso3, home.iso3].map((iso3) => `treaties.${id}:${iso3}`),
  );
}

/** The same, resting on where the customer lives. */
export const licenceFromHome = (view: PlaceView): Said | null => {
  const said = drivingLicence(view);
  return said && because(said, 'current-location');
};
