import { PLANNING, tellingOfChild } from '@global-fit/matching/profile/expectedChild';
import { OF_AGE } from '@global-fit/matching/profile/household';
import { saidAt } from '../../profile/affirmed.ts';
import { type Person, personIn } from '../../profile/person.ts';
import { childCalled, partnerCalled } from '../../profile/called.ts';
import { deafIds } from '../../profile/hearing.ts';
import type { Profile } from '../../profile/profile.ts';
import { because, type Said, words } from '../../prose/said.ts';
import {
  BRANDS,
  CLASS_WORDS,
  DEVICES,
  ILLNESSES,
  type MedicineClass,
  MEDICINES,
} from '../../profile/conditions.data.ts';

const DETAILS = 'medical-conditions-details';

export interface Illness {
  /** "rheumatoid arthritis". */
  readonly name: string;
  /** "rheumatologist". */
  readonly specialist: string;
}

/** Illnesses that a text says are there, each once, in the order in which they are named. */
export function illnessesIn(text: string): readonly Illness[] {
  let rest = text;
  const found: (Illness & { readonly at: number })[] = [];
  for (const [said, name, specialist] of ILLNESSES) {
    const at = saidAt(rest, said);
    if (at < 0) continue;
    found.push({ name, specialist, at });
    // "type 1 diabetes" is not diabetes a second time.
    rest = rest.replace(new RegExp(said.source, `${said.flags}g`), (match) => ' '.repeat(match.length));
  }
  return found
    .sort((a, b) => a.at - b.at)
    .filter((one, i, all) => all.findIndex(({ name }) => name.includes(one.name)) === i)
    .map(({ name, specialist }) => ({ name, specialist }));
}

/** Doctors named in a text without an illness that leads to them: "needs a neurologist". */
export function specialistsIn(text: string): readonly string[] {
  const doctors = [...new Set(ILLNESSES.map(([, , specialist]) => specialist))].filter((one) =>
    /(?:ist|trician)$/.test(one),
  );
  return doctors.filter((one) => saidAt(text, new RegExp(`\\b${one}s?\\b`, 'i')) >= 0);
}

/** Devices that a text says are used, each once: "glucose sensors". */
export function devicesIn(text: string): readonly string[] {
  return DEVICES.filter(([said]) => saidAt(text, said) >= 0).map(([, name]) => name);
}

/** Somebody else of the household, for the middle of a sentence, resting on the answers that say who it is. */
function calledHere(person: Person, { movers }: Profile): Said {
  const { member, kin, name, ids } = person;
  if (member && kin === 'child') return childCalled(member) ?? because(words('your child'), ...ids);
  if (member && kin === 'spouse') return partnerCalled(movers);
  // Names of others are never told: who shares a report could not take them out.
  return because(words(ids.length > 0 ? 'your relative' : name), ...ids);
}

/**
 * Whose health the details are about: the member of the household that their sentences name, if they name one alone.
 * A sentence that names nobody goes on with the one before; null for the customer's own, and where it is not clear.
 */
export function patientOf(profile: Profile): Said | null {
  const found = patient(profile);
  return found && calledHere(found, profile);
}

/** Whether the details are about somebody under age, who is treated by doctors for children. */
export function underAge(profile: Profile): boolean {
  const age = patient(profile)?.member?.ageThen;
  return age != null && age < OF_AGE;
}

/** A specialist for somebody under age; those who treat families or children are that already. */
export function forChildren(specialist: string): string {
  if (specialist === 'family doctor') return 'paediatrician';
  if (specialist === 'psychiatrist') return 'child psychiatrist';
  return /paediatric|pediatric|child|developmental/.test(specialist)
    ? specialist
    : `${specialist} for children`;
}

function patient(profile: Profile): Person | null {
  const sentences = (profile.read.text(DETAILS) ?? '').split(/[.;\n]+/).filter((one) => /\p{L}/u.test(one));
  let before: Person | null = null;
  const people = sentences.map((sentence) => {
    const named = personIn(sentence, profile);
    const own = named === null && /\b(?:I|me|my|myself|mine)\b/i.test(sentence);
    before = own ? null : (named ?? before);
    return before;
  });
  const [first] = people;
  return first && people.every((one) => one?.name === first.name) ? first : null;
}

export interface NamedMedicine {
  /** A substance in lower case, a brand with its capital. */
  readonly name: string;
  readonly classes: readonly MedicineClass[];
}

/**
 * What a medicine is taken for decides what follows from it: to ward off, or now and then, it may be paused.
 * Not so what thins the blood, which always wards something off.
 */
const MAY_PAUSE =
  /\b(?:PrEP|pre-?exposure|prophyla\w+|prevent\w+|as needed|when needed|if needed|on demand|now and then|occasional\w*|rarely)\b/i;
const WHILE_TREATED: ReadonlySet<MedicineClass> = new Set(['not-to-stop']);

/** The part of a list that an entry stands in, with its purpose: up to the next comma, semicolon or full stop. */
function entryAround(text: string, at: number): string {
  const start = Math.max(...[',', ';', '\n', '. '].map((mark) => text.lastIndexOf(mark, at) + 1));
  const rest = text.slice(start).replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;]/g, ' '));
  return rest.split(/[,;\n]|\. /)[0] ?? '';
}

/** A brand with its capital, a substance without. */
const asWritten = (name: string): string =>
  BRANDS.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}` : name.toLowerCase();

/** Whether what stands in brackets is another name of what stands before them: "methylphenidate (Concerta)". */
function isSecondName(
  text: string,
  before: (NamedMedicine & { readonly at: number }) | undefined,
  { at, classes }: NamedMedicine & { readonly at: number },
): boolean {
  return (
    before !== undefined &&
    /^\s*\([^)]*$/.test(text.slice(before.at + before.name.length, at)) &&
    classes.join() === before.classes.join()
  );
}

/** Medicines we know named in a text, each once, in the order in which they are named. */
export function medicinesIn(text: string): readonly NamedMedicine[] {
  const found = MEDICINES.flatMap(([names, classes]) =>
    [...text.matchAll(new RegExp(names.source, 'gi'))].map((match) => ({
      name: asWritten(match[0]),
      classes:
        !classes.includes('anticoagulant') && MAY_PAUSE.test(entryAround(text, match.index))
          ? classes.filter((one) => !WHILE_TREATED.has(one))
          : classes,
      at: match.index,
    })),
  );
  return found
    .sort((a, b) => a.at - b.at)
    .filter((one, i, all) => all.findIndex(({ name }) => name === one.name) === i)
    .filter((one, i, all) => !isSecondName(text, all[i - 1], one))
    .map(({ name, classes }) => ({ name, classes }));
}

/** What a text says of medicines as a class: those of the substances it names, and those it names by their kind. */
export function classesIn(text: string): ReadonlySet<MedicineClass> {
  return new Set([
    ...medicinesIn(text).flatMap(({ classes }) => classes),
    ...CLASS_WORDS.flatMap(([said, classes]) => (said.test(text) ? classes : [])),
  ]);
}

/** Strength, form and frequency, which a letter gives in the words of the doctor. */
const DOSE =
  /\([^)]*\)|\b(?:every|each|once every|per) (?:(?:\d+|two|three|four|five|six|eight|ten|twelve|other|second|third|few|couple of)(?:[- –]\d+)? )?(?:hours?|days?|nights?|weeks?|months?|years?)\b|\b\d[\d.,/]*\s*(?:mg|mcg|µg|g|ml|iu|units?|%)?\b|\b(?:tablets?|capsules?|pens?|patch(?:es)?|spray|inhalers?|retard|daily|weekly|monthly|morning|evening|once|twice|a|per|day|week|month|every|every other|(?:as|when|if|only when|only if) (?:needed|required|necessary)|in need|on demand|prn|before meals|after meals|at night|twice daily)\b/gi;
/** A name of one to three words. */
const MEDICINE_NAME = /^\p{L}[\p{L}\d/-]*(?: [\p{L}\d/-]+){0,2}$/u;
/** Words that a name does not hold: then what was typed is a sentence. */
const SENTENCE = /\b(?:I|we|my|our|his|her|he|she|takes?|for|need|since|and|with|because|is|are|the)\b/i;
const MOST_TYPED = 8;

/** "HRT" stays as it is, "Baclofen" does not. */
const ABBREVIATION = /^[\p{Lu}\d]{2,4}s?$/u;

function inLowerCase(name: string): string {
  return name
    .split(' ')
    .map((word) => (ABBREVIATION.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** What stands before a colon: who takes what follows, "Graham: metformin". */
const LABEL = /^\s*([\p{L}\p{M}'’\s-]+)(?:\([^)]*\)\s*)?:(.*)$/su;

/** A part of a list with the substance in place of a word that is none: "PrEP (emtricitabine/tenofovir)". */
function bySubstance(part: string): string {
  const [, before = '', inside = ''] = /^([^(]*)\(([^)]*)\)/.exec(part) ?? [];
  return medicinesIn(inside).length > 0 && medicinesIn(before).length === 0 && /\bPrEP\b/.test(before)
    ? inside
    : part;
}

/** A part of a list without strength, form and purpose. */
function withoutDose(part: string): string {
  return bySubstance(part)
    .replace(/ (?:for|against) .*$/i, ' ')
    .replace(DOSE, ' ')
    .replace(/[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name in a part of a list; the words before a colon are left out unless they are the medicine themselves. */
function nameIn(part: string): string {
  const [, label = '', after = ''] = LABEL.exec(part) ?? [];
  const name = medicinesIn(label).length > 0 ? '' : withoutDose(after);
  return name === '' ? withoutDose(part) : name;
}

/** The medicines of a list, in lower case as they were typed, devices left out; null where a part of it is no name. */
export function medicinesTyped(text: string): readonly string[] | null {
  const parts = text
    .split(/[,;\n+]|\band\b|\. /)
    .filter((part) => devicesIn(part).length === 0)
    .map(nameIn)
    .filter((part) => part !== '');
  const names = [...new Set(parts.map(inLowerCase))];
  const readable = parts.every((part) => MEDICINE_NAME.test(part) && !SENTENCE.test(part));
  return readable && names.length > 0 && names.length <= MOST_TYPED ? names : null;
}

const MEDICATION = 'medication-details';

/** What the customer told of illnesses and medicines, and the answers that told it. */
export interface ToldHealth {
  readonly illnesses: readonly Illness[];
  readonly illnessIds: readonly string[];
  /** Doctors named besides those who treat the illnesses. */
  readonly specialists: readonly string[];
  /** Devices that travel along, which are no medicines. */
  readonly devices: readonly string[];
  readonly medicines: readonly NamedMedicine[];
  /** Every medicine as it was typed, known to us or not; null where what was typed is more than a list of names. */
  readonly typed: readonly string[] | null;
  readonly classes: ReadonlySet<MedicineClass>;
  readonly medicineIds: readonly string[];
}

/**
 * Under discretion what is told of illnesses and medicines follows from their kind, and none comes back by
 * its name.
 */
export function toldHealth({ read, discreet }: Profile): ToldHealth {
  const told = discreet.length === 0;
  const details = read.text(DETAILS) ?? '';
  const medication = read.has('medication-dependencies', 'yes') ? (read.text(MEDICATION) ?? '') : '';
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
    typed: told ? medicinesTyped(medication) : null,
    classes,
    medicineIds: [
      ...(medication === '' ? [] : [MEDICATION]),
      ...(classesIn(details).size > 0 || medicinesIn(details).length > 0 || devicesIn(details).length > 0
        ? [DETAILS]
        : []),
    ],
  };
}

/**
 * Whether a child is under way or hoped for, as far as the answers tell; `either` where they do not; null
 * where neither was chosen, and where the child will be born before the move.
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

/** The answers in own words that tell of medicines, for those who said that they take some. */
export function medicineToldOf(profile: Profile): readonly string[] {
  return profile.read.has('medication-dependencies', 'yes') ? toldHealth(profile).medicineIds : [];
}

/** The answers in own words that the chapter on care takes up. */
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
