import { paperLanguage, translated } from '../../place/language.ts';
import { bank, cityOf, type Line } from '../../place/passage.ts';
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
const steps: When = chose('medical-conditions', 'mobility', 'sensory');
const working: When = stageIs('remote', 'freelance', 'founder', 'owner');

const LINES: readonly Line[] = [
  [
    medication,
    (v) =>
      say`[Have your doctor write one letter in ${paperLanguage(v)} three months before the move, with every active substance, dose and reason, and carry the supply that ${v.name} allows|Get the prescriptions for ${v.name} in the name of the substance, signed and dated, in ${paperLanguage(v)}|Carry one page in ${paperLanguage(v)} into ${v.name}: substance, daily dose, diagnosis, signature of the doctor].`,
  ],
  [
    medication,
    (v) =>
      say`[Call one pharmacy in ${cityOf(v)} with the names of the substances: stocked, ordered or unknown|Send the list of substances to a pharmacy in ${cityOf(v)} and note its own names for them|Price a month of your tablets at a pharmacy in ${cityOf(v)} on your visit].`,
  ],
  [
    pregnancy,
    (v) =>
      say`Register with a maternity clinic in ${cityOf(v)} before you book: airline and insurer both have a last week of travel and of cover.`,
  ],
  [
    pregnancy,
    (v) =>
      say`Carry a copy of the maternity record${translated(v)} to ${v.name}, brought up to date after each examination.`,
  ],
  [
    treated,
    (v) =>
      say`[Send the last findings${translated(v)} to one clinic in ${cityOf(v)} with a single question: would you take over, and from when|Book one appointment at a clinic in ${cityOf(v)} for the first fortnight, and bring findings and pictures on a stick|Have one named clinic in or near ${cityOf(v)} agree in writing to take the treatment over].`,
  ],
  [
    treated,
    (v) =>
      say`[Get the whole file from your present practice before ${v.name}: findings, pictures, doses, and what was tried in vain|Time the move to ${v.name} between two check-ups, not just before one|Find the patients’ association for your condition in ${v.name}; it knows who treats it in ${cityOf(v)}].`,
  ],
  [
    mind,
    (v) =>
      say`[Find two therapists for ${v.name} who work in your language, one on the spot and one online, and speak to both before you move|Keep the present therapist online through the first season in ${v.name}, and settle that before you go].`,
  ],
  [
    steps,
    (v) =>
      say`[View homes in ${cityOf(v)} with the aids you use every day: door, bath, lift, kerb|Ride one bus and one lift in ${cityOf(v)} with the aids you use before you choose a street|Order the aids you depend on for ${v.name} twice, and register the model with a dealer in ${cityOf(v)}].`,
  ],
  [
    (p) => (p.stage === 'retired' && p.age !== null ? [...p.stageIds, 'age'] : null),
    (v) =>
      say`[Get two written quotes for health insurance in ${v.name} at age ${because(words(String(v.profile.age)), 'age')}, with your conditions declared|Have an insurer confirm in writing that it takes new members in ${v.name} at ${because(words(String(v.profile.age)), 'age')}].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Write to the pension office at home for the form that carries your cover to ${v.name}|Settle with the pension office who pays for care in ${v.name}, and on which form]; it is issued before the move, not after.`,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[Have teeth, eyes and ears seen to before ${v.name}, while the old cover pays|Renew glasses and hearing aids before ${v.name}, under the cover you have].`,
  ],
  [
    withElders,
    (v) =>
      say`Get a written offer for your relative from one insurer and one care home in ${v.name}, with the conditions it leaves out.`,
  ],
  [
    withChildren,
    (v) =>
      say`[Find a paediatrician in ${cityOf(v)} who takes new patients, and compare the vaccination calendars of both countries with your own doctor|Have the vaccination books brought up to the calendar of ${v.name} before you leave|Register the family with one paediatric practice in ${cityOf(v)} in the first fortnight].`,
  ],
  [
    withChildren,
    (v) =>
      say`[Look up which hospital in ${cityOf(v)} has a children’s emergency ward at night, and how long the drive is|Save the number of the children’s emergency ward nearest to ${cityOf(v)}|Drive once from each home you view in ${cityOf(v)} to the hospital that takes children at night].`,
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
      say`[Have the start of cover in ${v.name} written into the contract, and buy travel cover up to that day|Get the family into the contract by name: cover in ${v.name} follows the policy, not the payroll|Read what the employer’s policy in ${v.name} leaves out: teeth, eyes, births].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Note on the first payslip in ${v.name} which insurer receives the contribution, and order the card from it|Keep the proof of your last cover for ${v.name}: it can spare a waiting time|Register with a family doctor in ${cityOf(v)} in the week the first contribution is paid].`,
  ],
  [
    working,
    (v) =>
      say`[Buy international cover with treatment at home included for the first twelve months, and cancel it only when the local card of ${v.name} is in your hand|Insure the first year in ${v.name} from outside, and switch when the local card has arrived|Choose a policy for ${v.name} that pays the hospital directly, since you will have no local card to show].`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) =>
      say`[Read one exclusion list before ${v.name}: sport, motorbikes and treatment at home are where cheap policies stop|Insure your income as well as your health before ${v.name}: a month in bed is a month unpaid].`,
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`[Price cover for yourself in ${v.name} with and without a salary from the firm: the cheaper way is often the second|Put your own health cover in ${v.name} into the first year’s budget of the firm].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Settle whether one of you can be insured through the other in ${v.name}, and what happens when that one changes jobs|Price cover in ${v.name} for two people and for one and one, and note from which day each begins|Give each other a signed permission for ${v.name}, so that a doctor may speak to either of you].`,
  ],
  [
    alone,
    (v) =>
      say`[Put a card into your wallet for ${v.name}: blood group, allergies, whom to call, who insures you|Tell one person at home which hospital in ${cityOf(v)} you would go to, and give the hospital their number].`,
  ],
  [
    anybody,
    (v) =>
      say`[Book one ordinary appointment in ${cityOf(v)} on your visit, a dentist will do: you learn waiting, price and language in an hour|Walk into one practice in ${cityOf(v)} on your visit and ask for the next free appointment|Have one check-up before ${v.name} and carry the results${translated(v)}].`,
  ],
  [
    anybody,
    (v) =>
      say`[Choose the hospital in ${cityOf(v)} before the home, and look how long the way takes at night|Write the name of a family doctor in ${cityOf(v)} beside each home you view].`,
  ],
];

export const healthActions = bank('health-action', LINES);
