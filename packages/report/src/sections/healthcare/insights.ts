import { rounded } from '../../figures/format.ts';
import { constant, factQuantity, minus, shown, times } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing, homeElsewhere } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { BY_WORLD } from '../../prose/comparison.ts';

const RANKS = { high: `a large share ${BY_WORLD}`, low: `a small share ${BY_WORLD}` } as const;

/** Quality of care, and the share of all health spending, private care included, that patients pay. */
export const careInsight: Writer = (view) => {
  const index = standing(view, 'uhc_index');
  const own = standing(view, 'out_of_pocket_health');
  const care = figure(view, 'uhc_index');
  const share = figure(view, 'out_of_pocket_health');
  if (!index || !own || !care || !share) return null;
  // What exceeds home's figure is not called small, nor what is below it large.
  const beside = besideHome(view, 'out_of_pocket_health')?.relation;
  const rank =
    own.side === 'high' && beside !== 'less'
      ? RANKS.high
      : own.side === 'low' && beside !== 'more'
        ? RANKS.low
        : null;
  const paid = say`${share}${againstHome(view, 'out_of_pocket_health')}${rank ? `; ${rank}` : ''}`;
  const against = againstHome(view, 'uhc_index');
  const mark = rank ? say`${own.mark}` : words('');
  const { name, Name } = view;
  const said = wayOf(view, 'health-care', [
    () =>
      say`Care in ${name} scores ${care} of 100 on the index of essential health services${against}. [Of all health spending there, public and private, patients pay|Of what is spent on health there, patients themselves pay|Patients pay, of all health spending there,] ${paid}.${mark}`,
    () =>
      say`Of all that is spent on health in ${name}, private care included, patients pay ${paid}. On the index of essential health services the country has ${care} of 100${against}.${mark}`,
    () =>
      say`[${Name} reaches ${care} of 100 on the index of health services|On the index of health services ${name} reaches ${care} of 100|The index of health services gives ${name} ${care} of 100]${against}. [Patients’ own share of all health spending, private care counted in, is|Of all health spending, private care counted in, patients pay] ${paid}.${mark}`,
  ]);
  return passage('health-insight', 0.7, said);
};

/** Life expectancy, compared with home. */
export const lifeInsight: Writer = (view) => {
  const life = standing(view, 'life_expectancy');
  const here = factQuantity(view.atlas, 'life_expectancy', view.iso3);
  const home = homeElsewhere(view);
  const there = home && factQuantity(view.atlas, 'life_expectancy', home.iso3);
  const years = figure(view, 'life_expectancy');
  if (!life || !here || !there || !years || Math.abs(here.value - there.value) < 1) return null;
  const more = here.value > there.value;
  const gap = shown(
    times(minus(here, there), constant(more ? 1 : -1, 'shown without its sign')),
    (value) => `${rounded(value, 1)} years`,
  );
  const way = more ? 'longer' : 'shorter';
  const said = wayOf(view, `health-life-${way}`, [
    () =>
      say`People in ${view.name} live ${years} on average, ${gap} ${way} than in ${view.homeName}: ${more ? 'food, work and medicine together do people good there' : 'what shortens lives there is worth knowing before you settle for good'}.`,
    () =>
      say`Life in ${view.name} is ${gap} ${way} than at home, at ${years} on average${more ? ': the plainest figure for health there is, and it speaks for the move' : ', which no index of care makes up for'}.`,
    () => say`The average life in ${view.name}, ${years}, is ${gap} ${way} than one at home.`,
  ]);
  return passage('health-life', 0.6, said && because(said, 'current-location'));
};

/** Beds and nurses, where both are known. */
export const wardInsight: Writer = (view) => {
  const beds = figure(view, 'hospital_beds');
  const nurses = figure(view, 'nurses_midwives');
  const bedside = besideHome(view, 'hospital_beds');
  const hands = besideHome(view, 'nurses_midwives');
  if (!beds || !nurses || !bedside || !hands) return null;
  const noun = beds.text === '1' ? 'bed' : 'beds';
  const both = say`${beds} hospital ${noun} per 1,000 people${againstHome(view, 'hospital_beds')}, and ${nurses} nurses and midwives per 10,000${againstHome(view, 'nurses_midwives')}`;
  const [b, n] = [bedside.relation, hands.relation];
  const meaning: Said | string =
    b === 'more' && n === 'more'
      ? 'a stay in hospital is better staffed than one at home'
      : b === 'less' && n === 'less'
        ? 'hospitals have fewer of both than those you know'
        : b === 'less'
          ? 'fewer beds, with more hands for each'
          : 'more beds, with fewer hands for each';
  const said = wayOf(view, 'health-ward', [
    () => say`${view.Name} has ${both}: ${meaning}.`,
    () => say`For care in hospital ${view.name} has ${both}: ${meaning}.`,
  ]);
  const even = b === 'same' || n === 'same';
  return even ? null : passage('health-ward', 0.58, said && because(said, 'current-location'));
};

/** The state's share of health spending. */
export const payerInsight: Writer = (view) => {
  const share = figure(view, 'public_health_share');
  const at = standing(view, 'public_health_share');
  if (!share || !at || at.side === null) return null;
  const against = againstHome(view, 'public_health_share');
  const only = at.side === 'high' ? '' : 'only ';
  const said = wayOf(view, 'payer-state', [
    () =>
      say`The state pays ${only}${share} of health spending in ${view.name}${against}; [insurers and patients carry the rest|what is left falls to insurers and patients|the rest comes from insurers and from patients].${at.mark}`,
    () =>
      say`Of all that is spent on health in ${view.name} the state pays ${only}${share}${against}, [insurers and patients the rest|and insurers and patients what is left].${at.mark}`,
    () =>
      say`[Public money covers|The public purse pays|Taxes and public insurance pay] ${only}${share} of what is spent on health in ${view.name}${against}.${at.mark}`,
  ]);
  return passage('health-payer', 0.56, said);
};
