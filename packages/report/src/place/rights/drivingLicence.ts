import { capitalised, list } from '../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../prose/said.ts';
import { isAtHome } from '../atHome.ts';
import type { PlaceView } from '../view.ts';
import { inUnion } from './europeanUnion.ts';
import { shareLicences } from './licenceArea.ts';

/** The conventions on road traffic that make one licence count in both countries, the later one (Vienna) first. */
const ROAD_CONVENTIONS = ['road1968', 'road1949'] as const;

/** Which of the sentences on a licence holds between home and a place. */
type Kind = 'union' | 'area' | (typeof ROAD_CONVENTIONS)[number] | 'none';

/** What lets a licence of home count in a place; null where home or a list is not known. */
function kindOf(view: PlaceView): Kind | null {
  const { home, atlas } = view;
  const here = atlas.treaties(view.iso3);
  const there = home && atlas.treaties(home.iso3);
  if (!home || !here || !there) return null;
  const rule = atlas.rule('driving-licence-eu');
  if (rule?.from.shown && inUnion(view, home.iso3) && inUnion(view)) return 'union';
  if (shareLicences(view)) return 'area';
  return ROAD_CONVENTIONS.find((id) => here[id]?.from.shown && there[id]?.from.shown) ?? 'none';
}

/** Whether a convention stands on a list of low confidence, of home or of one of the places. */
function isWeak(views: readonly PlaceView[], id: (typeof ROAD_CONVENTIONS)[number]): boolean {
  return views.some(({ atlas, iso3, home }) =>
    [iso3, home?.iso3 ?? ''].some((one) => atlas.treaties(one)?.[id]?.from.confidence === 'low'),
  );
}

/** The sentence on a licence of home in places of which it says the same. */
function licenceSaid(kind: Kind, views: readonly [PlaceView, ...PlaceView[]]): Said {
  const [{ home, homeName }] = views;
  const [all, any] = [
    list(views.map(({ name }) => name)),
    list(
      views.map(({ name }) => name),
      'or',
    ),
  ];
  switch (kind) {
    case 'union':
      return given(
        words(
          `A licence issued in ${homeName} is recognised in ${all} as it is, as long as it is valid, and as a rule nobody has to exchange it; if ${homeName} gave you yours in exchange for a licence from outside the EU, ask the licensing office.`,
        ),
        'rule:driving-licence-eu',
      );
    case 'area':
      return given(
        words(
          `${capitalised(list([homeName, ...views.map(({ name }) => name)]))} belong to the same area of free movement: ask the licensing office in ${any} whether your licence stays valid as it is, and from when it has to be registered.`,
        ),
        'bloc:EU_EEA_CH',
      );
    case 'none':
      return words(
        `Our records show no road convention shared by ${homeName} and ${any}: ask whether your licence counts at all, and until which day.`,
      );
    default: {
      const name = kind === 'road1968' ? 'the later convention (Vienna)' : 'the older convention (Geneva)';
      const weak = isWeak(views, kind) ? ' (from lists that should be confirmed)' : '';
      return given(
        words(
          `${capitalised(list([homeName, ...views.map(({ name: one }) => one)]))} share ${name} on road traffic${weak}: an international driving permit issued at home will do for the start. Our records do not say whether and by when residents exchange a licence: ask the licensing office.`,
        ),
        ...[...views.map(({ iso3 }) => iso3), home?.iso3 ?? ''].map((iso3) => `treaties.${kind}:${iso3}`),
      );
    }
  }
}

/** What lets a licence of home count there for a start, in sentences; null where home or a list is not known. */
export function drivingLicence(view: PlaceView): Said | null {
  const kind = kindOf(view);
  return kind && licenceSaid(kind, [view]);
}

/**
 * The same for several places, those of one rule in one sentence, resting on where the customer lives or on another answer (`basis`); null where nothing
 * is known. Between towns of one country nobody asks whether a licence counts.
 */
export function licencesFromHome(views: readonly PlaceView[], basis = 'current-location'): Said | null {
  const groups = new Map<Kind, [PlaceView, ...PlaceView[]]>();
  for (const view of views) {
    const kind = isAtHome(view) ? null : kindOf(view);
    if (kind === null) continue;
    const group = groups.get(kind);
    if (group) group.push(view);
    else groups.set(kind, [view]);
  }
  if (groups.size === 0) return null;
  return because(flow(...[...groups].map(([kind, of]) => licenceSaid(kind, of))), basis);
}
