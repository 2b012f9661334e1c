import { theChildren } from '../../profile/household.ts';
import { paperLanguage, translated } from '../../place/language/language.ts';
import { bank, cityOf, type Line } from '../../place/passage.ts';
import {
  alone,
  anybody,
  asCouple,
  chose,
  stageIs,
  type When,
  noneSmall,
  onlyTeens,
  withChildren,
  withElders,
  withSmall,
} from '../../profile/when.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import type { MedicineClass } from '../../profile/conditions.data.ts';
import { conditionsBrought } from '../../profile/health/conditionsBrought.ts';
import { whoDoes } from '../../profile/health/whoNeeds.ts';
import { mayAskForFertilityCare } from '../../profile/health/fertilityCare.ts';
import { childHoped, patientOf, toldHealth, underAge } from '../../profile/health/toldHealth.ts';
import { careNeeded } from '../../profile/health/careNeeded.ts';
import { careFromHome } from '../../place/pension/careFromHome.ts';
import { pensionerCare } from '../../place/pension/pensionerCare.ts';

/** The condition treated and whose it is, as far as the answers tell: among several people it may be anybody's. */
function whoseCondition({ profile }: PlaceView): Said {
  const patient = patientOf(profile);
  if (patient) return say`the condition of ${patient}`;
  return words(profile.movers.members.length === 0 ? 'your condition' : 'the condition that is treated');
}

const medication: When = chose('medication-dependencies', 'yes');
/** Fits where a medicine of this class was named. */
const takes =
  (kind: MedicineClass): When =>
  (profile) => {
    const told = toldHealth(profile);
    return told.classes.has(kind) ? [...told.medicineIds, 'medication-dependencies'] : null;
  };
/** Fits where a child is expected or hoped for. */
const child =
  (...states: readonly string[]): When =>
  (profile) => {
    const hoped = childHoped(profile);
    return hoped && states.includes(hoped.state) ? hoped.ids : null;
  };
const TREATED = ['chronic-illness', 'specialist-care', 'heart-circulation', 'respiratory', 'other'] as const;
const treated: When = (p) =>
  conditionsBrought(p).some((one) => TREATED.some((other) => other === one))
    ? chose('medical-conditions', ...TREATED)(p)
    : null;
/** Continuing psychotherapy; not for minors, who may have a prescription but no therapist. */
const mind: When = (p) => (underAge(p) ? null : chose('medical-conditions', 'mental-health')(p));
const steps: When = chose('medical-conditions', 'mobility');
/** Vision or hearing aids need a supplier, not step-free access. */
const senses: When = (p) =>
  p.read.has('medical-conditions', 'mobility') ? null : chose('medical-conditions', 'sensory')(p);
const working: When = stageIs('remote', 'freelance', 'founder', 'owner');

/** The form by which home pays for a pensioner's care there; null where it does not apply. */
function formS1(view: PlaceView): Said | null {
  const fromHome = careFromHome(view);
  if (!fromHome) return null;
  const { issuer, each, said } = fromHome;
  return said(
    `[Ask ${issuer} three months before the move for form S1${each}, and at which office in ${view.name} you hand it in|Have form S1 in your hands before you leave for ${view.name}${each}, since the health card there is issued on it].`,
  );
}

/** "your relative", or "each of your relatives" where several older ones come along. */
const relatives = ({ profile }: PlaceView): string =>
  profile.movers.elders.length > 1 ? 'each of your relatives' : 'your relative';

/** Advice about an illness, a medicine or an expected child, which precedes general advice. */
const PARTICULAR: readonly Line[] = [
  [
    child('expecting'),
    (v) =>
      say`Register with a maternity clinic in ${cityOf(v)} before you book: airline and insurer each set a last week, for travel and for cover.`,
  ],
  [
    child('expecting'),
    (v) =>
      say`Carry a copy of the maternity record${translated(v)} to ${v.name}, brought up to date after each examination.`,
  ],
  [
    child('planning', 'either'),
    (v) =>
      say`Have an insurer for ${v.name} say in writing after how many months it pays for a birth${mayAskForFertilityCare(v.profile) ? ', and whether it pays for fertility care' : ', and from which week of a pregnancy it pays for examinations'}.`,
  ],
  [
    (p) => (mayAskForFertilityCare(p) ? child('planning', 'either')(p) : null),
    (v) =>
      say`Ask one licensed clinic in or near ${cityOf(v)} in writing which care it gives to a household like yours, at what price and with what waiting list.`,
  ],
  [
    takes('refrigerated'),
    (v) =>
      say`Check that each home in ${cityOf(v)} has a fridge before the first night, and have a cool bag that stays cold from door to door.`,
  ],
  [
    takes('blood-tests'),
    (v) =>
      say`Book the first blood test in ${cityOf(v)} before the last one at home, and carry the last three results.`,
  ],
  [
    takes('anticoagulant'),
    (v) =>
      say`Carry a card in ${paperLanguage(v)} that names the blood thinner and its dose: anybody who treats a fall in ${v.name} has to know.`,
  ],
  [
    takes('insulin'),
    (v) =>
      say`Have the clinic write down the maker and reference number of everything you need to give and measure insulin, and send the list to a pharmacy in ${cityOf(v)}.`,
  ],
  [
    takes('controlled'),
    (v) =>
      say`Get the answer of the medicines authority of ${v.name} on paper before the journey: which document the medicine travels with, and who may prescribe it there.`,
  ],
  [
    treated,
    (v) =>
      say`[Send the last findings${translated(v)} to one clinic in ${cityOf(v)} with a single question: would you take over, and from when|Book one appointment at a clinic in ${cityOf(v)} for the first fortnight, and bring findings and scans on a memory stick|Have one named clinic in or near ${cityOf(v)} agree in writing to take the treatment over].`,
  ],
  [
    treated,
    (v) =>
      v.profile.discreet.length > 0
        ? say`↗Get the whole file from your present practice before the move to ${v.name}: findings, pictures, doses, and what was tried in vain.`
        : say`[↗Get the whole file from your present practice before the move to ${v.name}: findings, pictures, doses, and what was tried in vain|Find the patients’ association for ${whoseCondition(v)} in ${v.name}; it knows who treats it in ${cityOf(v)}].`,
  ],
];

const LINES: readonly Line[] = [
  [
    medication,
    (v) =>
      say`[Have your doctor write one letter in ${paperLanguage(v)} three months before the move, with every active substance, dose and reason, and carry the supply that ${v.name} allows|Get the prescriptions for ${v.name} made out by substance, signed and dated, in ${paperLanguage(v)}|Carry one page in ${paperLanguage(v)} into ${v.name}: substance, daily dose, diagnosis, signature of the doctor].`,
  ],
  [
    medication,
    (v) =>
      say`[Call one pharmacy in ${cityOf(v)} and ask of each substance whether it is stocked, ordered or unknown|Send the list of substances to a pharmacy in ${cityOf(v)} and note its own names for them|Price a month of the same medicines at a pharmacy in ${cityOf(v)} on your visit].`,
  ],
  [
    mind,
    (v) =>
      say`[Find two therapists for ${v.name} who work in your language, one there and one online, and speak to both before you move|Settle before you go that the present therapist continues online through the first season in ${v.name}].`,
  ],
  [
    steps,
    (v) =>
      say`[View homes in ${cityOf(v)} with the aids ${whoDoes(v.profile, 'use')} every day: door, bath, step, kerb|Ride one bus in ${cityOf(v)} with the aids ${whoDoes(v.profile, 'use')} before you choose a street|Order the aids ${whoDoes(v.profile, 'depend')} on for ${v.name} twice, and register the model with a dealer in ${cityOf(v)}].`,
  ],
  [
    senses,
    (v) =>
      say`[Ask a dealer in ${cityOf(v)} whether the make of each aid you depend on is sold and repaired there, and carry spare parts for half a year|Have make, model and settings of each aid written down at home, for those who will look after it in ${cityOf(v)}|Order the aids you depend on for ${v.name} twice, and register the model with a dealer in ${cityOf(v)}].`,
  ],
  [
    (p) => (p.stage === 'retired' && p.age !== null ? [...p.stageIds, 'age'] : null),
    (v) =>
      formS1(v) ??
      say`[Get two written quotes for health insurance in ${v.name} at age ${because(words(String(v.profile.age)), 'age')}, with every condition declared|Have an insurer confirm in writing that it takes new members in ${v.name} at ${because(words(String(v.profile.age)), 'age')}].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      pensionerCare(v)
        ? say`[Settle with the pension payer at home who pays for your care in ${v.name} and from which date|Ask the pension payer at home in one letter who pays for your care in ${v.name}, from which date and on which form].`
        : null,
  ],
  [
    stageIs('retired', 'means'),
    (v) =>
      say`[↗Have teeth, eyes and ears seen to before the move to ${v.name}, while the old cover pays|↗Renew glasses and hearing aids before the move to ${v.name}, under the cover you have].`,
  ],
  [
    withElders,
    (v) =>
      careNeeded(v.profile)
        ? say`Get two written offers for ${relatives(v)} in ${v.name}: one from an insurer, with what it leaves out, and one from those who would look after them.${because(words(''), ...(careNeeded(v.profile) ?? []))}`
        : say`Get a written offer for ${relatives(v)} from one insurer in ${v.name}, with the conditions it leaves out.`,
  ],
  [
    noneSmall,
    (v) =>
      say`[Register the family with one practice in ${cityOf(v)} in the first fortnight|Take the last report of each doctor who treats ${theChildren(v.profile.movers)} along to ${v.name}, and ask which vaccinations its schools want to see|Find a practice in ${cityOf(v)} that takes the whole family as new patients].`,
  ],
  [
    withSmall,
    (v) =>
      say`[↗Find a paediatrician in ${cityOf(v)} who takes new patients, and compare the vaccination calendars of both countries with your own doctor|Have the vaccination books brought up to the calendar of ${v.name} before you leave|Register the family with one paediatric practice in ${cityOf(v)} in the first fortnight].`,
  ],
  [
    (p) => (onlyTeens(p) ? null : withChildren(p)),
    (v) =>
      say`[Look up which hospital in ${cityOf(v)} has a children’s emergency ward at night, and how long the drive is|Save the number of the children’s emergency ward nearest to ${cityOf(v)}|Drive once from each home you view in ${cityOf(v)} to the hospital that takes children at night].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Check whether enrolment in ${v.name} includes health cover, from which date, and what proof the visa office wants.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Have teeth and eyes seen to before the move to ${v.name}: student cover seldom includes either.`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Have the employer say in writing from which day you are covered in ${v.name} and by whom, and buy travel cover up to that day|${v.profile.movers.people > 1 ? `Have everybody who moves named in whatever covers you in ${v.name}, public scheme or policy|` : ''}Read what your cover in ${v.name} leaves out: teeth, eyes, births|Note from which day cover in ${v.name} begins, and close the gap before it with travel cover].`,
  ],
  [
    stageIs('employee', 'transfer'),
    (v) =>
      say`[Find out in the first week in ${v.name} who issues the health card, and what it asks of you: address, contract or contribution|Keep the proof of your last cover for ${v.name}: it can spare you a waiting time|Register with a family doctor in ${cityOf(v)} as soon as you have the card].`,
  ],
  [
    working,
    (v) =>
      say`[↗Buy international cover with treatment at home included for the first twelve months, and cancel it only when the local card of ${v.name} is in your hand|↗Insure the first year in ${v.name} from abroad, and switch when the local card has arrived|↗Choose a policy for ${v.name} that pays the hospital directly, since you will have no local card to show].`,
  ],
  [
    stageIs('remote', 'freelance'),
    (v) => {
      // The self-employed have no employer who continues to pay.
      const unpaid =
        v.profile.stage === 'freelance' ||
        v.profile.read.has('remote-work-legal-structure', 'contractor', 'own-company');
      return say`[↗Read one exclusion list before the move to ${v.name}: cheap policies stop at sport, motorbikes and treatment at home|↗${unpaid ? because(words(`Insure your income as well as your health before the move to ${v.name}: a month in bed is a month unpaid`), 'remote-work-legal-structure') : say`Have your employer write down who pays you in ${v.name} while you are ill, and for how long`}|Ask what replaces your income in ${v.name} when you are ill for a month, and from which day].`;
    },
  ],
  [
    stageIs('founder', 'owner'),
    (v) =>
      say`[Price cover for yourself in ${v.name} with and without a salary from the firm: the cheaper way is often the second|Put your own health cover in ${v.name} into the first year’s budget of the firm].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Settle whether one of you can be insured through the other in ${v.name}, and what happens when that one changes jobs|Price cover in ${v.name} for the two of you together and for each alone, and note from which day each begins|Give each other a signed permission for ${v.name}, so that a doctor may speak to either of you].`,
  ],
  [
    alone,
    (v) =>
      say`[Keep a card in your wallet in ${v.name}: blood group, allergies, whom to call and who insures you|↗Tell one person at home which hospital in ${cityOf(v)} you would go to, and give the hospital their number].`,
  ],
  [
    anybody,
    (v) =>
      say`[Book one ordinary appointment in ${cityOf(v)} on your visit (a dentist will do): in an hour you learn about waiting, price and language|Walk into one practice in ${cityOf(v)} on your visit and ask for the next free appointment|↗Have one check-up before the move to ${v.name} and carry the results${translated(v)}].`,
  ],
  [
    anybody,
    (v) =>
      say`[Choose the hospital in ${cityOf(v)} before the home, and check how long it takes to get there at night|Note the name of a family doctor in ${cityOf(v)} for each home you view].`,
  ],
];

export const healthActions = [...bank('health-particular', PARTICULAR, 1.1), ...bank('health-action', LINES)];
