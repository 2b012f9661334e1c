import { notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, homeValue, type PlaceView, standing, valueOf } from '../../place/view.ts';
import { willNotDrive } from '../../profile/move/driving.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

/** What accident rates mean for whom, where roads are more dangerous than at home or most places. */
const CARE: Readonly<Record<string, string>> = {
  children:
    '[practise the crossings of the way to school before the first day|choose a way to school without a main road|buy a helmet before the first ride]',
  small:
    '[look at the crossings between home and childcare before you sign|choose a home with a walk that has no main road|buy helmet and child seat before the first ride]',
  teenagers:
    '[go the way to school once together, at the hour it will be taken|settle before the first weekend who drives them home at night|a helmet on the bicycle, and no rides on a motorcycle]',
  retired:
    '[cross at lights, and leave driving at night to others|cross with the crowd and wear something light after dark]',
  student: '[take the bus home at night, not a friend’s motorcycle|wear a helmet on the bicycle]',
  'no driver':
    '[belts in every seat, and no motorcycle taxi|cross at lights|cross with the crowd and wear something light after dark]',
  adult:
    '[belts in every seat, and no motorcycle taxi|leave long drives at night to others|take your first drive in daylight, with somebody who knows the road]',
};

/** By the oldest child's age at the move: before school, pupil or teenager; pupil where unknown. */
function careOf(children: readonly { readonly ageThen: number | null }[]): string {
  const oldest = Math.max(...children.map(({ ageThen }) => ageThen ?? 9));
  return oldest >= 13 ? 'teenagers' : oldest >= 6 ? 'children' : 'small';
}

/** Ratio to home from which roads need more care, whatever their world rank. */
const ROUGHER = 1.25;

/** That traffic keeps to the other side than at home; empty where it does not. */
function otherSide({ country, home }: PlaceView): Said {
  const side = country.drivesOn;
  return side && home?.drivesOn && side !== home.drivesOn
    ? because(
        words(
          `. [They drive on the ${side} there, so look the other way first|Traffic keeps to the ${side}, the other side from yours|Cars come from the other side: traffic there keeps to the ${side}]`,
        ),
        'current-location',
      )
    : words('');
}

/** Key of `CARE` for this household. */
function careFor({ profile }: PlaceView): string {
  const { movers, stage } = profile;
  if (movers.children.length > 0) return careOf(movers.children);
  if (willNotDrive(profile)) return 'no driver';
  return stage === 'retired' || stage === 'student' ? stage : 'adult';
}

/** Road deaths, and the care they call for. */
export const roads: Writer = (view) => {
  const at = standing(view, 'road_deaths');
  const rate = figure(view, 'road_deaths');
  if (!at || !rate) return null;
  const swap = otherSide(view);
  const { movers, stageIds } = view.profile;
  const [here, there] = [valueOf(view, 'road_deaths') ?? 0, homeValue(view, 'road_deaths')];
  const rough = at.side === 'high' || (there !== null && here > there * ROUGHER);
  const tail = rough ? `: ${CARE[careFor(view)] ?? ''}` : '';
  const basis = movers.children.length > 0 ? movers.ids : stageIds;
  const level =
    at.side === 'high'
      ? 'high [by world standards|as the world goes|in a comparison of all countries]'
      : at.side === 'low'
        ? 'low [by world standards|as the world goes|in a comparison of all countries]'
        : '[in the middle of the world|where the typical country stands|neither high nor low among countries]';
  const atHome = againstHome(view, 'road_deaths');
  const said = wayOf(view, 'roads', [
    () => say`Traffic deaths stand at ${rate} per 100,000 people, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`On the road ${view.name} loses ${rate} people per 100,000 a year, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`${view.Name} counts ${rate} road deaths a year per 100,000 people, ${level}${atHome}${tail}${swap}.${at.mark}`,
    () =>
      say`Of 100,000 people in ${view.name} traffic kills ${rate} a year, ${level}${atHome}${tail}${swap}.${at.mark}`,
  ]);
  return passage(
    'roads',
    0.3 + 0.4 * notable(at.percentile) + (swap.text ? 0.15 : 0),
    said && because(said, ...basis, ...(there === null ? [] : ['current-location'])),
  );
};
