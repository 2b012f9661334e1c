import type { HealthEntry } from '@global-fit/atlas/entry/health';
import { rounded } from '../../figures/format.ts';
import { cityOf, oncePassage, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeValue,
  standing,
  type PlaceView,
  valueOf,
} from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { expectedCalled, PRIMARY_ENDS, someBelow, someBelowSchool } from '../../profile/household.ts';
import type { Member } from '../../profile/people/member.ts';
import { monthsOldThen } from '../../profile/people/birthMonth.ts';
import { mayAskForFertilityCare } from '../../profile/health/fertilityCare.ts';
import { childHoped } from '../../profile/health/toldHealth.ts';

/** Chronic illness or specialist care: the country's health spending. */
export const chronic: Writer = (view) => {
  if (!view.profile.read.has('medical-conditions', 'chronic-illness', 'specialist-care')) return null;
  const spending = besideHome(view, 'health_spending_per_capita');
  const hint = spending
    ? because(say`health spending per person is ${spending.than}`, 'current-location')
    : say`spending per person is not in our tables`;
  const city = cityOf(view);
  const state = figure(view, 'public_health_share');
  const nurses = figure(view, 'nurses_midwives');
  const said = wayOf(view, 'chronic', [
    () =>
      state &&
      say`The state pays ${state} of health spending in ${view.name}${againstHome(view, 'public_health_share')}; ${hint}.`,
    () =>
      nurses &&
      say`For care that goes on for years ${view.name} has ${nurses} nurses and midwives per 10,000 people${againstHome(view, 'nurses_midwives')}; ${hint}.`,
    () => say`Regular treatment would continue in ${city}; by the figures, ${hint}.`,
  ]);
  return passage('chronic', 1, said && because(said, 'medical-conditions'));
};

/** Age in months at the move up to which the birth may happen after it instead. */
const NEAR_THE_MOVE = 4;

/** A child born before the move: which comes first where the two are close, and what continues after a birth. */
function bornBefore(view: PlaceView, child: Member): Passage | null {
  const near = (monthsOldThen(view.profile, view.date) ?? 0) <= NEAR_THE_MOVE;
  const { unborn } = view.profile.movers;
  const who = `${expectedCalled(unborn)} ${unborn === 1 ? 'is' : 'are'} born`;
  const children = unborn === 1 ? 'the child' : 'the children';
  const whose =
    unborn === 1
      ? 'the child’s first examinations and its vaccinations'
      : 'the first examinations and the vaccinations';
  const first = near
    ? `By what you told us ${who} shortly before the move. Decide with the obstetrician now whether the birth or the journey comes first: airlines stop taking passengers late in a pregnancy, and insurers often leave out one that began before the policy.`
    : `By what you told us ${who} before the move.`;
  return oncePassage(
    'child-to-come',
    1.42,
    because(
      say`${first} Take translated records of the birth, ${whose} with you; in ${cityOf(view)} book the care after the birth and a paediatrician before you go, and have the insurer name ${children}.`,
      ...child.ageIds,
    ),
  );
}

/** A child expected or hoped for: what to settle with clinic and insurer; said once. */
export const childToCome: Writer = (view) => {
  const { newborn } = view.profile.movers;
  if (newborn) return bornBefore(view, newborn);
  const hoped = childHoped(view.profile);
  if (!hoped) return null;
  const city = cityOf(view);
  const fertility = `Which fertility care ${view.name} gives, to whom and at whose cost, is not in our records; a licensed clinic in ${city} and the public health service can tell you in writing.`;
  const waiting =
    'Insurers may let months pass from the start of a policy before they pay for a birth, so take out the policy before the pregnancy.';
  const text = {
    planning: mayAskForFertilityCare(view.profile)
      ? `For the child you plan: ${fertility.charAt(0).toLowerCase()}${fertility.slice(1)} ${waiting}`
      : `For the child you plan: ${waiting.charAt(0).toLowerCase()}${waiting.slice(1)} Who pays in ${view.name} for the examinations before and during a pregnancy is not in our records; the public health service can tell you in writing.`,
    expecting: `Insurers often leave out a pregnancy that began before the policy, and airlines stop taking passengers late in it: decide with the obstetrician whether the birth or the journey comes first, before you book.`,
    either: `For a pregnancy under way, insurers often leave out what began before the policy; for one that is planned, they may let months pass before they pay for a birth.${mayAskForFertilityCare(view.profile) ? ` Which fertility care ${view.name} gives is not in our records.` : ''}`,
  }[hoped.state];
  const { ofOneSex, movers } = view.profile;
  const byAge = ofOneSex ? [] : ['age', ...(movers.partner?.ageIds ?? [])];
  return oncePassage('child-to-come', 1.42, because(words(text), ...hoped.ids, ...byAge));
};

/** Infections newcomers may meet. */
export const entry: Writer = (view) => {
  const health = view.atlas.healthEntry(view.iso3);
  if (!health) return null;
  const parts: Said[] = [];
  const add = (part: keyof HealthEntry, text: string): void => {
    parts.push(given(words(text), `health.${part}:${view.iso3}`));
  };
  if (health.yellowFever?.risk && health.yellowFever.from.shown) {
    add(
      'yellowFever',
      `Yellow fever occurs ${health.yellowFever.partsOnly ? 'in parts of the country' : 'here'}: have the vaccination entered in a certificate, since other countries will ask for it when you travel on.`,
    );
  }
  const { malaria } = health;
  if (malaria?.from.shown && malaria.casesPer1000AtRisk > 1) {
    add(
      'malaria',
      `Malaria is present, with ${rounded(malaria.casesPer1000AtRisk)} cases per 1,000 people at risk in the last count; ask a travel clinic about the very region you choose.`,
    );
  }
  const [first, second] = parts;
  if (!first) return null;
  return passage('health-entry', 0.7, second ? say`${first} ${second}` : first);
};

/** Children and older people. */
export const ages: Writer = (view) => {
  const { movers } = view.profile;
  if (someBelowSchool(movers)) {
    const at = standing(view, 'under5_mortality');
    const deaths = figure(view, 'under5_mortality');
    const shots = figure(view, 'measles_immunisation');
    if (!at || !deaths || !shots) return null;
    const beside = say`${deaths} of 1,000 births${againstHome(view, 'under5_mortality')}`;
    // Low by world standards but higher than at home: praising it would mislead this reader.
    const atHome = homeValue(view, 'under5_mortality');
    const worse = atHome !== null && (valueOf(view, 'under5_mortality') ?? 0) > atHome;
    const child =
      at.side === 'low' && !worse
        ? say`[Child mortality is low, at ${beside}|Child mortality stands at only ${beside}|Few children die young there, ${beside}]`
        : at.side === 'high'
          ? say`Child mortality stands at ${beside}, so choose a home from which you can reach a paediatrician at night`
          : say`Child mortality stands at ${beside}`;
    return passage(
      'child-health',
      0.75,
      because(
        say`${child}[, and ${shots} of infants get the measles vaccine in ${view.name}|; against measles ${shots} of infants in ${view.name} are vaccinated|, with ${shots} of infants in ${view.name} vaccinated against measles|; the measles vaccine reaches ${shots} of infants in ${view.name}].${at.mark}`,
        ...movers.ids,
      ),
    );
  }
  if (someBelow(movers, PRIMARY_ENDS)) {
    const shots = figure(view, 'measles_immunisation');
    return (
      shots &&
      passage(
        'child-health',
        0.7,
        because(
          say`[In ${view.name} ${shots} of infants are vaccinated against measles${againstHome(view, 'measles_immunisation')}, which later protects a class|How safe a class is from measles depends on how many are vaccinated: ${shots} of infants are in ${view.name}${againstHome(view, 'measles_immunisation')}].`,
          ...movers.ids,
        ),
      )
    );
  }
  if (
    movers.elders.length === 0 &&
    !view.profile.read.has('eldercare-considerations', 'moving-with-us', 'joining-later')
  )
    return null;
  const share = figure(view, 'population_65_plus');
  return (
    share &&
    passage(
      'elder-health',
      0.75,
      because(
        view.ledger.timesUsed('elder-health') === 0
          ? say`↗People over 65 make up ${share} of the population in ${view.name}, which shows how used doctors and towns are to old age; the hard part is insurance for a newcomer at that age.`
          : say`↗In ${view.name} ${share} of the people are over 65; what we said above about insurance at that age is a question to put there too.`,
        'eldercare-considerations',
        ...movers.ids,
      ),
    )
  );
};
