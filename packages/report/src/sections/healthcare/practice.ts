import type { HealthEntry } from '@global-fit/atlas/entry/health';
import type { Country } from '@global-fit/atlas/model';
import { paperLanguage } from '../../place/language/language.ts';
import { cityOf, oncePassage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { list, listNames, withArticle } from '../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../prose/said.ts';
import type { MedicineClass } from '../../profile/conditions.data.ts';
import { controlledPaper } from './controlledPaper.ts';
import {
  forChildren,
  patientOf,
  type ToldHealth,
  toldHealth,
  underAge,
} from '../../profile/health/toldHealth.ts';
import { careFromHome } from '../../place/pension/careFromHome.ts';
import { pensionerCare } from '../../place/pension/pensionerCare.ts';
import { covered } from '../../place/rights/socialLink.ts';
import { homeElsewhere } from '../../place/view.ts';

/** Whether several of the named medicines belong to a class. */
const several = ({ medicines: named }: ToldHealth, kind: MedicineClass): boolean =>
  named.filter(({ classes }) => classes.includes(kind)).length > 1;

/** The named medicines of a class, or other words for them, resting on the answers that name them. */
function ofClass(told: ToldHealth, kind: MedicineClass, otherwise: string): Said {
  const names = told.medicines.filter(({ classes }) => classes.includes(kind)).map(({ name }) => name);
  return because(words(names.length > 0 ? list(names.slice(0, 3)) : otherwise), ...told.medicineIds);
}

/** Whether EU law makes a prescription from home valid there. */
export function prescriptionHolds(view: PlaceView): boolean {
  const { home } = view;
  const inArea = (iso3: string): boolean =>
    iso3 !== 'CHE' && view.atlas.healthEntry(iso3)?.euHealthCard?.from.shown === true;
  return Boolean(
    view.atlas.rule('prescription-across-eu')?.from.shown &&
      home &&
      home.iso3 !== view.iso3 &&
      inArea(home.iso3) &&
      inArea(view.iso3),
  );
}

/** Prescriptions from home, where EU law makes them valid. */
function prescription(view: PlaceView): Said | null {
  const { home } = view;
  if (!home || !prescriptionHolds(view)) return null;
  return because(
    given(
      words(
        `A prescription from ${view.homeName} is valid in ${view.name} if it names the substance (EU rule, as of 2022), though not every medicine is sold there.`,
      ),
      'rule:prescription-across-eu',
    ),
    'current-location',
  );
}

/** Practical consequences of the household's medicines; said once, for the first place. */
export const medicines: Writer = (view) => {
  const { profile } = view;
  if (!profile.read.has('medication-dependencies', 'yes')) return null;
  const told = toldHealth(profile);
  const has = (kind: MedicineClass): boolean => told.classes.has(kind);
  // All medicines as typed, or none by name: a doctor needs the complete list.
  const all = because(
    words(told.typed ? list(told.typed) : 'every medicine that you take'),
    ...(told.typed ? told.medicineIds : []),
  );
  const { devices } = told;
  const carried = because(words(list(devices.map((one) => `the ${one}`))), ...told.medicineIds);
  const onlyDevices = devices.length > 0 && told.typed === null && told.medicines.length === 0;
  const said = flow(
    onlyDevices
      ? null
      : say`The letter for the journey should name ${all} by substance, dose and reason, in ${paperLanguage(view)}; brands differ from country to country.`,
    devices.length > 0
      ? say`For ${carried} it should give maker and model${onlyDevices ? say`, in ${paperLanguage(view)}` : ''}, and the airline should confirm in writing what may be worn and carried on board.`
      : null,
    has('infusion')
      ? say`What a clinic gives (${ofClass(told, 'infusion', 'your infusions')}) does not travel with you: settle place and date of the next dose in ${cityOf(view)} before the last one at home.`
      : null,
    has('refrigerated')
      ? say`What has to stay in the fridge (${ofClass(told, 'refrigerated', 'your injections')}) travels with you in the cabin, in a cool bag and with that letter, never in the hold.`
      : has('injected')
        ? say`Needles pass security with that letter, in the cabin.`
        : null,
    has('controlled')
      ? say`As ${several(told, 'controlled') ? 'controlled substances' : 'a controlled substance'} in most countries, ${ofClass(told, 'controlled', 'your medicine')} ${several(told, 'controlled') ? 'need a paper each' : 'needs a paper of its own'}: ${controlledPaper(view)}. Have it in writing before any journey there, a visit included.`
      : null,
    has('restricted')
      ? say`Some countries control ${ofClass(told, 'restricted', 'your medicine')}, others do not: ask the medicines authority of ${view.name} in writing whether it does, and which paper you then need at the border.`
      : null,
    has('not-to-stop')
      ? say`Since ${ofClass(told, 'not-to-stop', 'it')} must not be stopped from one day to the next, pack the supply in two bags.`
      : null,
    prescription(view),
    say`[Which medicines ${view.name} authorises and pays for is not in our records: its medicines authority tells you for each substance|Our records do not tell which medicines ${view.name} authorises and pays for: ask its medicines authority about each substance|Ask the medicines authority of ${view.name} of each substance whether it is authorised and paid for there: our records hold none of it].`,
  );
  return oncePassage('medicines', 1.4, because(said, 'medication-dependencies'));
};

/** The illness named: who takes over treatment, and how insurers see it; said once. */
export const treatment: Writer = (view) => {
  const told = toldHealth(view.profile);
  if (told.illnesses.length === 0 && told.specialists.length === 0) return null;
  const city = cityOf(view);
  const names = listNames(told.illnesses) || 'what is treated already';
  const patient = patientOf(view.profile);
  const illness = because(words(names), ...told.illnessIds);
  const whose = patient ? say`For ${patient}, with ${illness}, the` : say`With ${illness} the`;
  const young = underAge(view.profile);
  const treating = (specialist: string): string => (young ? forChildren(specialist) : specialist);
  const specialists = [
    ...new Set([...told.illnesses.map(({ specialist }) => specialist), ...told.specialists].map(treating)),
  ];
  const [only, ...more] = specialists;
  const first =
    only !== undefined && more.length === 0
      ? say`${told.illnesses.length > 0 ? whose : 'The'} first appointment in ${city} is the one with ${withArticle(only)}`
      : say`The first appointments in ${city}${patient ? say` for ${patient}` : ''} are ${list(
          specialists.map((doctor) => {
            const treats = told.illnesses.filter(({ specialist }) => treating(specialist) === doctor);
            const illnesses = listNames(treats);
            return `the one with ${withArticle(doctor)}${illnesses ? ` for ${illnesses}` : ''}`;
          }),
        )}`;
  const doctors = more.length === 0 && !young ? `${only}s` : 'of them';
  const tests = told.classes.has('blood-tests')
    ? say` Treatment with ${ofClass(told, 'blood-tests', 'your medicine')} is followed by blood tests: the last one at home should leave time until the first one in ${city}.`
    : words('');
  const existing = told.illnesses.length > 1 ? 'existing conditions' : 'an existing condition';
  const fromHome = careFromHome(view);
  const insurance = fromHome
    ? say`${fromHome.said('With form S1 the public system treats')} ${illness} as it does for anybody insured there; a private policy beside it may leave that out as ${existing}.`
    : say`A private insurer may leave out or charge for ${illness} as ${existing}, so get its written answer before you sign a lease.`;
  const said = say`${because(first, ...told.illnessIds)}, made before the move, with the findings and the plan of treatment sent ahead.${tests} How many ${doctors} there are and how long people wait is not in our records. ${insurance}`;
  return oncePassage('treatment', 1.36, because(said, ...told.illnessIds));
};

/** Which state pays for a pensioner's care; said once for all countries of the rule. */
export const pensioners: Writer = (view) => oncePassage('pensioner-care', 1.45, pensionerCare(view));

/** Recorded care on visits: the part of the record, and what it says. */
type CareOnVisits = readonly [part: keyof HealthEntry, text: string];

/**
 * The European health insurance card; null where home or the place has none, or coordination excludes the customer.
 */
function byEuropeanCard(
  view: PlaceView,
  here: HealthEntry,
  home: Country,
  again: boolean,
): CareOnVisits | null {
  const there = view.atlas.healthEntry(home.iso3);
  const held = here.euHealthCard?.from.shown && there?.euHealthCard?.from.shown;
  // Where coordination excludes citizens of other states, their card is not valid either.
  if (!held || !covered(view)) return null;
  return [
    'euHealthCard',
    again
      ? `[For those insured in ${view.homeName} the European health insurance card is valid in ${view.name} too, until you are insured there|In ${view.name} as well the European health insurance card covers what cannot wait, for those insured in ${view.homeName}, until you join there|Until you join the system of ${view.name}, the European health insurance card from ${view.homeName} is good there too].`
      : `Until you are insured in ${view.name}, the European health insurance card pays there for care that cannot wait: for everybody in the household who is still insured in ${view.homeName}.`,
  ];
}

/** The United Kingdom's card or agreement. */
function byBritishAgreement(
  { name }: PlaceView,
  here: HealthEntry,
  home: Country,
  again: boolean,
): CareOnVisits | null {
  const held = home.iso3 === 'GBR' && here.ukReciprocal?.from.shown ? here.ukReciprocal : null;
  if (!held) return null;
  const card = again
    ? `The GHIC is valid on visits to ${name} too, and ends with your residence in the United Kingdom.`
    : `On visits to ${name} the GHIC card pays for care that cannot wait: for those who still live in the United Kingdom, not for residents of ${name}.`;
  return [
    'ukReciprocal',
    held.kind === 'GHIC'
      ? card
      : `On visits to ${name} an agreement with the United Kingdom pays for care that cannot wait; residents have to join the local system.`,
  ];
}

/** Australia's agreement. */
function byAustralianAgreement({ name }: PlaceView, here: HealthEntry, home: Country): CareOnVisits | null {
  return home.iso3 === 'AUS' && here.australiaReciprocal?.from.shown
    ? [
        'australiaReciprocal',
        `Australia has an agreement with ${name} on care that cannot wait, for visitors who live in Australia; it ends where residence begins.`,
      ]
    : null;
}

/** Care on visits under a card or agreement of home, mentioned for each place where it is valid. */
export const reciprocal: Writer = (view) => {
  const here = view.atlas.healthEntry(view.iso3);
  const home = homeElsewhere(view);
  if (!here || !home) return null;
  const again = view.ledger.timesUsed('reciprocal') > 0;
  const held =
    byEuropeanCard(view, here, home, again) ??
    byBritishAgreement(view, here, home, again) ??
    byAustralianAgreement(view, here, home);
  if (held === null) return null;
  const [part, text] = held;
  const said = because(given(words(text), `health.${part}:${view.iso3}`), 'current-location');
  // A topic per place keeps its weight from falling.
  view.ledger.use('reciprocal');
  return { topic: `reciprocal-${view.iso3}`, weight: 1.38, said, once: false };
};
