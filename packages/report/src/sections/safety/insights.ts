import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { factQuantity, over, shown } from '../../figures/quantity.ts';
import { roughly, rounded } from '../../figures/format.ts';
import { againstHome, figure, standing, homeElsewhere } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';

/** Homicides per 100,000 people below which two places are alike. */
const TOO_SMALL = 2;

/** How much rarer or more frequent homicide is than at home. */
export const besideHomeInsight: Writer = (view) => {
  const here = factQuantity(view.atlas, 'homicide_rate', view.iso3);
  const country = homeElsewhere(view);
  const there = country && factQuantity(view.atlas, 'homicide_rate', country.iso3);
  if (!here || !there || here.value <= 0 || there.value <= 0) return null;
  // Two low rates are both low, whatever their ratio.
  if (Math.max(here.value, there.value) < TOO_SMALL) return null;
  const fewer = there.value > here.value;
  const ratio = fewer ? there.value / here.value : here.value / there.value;
  if (ratio < 1.8) return null;
  const asked = shown(fewer ? over(there, here) : over(here, there), (value) =>
    value >= 10 ? roughly(value) : rounded(value, 1),
  );
  const home = view.homeName;
  const said = fewer
    ? wayOf(view, 'homicide-fewer', [
        () => say`For each homicide per head in ${view.name} there are about ${asked} in ${home}.`,
        () =>
          say`Where ${home} counts about ${asked} homicides, ${view.name} counts one, for the same number of people.`,
        () => say`Homicide is about ${asked} times as frequent in ${home} as in ${view.name}.`,
      ])
    : say`Homicide is about ${asked} times as frequent in ${view.name} as in ${home}.`;
  return passage('safety-beside-home', 0.62, said && because(said, 'current-location'));
};

/** Rule of law, for those who depend on documents there. */
export const rulesInsight: Writer = (view) => {
  const law = figure(view, 'rule_of_law_percentile');
  const honest = figure(view, 'control_of_corruption_percentile');
  const at = standing(view, 'rule_of_law_percentile');
  const { movers, stageIds } = view.profile;
  if (!law || !honest || !at) return null;
  const both = say`${law} of 100 for the rule of law${againstHome(view, 'rule_of_law_percentile')}, and ${honest} for control of corruption${againstHome(view, 'control_of_corruption_percentile')}`;
  const tail =
    at.side === 'high'
      ? '[above most countries|higher than in the typical country]'
      : at.side === 'low'
        ? '[take a receipt for every payment|have what is promised put in writing]'
        : '[keep a signed copy of what you agree|in the middle of all countries]';
  const said = wayOf(view, 'rules-insight', [
    () => say`${view.Name} stands at ${both}: ${tail}.${at.mark}`,
    () => say`In the ranks of states ${view.name} has ${both}: ${tail}.${at.mark}`,
  ]);
  return passage('safety-rules', 0.45, said && because(said, ...movers.ids, ...stageIds));
};
