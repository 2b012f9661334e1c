import { bank, cityOf, type Line, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, standing } from '../../place/view.ts';
import {
  alone,
  anybody,
  asCouple,
  chose,
  stageIs,
  type When,
  withChildren,
  withElders,
} from '../../profile/when.ts';
import { because, say, words } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { ages, chronic, conditions, entry, medicines } from './needs.ts';
import { coverage, lifeLead, patient, pocket, staff } from './system.ts';

const insight: Writer = (view) => {
  const index = standing(view, 'uhc_index');
  const own = standing(view, 'out_of_pocket_health');
  const care = figure(view, 'uhc_index');
  const share = figure(view, 'out_of_pocket_health');
  if (!index || !own || !care || !share) return null;
  const good = index.percentile > 60;
  const dear = own.percentile > 60;
  const who = patient(view);
  const { name, Name } = view;
  const paid = say`${share} of health spending${againstHome(view, 'out_of_pocket_health')}`;
  const against = againstHome(view, 'uhc_index');
  const mark = say`${index.mark}${own.mark}`;
  const said =
    good && dear
      ? wayOf(view, 'health-good-dear', [
          () =>
            say`Care in ${name} is good (${care} on the service index), and patients pay ${paid}: ${who} should compare two insurance offers before comparing flats.${mark}`,
          () =>
            say`${Name} treats well and charges for it: patients pay ${paid}, so ask each insurer what it leaves to ${who}.${mark}`,
        ])
      : good
        ? wayOf(view, 'health-good', [
            () =>
              say`[In ${name} good care begins with registration|Good care in ${name} starts on the day of registration|${Name} looks after those it has registered]: ask for ${who} on which day cover starts, and insure the weeks before it.${mark}`,
            () =>
              say`[Care in ${name} stands at ${care} on the service index${against}; patients pay ${paid}|The service index gives care in ${name} ${care} of 100${against}, and patients pay ${paid}|${Name} scores ${care} on the service index of care${against}, and patients pay ${paid}|Patients in ${name} pay ${paid}, for care that stands at ${care} on the service index${against}]. [Find out which office registers ${who}, and with which papers|At the town hall ask which papers ${who} has to bring|The weeks before registration are the gap to insure for ${who}].${mark}`,
            () =>
              say`Of what is spent on care in ${name}, patients pay ${share} themselves${againstHome(view, 'out_of_pocket_health')}: [for ${who} the gap to insure is the time before registration|what ${who} has to budget for is the time until the card comes|a private policy for ${who} need only bridge the first weeks].${mark}`,
            () =>
              say`Once registered, patients in ${name} themselves pay ${paid}: until then ${who} needs a policy that covers hospital stays.${mark}`,
          ])
        : dear
          ? wayOf(view, 'health-dear', [
              () =>
                say`Patients in ${name} themselves pay ${paid}: for ${who} ask the nearest private hospital for its price list and the insurers it bills.${mark}`,
              () =>
                say`For ${who} choose the hospital in ${name} first and the home around it: patients pay ${paid} out of their pockets.${mark}`,
            ])
          : say`Public care in ${name} reaches ${care} on the service index: ask an insurer whether ${who} may be treated in a neighbouring country.${mark}`;
  return passage('health-insight', 0.7, said);
};

const ageInsight: Writer = (view) => {
  const life = standing(view, 'life_expectancy');
  const years = figure(view, 'life_expectancy');
  return (
    life &&
    years &&
    passage(
      'health-life',
      0.4,
      say`Lives are ${life.percentile > 60 ? 'longer' : life.percentile < 40 ? 'shorter' : 'about as long'} ${life.percentile >= 40 && life.percentile <= 60 ? 'as' : 'than'} in most countries, ${years} in ${view.name}${againstHome(view, 'life_expectancy')}: [ask which check-ups are free of charge there for ${patient(view)}|ask which vaccinations and check-ups ${patient(view)} should bring up to date before leaving|take the results of the last check-up along, translated, for ${patient(view)}].${life.mark}`,
    )
  );
};

const medication: When = chose('medication-dependencies', 'yes');
const pregnancy: When = chose('medical-conditions', 'pregnancy');
const treated: When = chose(
  'medical-conditions',
  'chronic-illness',
  'specialist-care',
  'heart-circulation',
  'respiratory',
  'other',
);
const mind: When = chose('medical-conditions', 'mental-health');

const LINES: readonly Line[] = [
  [
    medication,
    (v) =>
      say`[Three months before the move ask your doctor for a letter in English with every active substance and dose, and for as many days of supply as ${v.name} lets you carry|Have the doctor write one page in English: substance, dose, reason; and carry the supply that ${v.name} allows|Get prescriptions for ${v.name} in the name of the substance, signed, dated, in English].`,
  ],
  [
    pregnancy,
    (v) =>
      say`Ask airline and insurer for their last week of travel and of cover, and register with a maternity clinic in ${cityOf(v)} first.`,
  ],
  [
    treated,
    (v) =>
      say`Send the last findings, translated, to one clinic in ${cityOf(v)} and ask a single question: would you take over, and from when?`,
  ],
  [
    mind,
    (v) =>
      say`Find two therapists for ${v.name} who work in your language, one on the spot and one online, and speak to both before you move.`,
  ],
  [
    medication,
    (v) =>
      say`[Call one pharmacy in ${cityOf(v)} with the names of the substances: stocked, ordered or unknown|Send the list of substances to a pharmacy in ${cityOf(v)} and ask for its own names|Ask a chemist in ${cityOf(v)} what the same month of tablets costs there].`,
  ],
  [
    (p) => (p.stage === 'retired' && p.age !== null ? [...p.stageIds, 'age'] : null),
    (v) =>
      say`Get two written quotes for health insurance in ${v.name} at age ${because(words(String(v.profile.age)), 'age')}, with your conditions declared.`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`Ask the pension office at home whether it pays for your cover in ${v.name}, and on which form.`,
  ],
  [
    withElders,
    (v) =>
      say`Ask one insurer and one home for the elderly in ${v.name} for a written offer for your relative, with the conditions it leaves out.`,
  ],
  [
    withChildren,
    (v) =>
      say`Find a paediatrician in ${cityOf(v)} who takes new patients, and compare the vaccination calendars of both countries with your own doctor.`,
  ],
  [
    withChildren,
    (v) =>
      say`Look up which hospital in ${cityOf(v)} has a children’s emergency ward at night, and how long the drive is.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Check whether enrolment in ${v.name} includes health cover, from which date, and what proof the visa office wants.`,
  ],
  [
    stageIs('student'),
    (v) => say`Have teeth and eyes seen to before ${v.name}: student cover seldom includes either.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Ask the employer in ${v.name} from which day you are insured, and buy travel cover up to that day|Have the start of cover in ${v.name} written into the contract, family included|Find out what the employer’s policy in ${v.name} leaves out: teeth, eyes, births].`,
  ],
  [
    stageIs('remote', 'freelance', 'founder', 'owner'),
    (v) =>
      say`Buy international cover with treatment at home included for the first twelve months, and cancel it only when the local card of ${v.name} is in your hand.`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`Read one exclusion list before ${v.name}: sport, motorbikes and treatment at home are where cheap policies stop.`,
  ],
  [
    asCouple,
    (v) =>
      say`[Ask in ${v.name} whether one of you can be insured through the other, and what happens when that one changes jobs|Find out whether ${v.name} insures couples together or one by one|Check what cover in ${v.name} costs for two, and from which day].`,
  ],
  [
    alone,
    (v) =>
      say`Put a card into your wallet for ${v.name}: blood group, allergies, whom to call, who insures you.`,
  ],
  [
    anybody,
    (v) =>
      say`Book one ordinary appointment in ${cityOf(v)} on your visit, a dentist will do: you learn waiting, price and language in an hour.`,
  ],
  [
    anybody,
    (v) => say`Ask two residents of ${cityOf(v)} how long they waited for a specialist the last time.`,
  ],
];

export const HEALTHCARE: SectionPlan = {
  heading: 'Healthcare',
  lead: [coverage, lifeLead],
  body: [conditions, chronic, medicines, ages, staff, pocket, entry],
  take: 3,
  insight: [insight, ageInsight],
  action: bank('health-action', LINES),
  table: ({ profile }) => [
    'life_expectancy',
    'physicians_density',
    profile.movers.children.length > 0 ? 'under5_mortality' : 'hospital_beds',
    'out_of_pocket_health',
    profile.read.has('medical-conditions', 'respiratory')
      ? 'pm25_air_pollution'
      : 'health_spending_per_capita',
  ],
};
