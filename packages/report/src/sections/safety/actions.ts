import type { Practical } from '@global-fit/atlas/practical';
import { childrenCalled, childrenOf } from '../../profile/people/called.ts';
import { inUnion } from '../../place/rights/europeanUnion.ts';
import { type PlaceView, standing } from '../../place/view.ts';
import { bank, cityOf, type Line, passage, type Writer } from '../../place/passage.ts';
import {
  alone,
  anybody,
  asCouple,
  both,
  caresFor,
  chose,
  onlyInfants,
  onlyTeens,
  retiredInAge,
  stageIs,
  taughtAtHome,
  withChildren,
} from '../../profile/when.ts';
import { limitedMobility } from '../../profile/health/mobility.ts';
import { sparesStairs } from '../../profile/health/stairs.ts';
import { withoutHearing } from '../../profile/health/hearing.ts';
import { willNotDrive } from '../../profile/move/driving.ts';
import { hasUnsafe } from '../../profile/passports/unsafe.ts';
import { list } from '../../prose/english.ts';
import { because, given, say } from '../../prose/said.ts';

/**
 * Numbers to save: the country's own, then 112, which is every EU member's own. Where services have separate numbers
 * and no record assigns them, 112 reaches all.
 */
export function emergencyNumbers(
  view: PlaceView,
  { emergencyNumbers: all, works112, works911 }: Practical,
): readonly string[] {
  const own = all.filter((number) => number !== '112');
  if (works112 && inUnion(view)) return ['112'];
  if (works911) return works112 ? ['911', '112'] : ['911'];
  if (works112) return own.length > 0 && own.length < 3 ? [...own, '112'] : ['112'];
  return all.slice(0, 3);
}

/** Whom to call, as an action. */
const emergency: Writer = (view) => {
  const practical = view.atlas.practical(view.iso3);
  if (!practical?.from.shown || practical.emergencyNumbers.length === 0) return null;
  const numbers = emergencyNumbers(view, practical);
  const unheard = withoutHearing(view.profile);
  if (unheard)
    return passage(
      'safety-emergency',
      0.88 - 0.09 * view.earlier.length,
      because(
        say`[↗Find out before you land|Look up before the move] how the emergency services of ${view.name} are reached in writing, by message or by an app, and register for it if they ask for that.`,
        ...unheard,
      ),
    );
  const who =
    view.profile.movers.people > 1
      ? say`[on every telephone in the household|on each telephone you bring|in all your telephones]`
      : say`[in the telephone, beside your address in the local spelling|on the first page of the telephone|in the telephone and on paper]`;
  return passage(
    'safety-emergency',
    0.88 - 0.09 * view.earlier.length,
    given(
      because(
        say`↗[Save|Put|Keep] the emergency number of ${view.name}, ${list(numbers, 'or')}, ${who} before you land.`,
        ...view.profile.movers.ids,
      ),
      `practical:${view.iso3}`,
    ),
  );
};

const online = stageIs('remote', 'freelance', 'owner');
const buys = chose('housing-preference', 'buy-apartment', 'buy-house', 'rural-property');

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      taughtAtHome(v.profile) || onlyTeens(v.profile)
        ? null
        : onlyInfants(v.profile)
          ? because(
              say`[Push the pram from a likely home in ${cityOf(v)} to shop and doctor, and look at kerbs and crossings|Ask parents in ${cityOf(v)} which streets they avoid with a pram, and at what hour].`,
              'relocation-timeline',
            )
          : say`[Walk the way from a possible home to a possible school in ${cityOf(v)} at eight in the morning, and look at each crossing|Go from a likely home to a likely school in ${cityOf(v)} on foot, with a child’s eyes|Stand for ten minutes at the gate of a school in ${cityOf(v)} and watch who comes on foot|Ask parents at a school in ${cityOf(v)} from which age theirs come alone, and by which way].`,
  ],
  [
    withChildren,
    (v) => {
      if (onlyTeens(v.profile)) return null;
      const roaming = childrenOf(v.profile.movers, { from: 6, alone: true });
      const ask = say`Ask parents in ${cityOf(v)} where their children may go without asking|Find out from which age children in ${cityOf(v)} ride the bus alone`;
      return roaming.length > 0
        ? say`[${ask}|Show ${childrenCalled(v.profile.movers, roaming)} three places in ${cityOf(v)} to run to: shop, school, neighbour].`
        : say`[${ask}].`;
    },
  ],
  [
    withChildren,
    (v) => {
      const { movers } = v.profile;
      const teenagers = childrenOf(movers, { from: 13, alone: true }).filter(
        ({ ageThen }) => ageThen !== null,
      );
      const learners = childrenOf(movers, { from: 5 });
      if (teenagers.length > 0)
        return say`[Agree with ${childrenCalled(movers, teenagers)} who fetches whom in ${cityOf(v)} when the last bus is gone|Look up with ${childrenCalled(movers, teenagers)} which lines of ${cityOf(v)} run at night, and what a monthly pass costs at that age].`;
      return learners.length > 0
        ? say`[Teach ${childrenCalled(movers, learners)} the new address in ${cityOf(v)} and one telephone number by heart|Ride the bus in ${cityOf(v)} together for the first week].`
        : null;
    },
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Walk from the stop to a likely home in ${cityOf(v)} by day, and ask a neighbour how it is after dark|Take the last bus in ${cityOf(v)} once on your visit; it shows which stops are quiet|Spend an evening on the bench nearest to a likely home in ${cityOf(v)}|See which windows are lit in a likely street of ${cityOf(v)} on a dark evening: empty flats make empty streets|Ride home by taxi once at night in ${cityOf(v)}, and note what it costs and how it comes].`,
  ],
  [
    retiredInAge,
    (v) =>
      say`[Look at pavements, kerbs and handrails between a likely home and the shops in ${cityOf(v)}, on foot and after rain|Time the green light at the widest crossing between a likely home and the shops in ${cityOf(v)}].`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[↗Agree with your bank on a limit for transfers before the move to ${v.name}: newcomers with savings get calls from people who pretend to be it|Choose a home in ${cityOf(v)} with a chain on the door, a light and a neighbour in earshot].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Choose a room in ${cityOf(v)} within a walk of a stop that is served after midnight|Walk home from the library in ${cityOf(v)} once at ten in the evening before you take a room|Find the night line of ${cityOf(v)} on the map before you find the bars].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Lock the bicycle in ${cityOf(v)} with two locks and insure it by frame number|↗Keep passport and visa at home in ${cityOf(v)} and copies in the bag].`,
  ],
  [
    online,
    (v) =>
      say`[Insure the laptop for ${v.name} by name, and read what a police report has to say for a claim|↗Back up the laptop before the move to ${v.name}, and do not keep the copy in the same bag${v.profile.stage === 'owner' ? '' : `|Work in cafés of ${cityOf(v)} with your back to a wall, and lock the laptop to the table`}].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Agree on a rule for ${cityOf(v)} before you need it: who calls whom, and after how long somebody worries|Carry two cards from two accounts in ${cityOf(v)}, one each|Walk the quarter of a likely home in ${cityOf(v)} once together and once apart].`,
  ],
  [
    alone,
    (v) =>
      say`[↗Give one person at home your address in ${cityOf(v)} and a fixed hour of the week to expect your call|Leave a second key in ${cityOf(v)} with somebody who answers the telephone|Tell the neighbours in ${cityOf(v)} your name in the first week: they will know who belongs to the house].`,
  ],
  [
    both(alone, caresFor('safety')),
    (v) =>
      !sparesStairs(v.profile) && !limitedMobility(v.profile)
        ? say`[Ask two people who live near a likely home in ${cityOf(v)} how they come home on a Saturday night, before you sign|View flats in ${cityOf(v)} above the ground floor, and ${willNotDrive(v.profile) ? 'come' : 'drive'} past once after dark].`
        : say`Ask two people who live near a likely home in ${cityOf(v)} how they come home on a Saturday night, before you sign.`,
  ],
  [
    stageIs('employee', 'transfer', 'founder'),
    (v) =>
      say`[Try the way to work in ${cityOf(v)} at the hour you would take it, both ways, before choosing a street|Ride the line to work in ${cityOf(v)} at eight and at six|Ask somebody who works in ${cityOf(v)} which way home they take after dark].`,
  ],
  [
    buys,
    (v) =>
      say`[Get the hazard map of the parcel near ${cityOf(v)} from the town before you buy, and the building code of its year|Have an insurer quote for the house near ${cityOf(v)} before the notary does: what it will not insure, do not buy].`,
  ],
  [
    caresFor('stability'),
    (v) =>
      (standing(v, 'political_stability')?.percentile ?? 100) > 60
        ? say`[Read one newspaper of ${v.name} from each side for a month before you decide|↗Find out after how long newcomers may vote in the town of ${cityOf(v)}, if at all|↗Look up when ${v.name} votes next, and how its rules for newcomers changed after the last time|Ask somebody who came to ${v.name} five years ago what a change of government changed for them].`
        : say`[Keep one account outside ${v.name}, with three months of spending on it|Read one newspaper of ${v.name} from each side for a month before you decide].`,
  ],
  [
    anybody,
    (v) =>
      say`[Ask in three shops in a street of ${cityOf(v)} where they would not rent|Look at the bicycles in a street of ${cityOf(v)}: how they are locked tells how much is stolen|Spend an evening in the street you like best in ${cityOf(v)} before you sign].`,
  ],
  [
    anybody,
    (v) =>
      hasUnsafe(v.profile)
        ? because(
            say`Read the regional part of the travel advice on ${v.name} before you choose a town.`,
            ...v.profile.unsafe.questionIds,
          )
        : say`[↗Register with your embassy for ${v.name} on the day you arrive, and read the regional part of its advice, not the headline|Read the regional part of your government’s advice on ${v.name} before you choose a town|↗Sign up for the embassy’s messages for ${v.name} before you travel].`,
  ],
];

export const safetyActions: readonly Writer[] = [...bank('safety-action', LINES), emergency];
