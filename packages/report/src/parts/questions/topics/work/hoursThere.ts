import { standardOffset, zoneDifference } from '@global-fit/atlas/places/clocks';
import { HOURS_BY_CLOCK, spanIn } from '@global-fit/matching/conditions/own/keptHours';
import { zoneIn } from '@global-fit/matching/conditions/own/zones';
import type { City } from '@global-fit/atlas/model';
import {
  apartFromZone,
  type ClocksApart,
  clocksApart,
  clocksApartFrom,
} from '../../../../place/surroundings/clocks.ts';
import { homeCity } from '../../../../place/surroundings/home.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { capitalised, numberWord } from '../../../../prose/english.ts';
import { because, given, type Said, say, words } from '../../../../prose/said.ts';
import { hourSaid } from '../../../../sections/career/officeHours.ts';
import { eachPlace } from '../../across/beside.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import type { Asked, Topic } from '../../topic.ts';
import { largest, townNamesIn } from '../../named/townNames.ts';

/** Work that may fall into the night there. */
const NIGHTS =
  /\bwork\w* (?:right )?(?:through|all) (?:the )?night\b|\b(?:calls?|meetings?) (?:at|in the middle of the) night\b/i;
/** Office hours, where a question names none. */
const OFFICE_DAY = [9, 17] as const;

/** Working hours by another place's clock. */
const ABOUT = new RegExp(
  [
    ...HOURS_BY_CLOCK,
    String.raw`\b(?:what|which) (?:time|hours)\b[^?]{0,40}\b(?:start|finish|begin|end|work|be online)\b`,
    NIGHTS.source,
    String.raw`\btime (?:zones?|differences?)\b|\bhours of difference\b`,
  ].join('|'),
  'i',
);

/** The clock asked about: of a town or country named, else home's. */
interface Kept {
  readonly where: string;
  readonly ids: readonly string[];
  readonly apart: (view: PlaceView) => ClocksApart | null;
}

/** A place's clock compared with that of a town abroad. */
function apartFrom(view: PlaceView, town: City): ClocksApart | null {
  const here = view.cities[0] ?? view.atlas.cities.capitalOf(view.iso3);
  if (!here) return null;
  const halves = zoneDifference(here.timezone, town.timezone);
  return halves.some(Number.isNaN)
    ? null
    : { hours: Math.max(...halves), halves, facts: [`city:${here.id}`, `city:${town.id}`] };
}

/** The clock of home: its town's, or the capital's where the town is unlisted and the country has several zones. */
function homeClock(view: PlaceView): string {
  const town = homeCity(view)?.name;
  const zones = new Set(
    view.atlas.cities.of(view.home?.iso3 ?? '').map(({ timezone }) => standardOffset(timezone)),
  );
  return town ?? (zones.size > 1 ? `the capital of ${view.homeName}` : view.homeName);
}

function keptBy(asked: Asked): Kept | null {
  const { view, views, text } = asked;
  const zone = zoneIn(text.toLowerCase(), view.home?.iso3 ?? null);
  if (zone)
    return {
      where: `${zone.said} (standard time on both sides)`,
      ids: [],
      apart: (one) => apartFromZone(one, zone.clock),
    };
  const town = largest(townNamesIn(view, text).flatMap(({ called }) => called));
  const there = new Set(views.map(({ iso3 }) => iso3));
  if (town && !there.has(town.iso3))
    return { where: town.name, ids: [], apart: (one) => apartFrom(one, town) };
  const country = countriesNamed(view.atlas, text).find(({ iso3 }) => !there.has(iso3));
  if (country && country.iso3 !== view.home?.iso3)
    return { where: nameOf(country), ids: [], apart: (one) => clocksApartFrom(one, country.iso3) };
  if (!view.home || there.has(view.home.iso3)) return null;
  return { where: homeClock(view), ids: ['current-location'], apart: clocksApart };
}

const HALF_A_DAY = 12;

/** "three and a half hours ahead", "five hours and three quarters behind". */
function ahead(hours: number): string {
  if (hours === 0) return 'the same clock';
  // Beyond half a day, the shorter way round decides which hours are shared.
  if (hours < -HALF_A_DAY) return `${ahead(hours + 2 * HALF_A_DAY)}, on the day before`;
  if (hours > HALF_A_DAY) return `${ahead(hours - 2 * HALF_A_DAY)}, on the day after`;
  const size = Math.abs(hours);
  const whole = Math.floor(size);
  const half = whole === 0 ? 'half an hour' : `${numberWord(whole)} and a half hours`;
  const quarter = size - whole < 0.5 ? ' and a quarter' : ' and three quarters';
  const said =
    size - whole === 0.5
      ? half
      : `${numberWord(whole)} ${whole === 1 ? 'hour' : 'hours'}${size > whole ? quarter : ''}`;
  return `${said} ${hours > 0 ? 'ahead' : 'behind'}`;
}

/** The hours in local time, in January and July where they differ. */
function told(apart: ClocksApart, span: readonly [number, number] | null): Said {
  const [january, july] = apart.halves;
  const by = (gap: number): string =>
    span ? `${hourSaid(span[0] + gap)} to ${hourSaid(span[1] + gap)}` : ahead(gap);
  const text = january === july ? by(january) : `${by(january)} in January and ${by(july)} in July`;
  return given(words(text), ...apart.facts);
}

/** Work on another clock: its local hours in each place, winter and summer. */
export const HOURS_THERE: Topic = {
  id: 'hours-there',
  about: ABOUT,
  not: /\b(?:visas?|permits?|allowed|flights?|flying|opening hours|shops?|school|lessons|jet lag|how long)\b/i,
  over: ['partner-work', 'jobs', 'pay', 'internet', 'work-right', 'partner-visa', 'childcare'],
  answer: (asked) => {
    const kept = keptBy(asked);
    const span = spanIn(asked.text) ?? (NIGHTS.test(asked.text) ? OFFICE_DAY : null);
    const each = kept
      ? eachPlace(asked.places.length > 0 ? asked.views : [], (view) => {
          const apart = kept.apart(view);
          return apart && told(apart, span);
        })
      : null;
    return {
      said:
        kept && each
          ? because(
              span
                ? say`${capitalised(hourSaid(span[0]))} to ${hourSaid(span[1])} by the clock of ${kept.where} is ${each}.`
                : say`Beside the clock of ${kept.where}: ${each}.`,
              ...kept.ids,
              ...(asked.person?.ids ?? []),
            )
          : null,
      lacks: 'which of those hours an employer or clients would move',
      whom: 'the employers or clients whose hours they are, in writing, before you choose a place',
      put: 'Which hours have to be kept, by whose clock in winter and in summer, and which of them may be worked earlier or later in the day?',
    };
  },
};
