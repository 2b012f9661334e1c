import { cared, caredSaid, cityOf, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { standing, wordOf } from '../../place/view.ts';
import type { Theme } from '../../profile/cares.ts';
import { avoidsSlopes } from '../../profile/health/mobility.ts';
import { careWeight } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { outdoorMonths } from '../../place/surroundings/localClimate.ts';
import { THAN_MOST } from '../../prose/comparison.ts';

const ACTIVITIES: Readonly<Record<string, 'sea' | 'height' | 'ground'>> = {
  'beach-swimming': 'sea',
  surfing: 'sea',
  diving: 'sea',
  sailing: 'sea',
  fishing: 'sea',
  hiking: 'height',
  skiing: 'height',
  climbing: 'height',
  wildlife: 'ground',
  cycling: 'ground',
  running: 'ground',
  golf: 'ground',
  'racket-sports': 'ground',
  'horse-riding': 'ground',
  gardening: 'ground',
};

/** Activities as one list; some labels name two, "beach and swimming". */
const listed = (labels: readonly string[]): string => list(labels.flatMap((label) => label.split(' and ')));

/** What a coast offers these wishes. No record tells of waves and wind. */
function onCoast(wishes: readonly string[], surfing: boolean): string {
  const calm = wishes.length > 0 ? `the coast is there for ${listed(wishes)}` : 'there is a coast';
  return surfing ? `${calm} (our records hold nothing on waves and wind for surfing)` : calm;
}

/** What remains of seaside wishes without a coast. */
function withoutCoast(wishes: readonly string[], fishing: boolean): string {
  const water = wishes.length > 0 ? `${listed(wishes)} will mean lakes, pools or holidays` : null;
  const fish = fishing ? 'fishing means rivers and lakes' : null;
  return `there is no coast, so ${[water, fish].filter((part) => part !== null).join(', and ')}`;
}

/** Outdoor wishes with the coast, terrain, forest and frost on record. */
export const outdoors: Writer = (view) => {
  const { read } = view.profile;
  const chosen = read.choices('outdoor-activities').filter((one) => ACTIVITIES[one]);
  const labelled = (kind: string): readonly (readonly [id: string, label: string])[] =>
    chosen
      .filter((one) => ACTIVITIES[one] === kind)
      .slice(0, 3)
      .map((one) => [one, read.label('outdoor-activities', one)?.text ?? '']);
  const of = (kind: string): string => listed(labelled(kind).map(([, label]) => label));
  const [sea, height, ground] = [labelled('sea'), of('height'), of('ground')];
  const level = height ? avoidsSlopes(view.profile) : null;
  const steep = because(
    words(level ? ` (no record tells how steep ${cityOf(view)} itself is: walk it before you choose)` : ''),
    ...(level ?? []),
  );
  const coast = wordOf(view, 'has_coastline');
  const rugged = standing(view, 'terrain_ruggedness');
  const mild = outdoorMonths(view);
  const parts: Said[] = [];
  if (sea.length > 0 && coast)
    parts.push({
      ...words(
        coast === 'yes'
          ? onCoast(
              sea.flatMap(([id, label]) => (id === 'surfing' ? [] : [label])),
              sea.some(([id]) => id === 'surfing'),
            )
          : withoutCoast(
              sea.flatMap(([id, label]) => (id === 'fishing' ? [] : [label])),
              sea.some(([id]) => id === 'fishing'),
            ),
      ),
      facts: [`has_coastline:${view.iso3}`],
    });
  if (height && rugged)
    parts.push(
      say`for ${height} the country as a whole is ${rugged.side === 'high' ? `more rugged ${THAN_MOST}` : rugged.side === 'low' ? `flatter ${THAN_MOST}` : 'neither flat nor steep'}${steep}${rugged.mark}`,
    );
  if (ground && mild) parts.push(say`for ${ground}, ${mild.said} ${mild.have} ${mild.weather}`);
  const [first, second] = parts;
  if (!first) return null;
  const both = second ? say`${first}; ${second}` : first;
  const said = wayOf(view, 'outdoors', [
    () => say`Outdoors in ${view.name}: ${both}.`,
    () => say`How ${view.name} suits what you like to do outside: ${both}.`,
    () => say`Free days in ${view.name}: ${both}.`,
  ]);
  return cared(
    view,
    passage('outdoors', 0.6, said && because(said, 'outdoor-activities')),
    'nature',
    'sea',
    'mountains',
  );
};

type Measure = readonly [indicator: string, good: 'high' | 'low', noun: string];

const VALUES: Partial<Record<Theme, Measure>> = {
  lgbt: ['lgbt_policy_index', 'high', 'LGBT+ rights in law'],
  equality: ['gender_inequality_index', 'low', 'equality of women and men'],
  religion: ['religious_freedom', 'high', 'freedom of religion'],
  press: ['freedom_of_expression', 'high', 'free expression'],
  honesty: ['control_of_corruption', 'high', 'control of corruption'],
  law: ['rule_of_law', 'high', 'the rule of law'],
  inequality: ['gini_index', 'low', 'small gaps between rich and poor'],
  tolerance: ['private_liberties', 'high', 'private liberties'],
  environment: ['pm25_air_pollution', 'low', 'clean air'],
};

function rank(merit: number): string {
  if (merit > 85) return 'among the best in the world';
  if (merit > 60) return 'better than most';
  if (merit >= 40) return 'near the middle';
  return merit > 15 ? 'behind most' : 'among the weakest in the world';
}

/** Values the household named, measured. */
export const values: Writer = (view) => {
  const measured = (Object.entries(VALUES) as [Theme, Measure][]).flatMap(
    ([theme, [indicator, good, noun]]) => {
      const at = careWeight(view.profile, theme) > 0 ? standing(view, indicator) : null;
      return at ? [{ theme, noun, at, merit: good === 'high' ? at.percentile : 100 - at.percentile }] : [];
    },
  );
  const best = measured.toSorted((a, b) => b.merit - a.merit)[0];
  const worst = measured.toSorted((a, b) => a.merit - b.merit)[0];
  if (!best || !worst) return null;
  const one = caredSaid(view, say`${best.noun} (${rank(best.merit)})${best.at.mark}`, best.theme);
  const two = caredSaid(view, say`${worst.noun} (${rank(worst.merit)})${worst.at.mark}`, worst.theme);
  const { name } = view;
  const said =
    best === worst
      ? wayOf(
          view,
          'value-one',
          [
            () => say`This is how published measures rate ${name} on the value you named: ${one}.`,
            () => say`You care about this, and there is a measure of it for ${name}: ${one}.`,
            () => say`How ${name} does on the value you care about: ${one}.`,
          ].map((form) => () => {
            const made = form();
            return { ...made, text: `${made.text.charAt(0).toUpperCase()}${made.text.slice(1)}` };
          }),
        )
      : rank(best.merit) === rank(worst.merit)
        ? wayOf(view, 'value-even', [
            () => say`The values you named fare alike in ${name}: ${one}, and ${two}.`,
            () => say`Two of your values get the same mark in ${name}: ${one}; ${two}.`,
          ])
        : wayOf(view, 'value-split', [
            () => say`Of the values you named, ${name} is strongest on ${one} and weakest on ${two}.`,
            () => say`Going by your values, ${name} does best on ${one} and worst on ${two}.`,
            () => say`${view.Name} does not do equally well on everything you value: ${one}, but ${two}.`,
          ]);
  return passage('values', 0.6 + 0.25 * notable(worst.merit), said);
};
