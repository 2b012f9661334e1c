import { rounded } from '../../figures/format.ts';
import { constant, factQuantity, minus, shown, times } from '../../figures/quantity.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, standing } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** How good care is and what of it patients pay themselves. */
export const careInsight: Writer = (view) => {
  const index = standing(view, 'uhc_index');
  const own = standing(view, 'out_of_pocket_health');
  const care = figure(view, 'uhc_index');
  const share = figure(view, 'out_of_pocket_health');
  if (!index || !own || !care || !share) return null;
  const good = index.percentile > 60;
  const dear = own.percentile > 60;
  const { name, Name } = view;
  const paid = say`${share} of health spending${againstHome(view, 'out_of_pocket_health')}`;
  const against = againstHome(view, 'uhc_index');
  const mark = say`${index.mark}${own.mark}`;
  const said =
    good && dear
      ? wayOf(view, 'health-good-dear', [
          () =>
            say`Care in ${name} is good (${care} on the service index), and patients pay ${paid}: insurance belongs in the budget beside the rent.${mark}`,
          () =>
            say`${Name} treats well and charges for it: patients pay ${paid}, and what a policy leaves out falls on you.${mark}`,
          () =>
            say`Good care, ${care} on the service index${against}, has its price in ${name}: ${share} of health spending comes from patients.${mark}`,
        ])
      : good
        ? wayOf(view, 'health-good', [
            () =>
              say`[Care in ${name} stands at ${care} on the service index${against}; patients pay ${paid}|The service index gives care in ${name} ${care} of 100${against}, and patients pay ${paid}|${Name} scores ${care} on the service index of care${against}, and patients pay ${paid}]. [What remains to insure is the time before registration|Once registered, you need little beside it|The weeks before registration are the gap].${mark}`,
            () =>
              say`Of what is spent on care in ${name}, patients pay ${share} themselves${againstHome(view, 'out_of_pocket_health')}: [a policy of your own need only bridge the time before registration|the card of the public system is worth more than a private policy|the gap to insure is the time before the card comes].${mark}`,
            () =>
              say`[Once registered, patients in ${name} themselves pay ${paid}|Patients in ${name} pay ${paid}, once the public system has them|Registered patients in ${name} themselves bear ${paid}]: [until then a policy for hospital stays is the paper to hold|the date of registration is worth more than the address|that makes registration the first errand].${mark}`,
          ])
        : dear
          ? wayOf(view, 'health-dear', [
              () =>
                say`Patients in ${name} themselves pay ${paid}: the price list of the nearest private hospital counts for more than the index (${care}).${mark}`,
              () =>
                say`Care in ${name} reaches ${care} on the service index${against}, and patients pay ${paid} out of their pockets: choose the hospital first and the home around it.${mark}`,
              () =>
                say`An illness in ${name} is paid for at the desk: ${share} of health spending comes out of patients’ pockets${againstHome(view, 'out_of_pocket_health')}.${mark}`,
            ])
          : say`Public care in ${name} reaches ${care} on the service index${against}, and patients pay ${paid}: cheap, but thin for anything rare.${mark}`;
  return passage('health-insight', 0.7, said);
};

/** How long people live, counted against home. */
export const lifeInsight: Writer = (view) => {
  const life = standing(view, 'life_expectancy');
  const here = factQuantity(view.atlas, 'life_expectancy', view.iso3);
  const there =
    view.home && view.home.iso3 !== view.iso3
      ? factQuantity(view.atlas, 'life_expectancy', view.home.iso3)
      : null;
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
      say`People in ${view.name} live ${years} on average, ${gap} ${way} than in ${view.homeName}: ${more ? 'whatever the index of care says, the sum of food, work and medicine works' : 'what shortens lives there is worth knowing before you settle for good'}.`,
    () =>
      say`Lives in ${view.name} are ${gap} ${way} than at home, at ${years} on average${more ? ': the plainest figure for health there is, and it speaks for the move' : ', which no index of care makes up for'}.`,
    () => say`At ${years} an average life in ${view.name} is ${gap} ${way} than one at home.`,
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
  const both = say`${beds} hospital beds per 1,000 people${againstHome(view, 'hospital_beds')}, and ${nurses} nurses and midwives per 10,000${againstHome(view, 'nurses_midwives')}`;
  const [b, n] = [bedside.relation, hands.relation];
  const meaning: Said | string =
    b === 'more' && n === 'more'
      ? 'a stay in hospital is better staffed than one at home'
      : b === 'less' && n === 'less'
        ? 'hospitals are thinner on both than those you know'
        : b === 'less'
          ? 'fewer beds, with more hands for each'
          : 'more beds, with fewer hands for each';
  const said = wayOf(view, 'health-ward', [
    () => say`${view.Name} has ${both}: ${meaning}.`,
    () => say`On the ward ${view.name} counts ${both}: ${meaning}.`,
  ]);
  const even = b === 'same' || n === 'same';
  return even ? null : passage('health-ward', 0.58, said && because(said, 'current-location'));
};

/** Whether the state or the patient carries an illness. */
export const payerInsight: Writer = (view) => {
  const share = figure(view, 'public_health_share');
  const at = standing(view, 'public_health_share');
  if (!share || !at || (at.percentile >= 40 && at.percentile <= 60)) return null;
  const against = againstHome(view, 'public_health_share');
  const said =
    at.percentile > 60
      ? wayOf(view, 'payer-state', [
          () =>
            say`The state pays ${share} of health spending in ${view.name}${against}: [what an illness costs you turns on registration|once you are registered, an illness is mostly paid for before it comes|the day of registration is the one that counts].${at.mark}`,
          () =>
            say`Of each sum spent on health in ${view.name} the state carries ${share}${against}, so [the public card is the paper that counts|once you are registered little is left to a policy|registration is worth more than a policy].${at.mark}`,
        ])
      : say`The state pays only ${share} of health spending in ${view.name}${against}: a policy of your own has to carry the rest.${at.mark}`;
  return passage('health-payer', 0.56, said);
};
