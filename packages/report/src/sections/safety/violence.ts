import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing } from '../../place/view.ts';
import { alone } from '../../profile/when.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import type { Level } from '../../prose/comparison.ts';

const WHOM: Readonly<Record<string, readonly string[]>> = {
  children: ['For a family', 'With children', 'For a household with children'],
  retired: ['In retirement', '↗For a retired newcomer', 'For somebody retired'],
  student: ['For a student', 'For the years of your studies', 'As a student'],
  alone: [
    'For somebody who comes alone',
    'For somebody who arrives knowing nobody',
    'For a household of one',
  ],
  couple: ['For the two of you', '↗For two newcomers', 'For a household of two'],
  several: ['For your household', 'For those who move', 'For all who come'],
};

/** Whose safety it is about. */
function whose(view: PlaceView): Said {
  const { movers, stage, stageIds, age } = view.profile;
  const nobodyElse = alone(view.profile);
  const [kind, ids] =
    movers.children.length > 0
      ? (['children', movers.ids] as const)
      : stage === 'retired' && (age ?? 0) >= 60
        ? (['retired', [...stageIds, 'age']] as const)
        : stage === 'student'
          ? (['student', stageIds] as const)
          : nobodyElse
            ? (['alone', nobodyElse] as const)
            : movers.people === 2 && !movers.uncounted
              ? (['couple', movers.ids] as const)
              : (['several', movers.ids] as const);
  const forms = WHOM[kind] ?? [''];
  return because(words(forms[view.earlier.length % forms.length] ?? ''), ...ids);
}

function besideWords(view: PlaceView): Said {
  const home = besideHome(view, 'homicide_rate') ? homeFigure(view, 'homicide_rate') : null;
  return home ? because(say`, against ${home} in ${view.homeName}`, 'current-location') : words('');
}

const SAFEST = 'among the safest countries by this measure';
const VIOLENT = 'among the more violent countries';
const LEVELS: Readonly<Record<Level, string>> = {
  lowest: SAFEST,
  low: SAFEST,
  below: 'safer than most',
  middle: 'near the middle of all countries',
  above: 'more violent than most',
  high: VIOLENT,
  highest: VIOLENT,
};

/** Homicide, the crime counted most consistently across countries. */
export const violence: Writer = (view) => {
  const at = standing(view, 'homicide_rate');
  const rate = figure(view, 'homicide_rate');
  if (!at || !rate) return null;
  const level = LEVELS[at.level];
  const who = whose(view);
  const compare = besideWords(view);
  const said = wayOf(view, 'violence', [
    () =>
      say`${who}: ${view.name} counts ${rate} homicides a year per 100,000 people${compare}, ${level}.${at.mark}`,
    () =>
      say`${who}, [the figure that is counted most alike everywhere|the one crime that all countries count much alike|the figure that compares best across borders]: ${rate} homicides a year per 100,000 people${compare}. [That is|By rank that is|It counts as|It ranks] ${level}.${at.mark}`,
    () =>
      say`${who}: ${view.name} is ${level}${at.mark}, with ${rate} homicides a year per 100,000 people${compare}; theft and fear in the street are not in that figure.`,
  ]);
  return passage('violence', 1, said);
};
