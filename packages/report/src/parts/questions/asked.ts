import { calledIn, isOtherWord } from '@global-fit/matching/profile/people/companionsNamed';
import type { ReportPlace } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { subjectOf } from './clauses.ts';
import { animalName } from './named/animalName.ts';
import { viewsAsked, viewsNamed } from './named/countriesAsked.ts';
import { withNamesInCapitals } from './named/smallLetters.ts';
import { type MedicineTeller, medicinesTold } from '../../profile/health/medicinesTold.ts';
import { otherParentCalled } from '../../profile/people/otherParent.ts';
import { type Kin, personIn } from '../../profile/people/person.ts';
import { wholeWords } from '../../prose/wholeWords.ts';
import type { Asked } from './topic.ts';
import { townsNamed } from './named/townsNamed.ts';

const WORD: Readonly<Record<Kin, string>> = {
  spouse: 'my spouse',
  child: 'my child',
  parent: 'my parent',
  other: '',
};

const ANIMAL: Readonly<Record<string, string>> = {
  dog: 'my dog',
  'dog-restricted-breed': 'my dog',
  cat: 'my cat',
};

/** Replaces an animal's name by its kind: "Can Feijão fly?" is about a dog. */
function withAnimal(text: string, profile: Profile): string {
  const { read } = profile;
  const kinds = new Set(read.choices('pets-details').map((kind) => ANIMAL[kind] ?? 'my pet'));
  const [kind] = kinds;
  if (kinds.size !== 1 || !kind) return text;
  const info = read.text('pets-additional-info') ?? '';
  const told = info.match(/(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?![\p{L}])/gu) ?? [];
  const called = animalName(profile);
  const patterns = [
    // The first word is capitalised anyway, so it is no name.
    ...told.map((one) => new RegExp(`(?<=\\S\\s+)${one}(?![\\p{L}])`, 'u')),
    // In a question the name may be in small letters.
    ...(called === null ? [] : [new RegExp(`(?<![\\p{L}])${called}(?![\\p{L}])`, 'iu')]),
  ];
  const pattern = patterns.find((one) => one.test(text));
  return pattern ? text.replace(pattern, (found) => `${found} (${kind})`) : text;
}

/** The customer's own medicines that a question names. */
export const ownMedicines = (text: string, profile: MedicineTeller): readonly string[] =>
  medicinesTold(profile).filter((one) => wholeWords([one]).test(text));

/** Marks any name of the customer's medicines: "Can I get Xyzzol?" is about a medicine. */
function withMedicine(text: string, profile: Profile): string {
  const [name] = ownMedicines(text, profile);
  return name === undefined ? text : text.replace(wholeWords([name]), (found) => `${found} (my medicine)`);
}

/** Says whom the other parent's name means: "What does Ryan have to sign?" is about the child's other parent. */
function withOtherParent(text: string, profile: Profile): string {
  const name = otherParentCalled(profile);
  return name === null || isOtherWord(name)
    ? text
    : text.replace(wholeWords([name]), (found) => `${found} (the other parent)`);
}

/** Georgia in a row of countries, or beside what lies in the country of that name. */
const GEORGIA_ABROAD =
  /\b(?:Tbilisi|Batumi|Kutaisi|Caucasus|Georgian|country)\b|\p{L}(?:, | and | or |\/)Georgia\b|\bGeorgia(?:, | and | or |\/)(?=\p{Lu}\p{Ll})/u;

/** Georgia as somebody from the United States says it: "my Georgia teacher pension" is paid by the state at home. */
function withState(text: string, { profile }: PlaceView): string {
  const { read, home, citizenships } = profile;
  const american = home?.iso3 === 'USA' || citizenships.some(({ iso3 }) => iso3 === 'USA');
  const chosen = ['specific-countries', 'extended-family-location', 'ancestry-countries', 'citizenship'].some(
    (id) => read.has(id, 'GEO'),
  );
  return american && !chosen && home?.iso3 !== 'GEO' && !GEORGIA_ABROAD.test(text)
    ? text.replace(/(?<!\b[Ss]tate of )\bGeorgia\b/gu, 'State of Georgia')
    : text;
}

/** Reads a question for a report's places. Names from the household are read as what they stand for. */
export function readQuestion(
  question: string,
  places: readonly PlaceView[],
  placed: readonly ReportPlace[] = [],
): Asked | null {
  const [view] = places;
  if (!view) return null;
  const { profile } = view;
  const subject = withState(withNamesInCapitals(subjectOf(question), places), view);
  const person = personIn(subject, profile);
  const named = person && person.ids.length > 0 ? WORD[person.kin] : '';
  const text =
    named === '' || !person
      ? withMedicine(withAnimal(withOtherParent(subject, profile), profile), profile)
      : withMedicine(withOtherParent(subject, profile), profile).replace(
          // Also as often typed, "Darlenes insulin", or shortened, "Dani" for Danielle.
          new RegExp(
            `(${RegExp.escape(calledIn(subject, person.name) ?? person.name)})(s(?![\\p{L}\\d]))?`,
            'iu',
          ),
          (_, name: string, owns?: string) => `${name} (${named})${owns ? '’s' : ''}`,
        );
  return {
    text,
    views: viewsAsked(places, text),
    named: viewsNamed(places, text),
    places,
    placed,
    towns: townsNamed(places, text),
    view,
    profile,
    person,
  };
}
