import { memberQuestionId } from '@global-fit/questionnaire/family';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { PLANNING, tellingOfChild } from '@global-fit/matching/profile/time/expectedChild';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { type Person, personIn } from '../people/person.ts';
import { childCalled, partnerCalled } from '../people/called.ts';
import { deafIds } from './hearing.ts';
import type { Movers } from '../household.ts';
import type { Profile } from '../profile.ts';
import { because, type Said, words } from '../../prose/said.ts';
import type { MedicineClass } from '../conditions.data.ts';
import { devicesIn, type Illness, illnessesIn, specialistsIn } from './namedIllnesses.ts';
import { classesIn, medicinesIn, medicinesTyped, takenNow, type NamedMedicine } from './namedMedicines.ts';

const DETAILS = 'medical-conditions-details';

/** Another member of the household, for the middle of a sentence, resting on the answers that identify them. */
function calledHere(person: Person, { movers }: Profile): Said {
  const { member, kin, name, ids } = person;
  if (member && kin === 'child') return childCalled(member) ?? because(words('your child'), ...ids);
  if (member && kin === 'spouse') return partnerCalled(movers);
  // Others are not named here, because whoever shares a report could not remove it.
  return because(words(ids.length > 0 ? 'your relative' : name), ...ids);
}

/**
 * Whose health the details describe: the member their sentences name, if only one. A sentence without a name
 * continues the previous one. Null for the customer, and where it is unclear.
 */
export function patientOf(profile: Profile): Said | null {
  const found = patient(profile);
  return found && calledHere(found, profile);
}

/** Whether the details are about a minor, who sees paediatric doctors. */
export function underAge(profile: Profile): boolean {
  const age = patient(profile)?.member?.ageThen;
  return age != null && age < OF_AGE;
}

/** The paediatric counterpart of a specialist; family doctors become paediatricians. */
export function forChildren(specialist: string): string {
  if (specialist === 'family doctor') return 'paediatrician';
  if (specialist === 'psychiatrist') return 'child psychiatrist';
  return /paediatric|pediatric|child|developmental/.test(specialist)
    ? specialist
    : `${specialist} for children`;
}

/** A line headed by the person it is about: "Father: sugar and knees", "Mum has asthma". */
const HEADED =
  /^\s*(?:(?:the )?(?:older|elder|younger|eldest|oldest|youngest) )?(?:wife|husband|spouse|partner|mother|father|mum|mom|dad|grandmother|grandfather|son|daughter|mother-in-law|father-in-law)\s*(?:[:–—-]|(?:has|had|needs?|is|takes?|uses?|suffers?|with|cannot|can(?:['’]?t| not))\b)/i;

/** The person a sentence on care is about, by name or relation. */
const namedIn = (sentence: string, profile: Profile): Person | null =>
  personIn(sentence, profile) ?? (HEADED.test(sentence) ? personIn(`my ${sentence.trim()}`, profile) : null);

function patient(profile: Profile): Person | null {
  const sentences = (profile.read.text(DETAILS) ?? '').split(/[.;\n]+/).filter((one) => /\p{L}/u.test(one));
  let before: Person | null = null;
  const people = sentences.map((sentence) => {
    const named = namedIn(sentence, profile);
    const own = named === null && /\b(?:I|me|my|myself|mine)\b/i.test(sentence);
    before = own ? null : (named ?? before);
    return before;
  });
  const [first] = people;
  return first && people.every((one) => one?.name === first.name) ? first : null;
}

const KIN: Readonly<Record<string, Person['kin']>> = { child: 'child', spouse: 'spouse' };

/**
 * The companion whom something is said about, by the sentence of the details that contains these words, else by the box
 * beside a name; null for the customer, and where nobody is named.
 */
export function companionWith(profile: Profile, told: RegExp): Said | null {
  const { read, movers } = profile;
  const sentence = (read.text(DETAILS) ?? '').split(/[.;\n]+/).find((one) => told.test(one));
  const person = sentence === undefined ? null : namedIn(sentence, profile);
  if (person || sentence !== undefined) return person ? calledHere(person, profile) : patientOf(profile);
  const member = movers.members.find(({ n }) =>
    told.test(read.text(memberQuestionId(n, 'special-needs')) ?? ''),
  );
  if (!member) return patientOf(profile);
  const ids = [memberQuestionId(member.n, 'relationship'), memberQuestionId(member.n, 'special-needs')];
  return calledHere({ kin: KIN[member.relationship ?? ''] ?? 'other', name: '', ids, member }, profile);
}

const MEDICATION = 'medication-details';

/** The illnesses and medicines the customer mentions, with the answers that mention them. */
export interface ToldHealth {
  readonly illnesses: readonly Illness[];
  readonly illnessIds: readonly string[];
  /** Specialists named beyond those who treat the illnesses. */
  readonly specialists: readonly string[];
  /** Devices that travel along; they are no medicines. */
  readonly devices: readonly string[];
  readonly medicines: readonly NamedMedicine[];
  /** All medicines as typed, known to us or not; null where the text is more than a list of names. */
  readonly typed: readonly string[] | null;
  readonly classes: ReadonlySet<MedicineClass>;
  readonly medicineIds: readonly string[];
}

/** Companions' names, in full and as they are called. */
const namesOf = ({ members }: Movers): readonly string[] =>
  members.flatMap(({ name, called }) => [name, called]).filter((one) => one != null);

/** What was said about illnesses and medicines. Under discretion only the classes remain, and nothing is named. */
export const toldHealth = rememberedOf(({ read, discreet, movers }: Profile): ToldHealth => {
  const told = discreet.length === 0;
  const details = read.text(DETAILS) ?? '';
  const medication = read.has('medication-dependencies', 'yes') ? takenNow(read.text(MEDICATION) ?? '') : '';
  const both = `${medication}. ${details}`;
  const classes = classesIn(both);
  const illnesses = told ? illnessesIn(details).slice(0, 3) : [];
  return {
    illnesses,
    illnessIds: [DETAILS],
    specialists: told
      ? specialistsIn(details).filter((one) => illnesses.every(({ specialist }) => !specialist.includes(one)))
      : [],
    devices: told ? devicesIn(both) : [],
    medicines: told ? medicinesIn(both) : [],
    typed: told ? medicinesTyped(medication, namesOf(movers)) : null,
    classes,
    medicineIds: [
      ...(medication === '' ? [] : [MEDICATION]),
      ...(classesIn(details).size > 0 || medicinesIn(details).length > 0 || devicesIn(details).length > 0
        ? [DETAILS]
        : []),
    ],
  };
});

/**
 * Whether a child is expected or hoped for; `either` where the answers do not say which. Null where neither was
 * ticked, and where the birth comes before the move.
 */
export function childHoped({ read, movers }: Profile): {
  readonly state: 'expecting' | 'planning' | 'either';
  readonly ids: readonly string[];
} | null {
  if (movers.newborn || !read.has('medical-conditions', 'pregnancy')) return null;
  const told = [DETAILS, 'unique-family-situation'].map((id) => [id, read.text(id) ?? ''] as const);
  const by = (pattern: RegExp): readonly string[] =>
    told.filter(([, text]) => pattern.test(text)).map(([id]) => id);
  const planned = by(PLANNING);
  const expected = tellingOfChild(read.all);
  const ids = ['medical-conditions'];
  if (expected.length > 0 && planned.length === 0) return { state: 'expecting', ids: [...ids, ...expected] };
  if (planned.length > 0) return { state: 'planning', ids: [...ids, ...planned] };
  return read.has('couple-lifestyle-priorities', 'starting-family')
    ? { state: 'planning', ids: [...ids, 'couple-lifestyle-priorities'] }
    : { state: 'either', ids };
}

/** Ids of the free-text answers about medicines, for people who say they take some. */
export function medicineToldOf(profile: Profile): readonly string[] {
  return profile.read.has('medication-dependencies', 'yes') ? toldHealth(profile).medicineIds : [];
}

/** Ids of the free-text answers that the section on healthcare takes up. */
export function takenUp(profile: Profile): readonly string[] {
  const told = toldHealth(profile);
  const treated = told.illnesses.length > 0 || told.specialists.length > 0;
  return [
    ...(treated ? told.illnessIds : []),
    ...medicineToldOf(profile),
    ...(deafIds(profile) ?? []),
    ...(childHoped(profile)?.ids ?? []),
    ...(profile.movers.newborn?.ageIds ?? []),
  ];
}
