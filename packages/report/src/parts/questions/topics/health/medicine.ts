import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { MEDICINES } from '../../../../profile/conditions.data.ts';
import { capitalised, list, listNames, opening } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import type { MedicineClass } from '../../../../profile/conditions.data.ts';
import { classesIn, medicinesIn } from '../../../../profile/health/namedMedicines.ts';
import { prescriptionHolds } from '../../../../sections/healthcare/practice.ts';
import { schengenCertificate } from '../../../../sections/healthcare/controlledPaper.ts';
import { ownMedicines } from '../../asked.ts';
import { partsOf } from '../../clauses.ts';
import { CARE, careOf } from './care.ts';
import type { Asked, Topic } from '../../topic.ts';

export const MEDICINE_NAMES = anyOf(MEDICINES.map(([names]) => names));

/** Hormones and their blockers, by substance. */
const HORMONES = /\b(?:leupro(?:lide|relin)|triptorelin|goserelin|histrelin|o?estradiol|o?estrogen)\b/gi;

/** The medicines in a question, known or told in the form; none is named under discretion. */
function medicineNames({ text, profile }: Asked): readonly string[] {
  if (profile.discreet.length > 0) return [];
  const names = [
    ...medicinesIn(text).map(({ name }) => name),
    ...[...text.matchAll(HORMONES)].map(([name]) => name.toLowerCase()),
    // As the customer writes it; brands keep their capital.
    ...ownMedicines(text, profile).map((one) => new RegExp(RegExp.escape(one), 'i').exec(text)?.[0] ?? one),
  ];
  const once = names.filter(
    (one, i) => names.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === i,
  );
  return once.slice(0, 2);
}

/** Treatment that some laws restrict more than other medicines, above all for minors. */
const GENDER_CARE =
  /\b(?:hormones?|HRT|puberty|blockers?|gender|transition\w*|leuprolide|leuprorelin|lupron|triptorelin|goserelin|histrelin|o?estradiol|o?estrogen|testosterone|spironolactone|cyproterone)\b/i;
const UNDER_AGE =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|minors?|teen\w*|under ?age|under 18|(?:at|aged?|is|of) (?:[5-9]|1[0-7]))\b/i;

/** Whether the patient is a minor, by the form or the question. */
const isMinor = ({ text, person }: Asked): boolean => {
  const age = person?.member?.age ?? null;
  return age === null ? UNDER_AGE.test(text) : age < OF_AGE;
};

/** Aspects of a medicine: what no record holds, and how to ask the authority. */
const SIDES: readonly (readonly [asked: RegExp, lacks: string, put: string])[] = [
  [
    anyOf([
      /\b(?:bring\w*|carry\w*|import\w*|travel\w*|border|customs|airports?|fly\w*|illegal|banned|prohibited|take (?:it|them|(?:my|our|his|her) \w+) (?:with|in|along)|(?:can|could|may) (?:I|we|he|she) take (?:my|our|his|her) (?:\w+ ){0,2}(?:medic\w+|tablets?|pills?|prescriptions?|insulin))\b/iu,
      /\b(?:can|could|may) (?:I|we|he|she) take [\p{L}\d-]+ \(my medicine\)/iu,
    ]),
    'may be brought in and with which paper',
    'how much of it may I bring in and with which paper',
  ],
  [
    /\b(?:get\w*|buy|find|obtain\w*|available|authori[sz]ed|approved|sold|legal|stock\w*|supply|refills?|prescri\w+|continu\w+|banned|keep (?:on )?(?:getting|taking)|(?:go|carry) on (?:with|taking)|stay on|first day)\b/i,
    'is authorised and who prescribes it',
    'is it authorised, who may prescribe it, and does the diagnosis from home count or begin anew',
  ],
  [
    /\b(?:instead|alternatives?|substitutes?|replac\w+|equivalents?)\b/i,
    'has a substitute there',
    'what is prescribed there instead',
  ],
  [
    /\b(?:pa(?:y|ys|id|ying)|costs?|prices?|cover(?:s|ed|age)?|insur\w+|free|afford\w*|expensive|cheap\w*|subsidi\w+|reimburs\w+|public system)\b/i,
    'is paid for by the public system and from which day of residence',
    'does the public system pay for it with this diagnosis, and from which day of residence',
  ],
];
const OTHER_BILLS = /\b(?:tax(?:es|ed)?|pensions?|contributions?|rents?|fees?|visas?|permits?)\b/i;
/** What is said of one medicine, of two. */
const plural = (text: string): string =>
  text
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/prescribes it$/, 'prescribes them');
const AUTHORISED = 1;
const PAID = 3;

/** Places where EU law makes a prescription from home valid; null where there are none. */
function prescribed({ view: { home, homeName }, views }: Asked): Said | null {
  const valid = views.filter(prescriptionHolds);
  return home && valid.length > 0
    ? because(
        given(
          words(
            `In ${listNames(valid)} a prescription from ${homeName} that names the substance is valid (EU rule, as of 2022), though not each medicine is sold there.`,
          ),
          'rule:prescription-across-eu',
        ),
        'current-location',
      )
    : null;
}

/** Medicine as a field of study: "a degree in medicine". */
export const STUDY_OF_MEDICINE =
  /\b(?:(?:stud(?:y|ies|ying|ied)|read(?:s|ing)?|taught|teach\w*|enrol\w* in|places? in|degrees? in|(?:school|faculty|doctor|bachelor|master)s? of|graduat\w+ in|qualif\w+ in) (?:human |veterinary )?medicine|medical (?:schools?|degrees?|students?|stud(?:y|ies)|facult(?:y|ies)|colleges?|universit(?:y|ies)|programmes?)|MBBS|MBChB)\b/gi;

const ABOUT = new RegExp(
  `${MEDICINE_NAMES.source}|\\b(?:medicines?|medications?|meds\\b|prescriptions?|biologics?|biosimilars?|inhalers?|tablets|pills|refill\\w*|hormones?|hormone therapy|HRT|o?estrogens?|o?estradiol|leuprolide|leuprorelin|triptorelin|goserelin|trans(?:gender)? (?:health ?)?care|PrEP(?! (?:school|course|work|time)s?\\b)|prescrib(?:e|es|ed|ing)|puberty blockers?|gender[- ](?:affirming )?(?:care|treatment)|transition care)\\b`,
  'i',
);

/** How a medicine of its class may be taken along; null where nothing special applies. */
function travelSaid(name: string, several: boolean, classes: ReadonlySet<MedicineClass>): Said | null {
  const named = capitalised(name);
  const warned = 'no journey with it, a visit included, before the answer is there in writing.';
  return flow(
    classes.has('refrigerated')
      ? words(
          `${named} ${several ? 'are' : 'is'} kept in the fridge, so your supply for the first weeks has to travel cool, in the cabin.`,
        )
      : null,
    classes.has('controlled')
      ? say`${named} ${several ? 'are controlled substances' : 'is a controlled substance'} in most countries: ${warned}`
      : null,
    classes.has('restricted') && !classes.has('controlled')
      ? say`${named} ${several ? 'are' : 'is'} controlled in some countries and not in others: ${warned}`
      : null,
  );
}

export const MEDICINE: Topic = {
  id: 'medicine',
  about: ABOUT,
  when: ({ text }) => ABOUT.test(text.replace(STUDY_OF_MEDICINE, ' ')),
  not: /\b(?:glasses|contact lenses)\b|\b(?:vet|veterinary) (?:medicine|school|degree)\b|\b(?:pumps?|sensors?|test strips?|supplies)\b/i,
  // Bringing or continuing a medicine is about the medicine, whoever takes it.
  over: [
    'healthcare',
    'insurance',
    'illness',
    'cost',
    'children-visa',
    'partner-visa',
    'parent',
    'moving',
    'weather',
  ],
  answer: (asked) => {
    const names = medicineNames(asked);
    const several = names.length > 1;
    const name = list(names) || 'the medicine';
    // What is paid in tax or for a pension, in a part of its own, is no price of a medicine.
    const ofIt = partsOf(asked.text).filter(
      (part) => names.some((one) => part.includes(one)) || !OTHER_BILLS.test(part),
    );
    const found = SIDES.filter(([side]) => side.test(ofIt.join(' ')));
    const sides = found.length > 0 ? found : SIDES.filter((_, i) => i === AUTHORISED || i === PAID);
    const pays = sides.some((side) => side === SIDES[PAID]);
    const classes = classesIn(asked.text);
    const care = GENDER_CARE.test(asked.text);
    const law = care && isMinor(asked);
    const [certificate] = classes.has('controlled')
      ? asked.views.flatMap((view) => schengenCertificate(view) ?? [])
      : [];
    return {
      said: flow(
        sides.some((side) => side === SIDES[AUTHORISED]) ? prescribed(asked) : null,
        pays ? careOf(asked) : null,
        travelSaid(name, several, classes),
        certificate && say`${opening(certificate)}.`,
      ),
      lacks: `whether ${name} ${sides.map(([, lacks]) => (several ? plural(lacks) : lacks)).join(', or ')}${law ? ', and what the law says of it for somebody under age' : ''}`,
      ...(pays ? { figures: CARE } : {}),
      whom: `the medicines authority of each country${pays ? ', and its public health service' : ''}${care ? ', and to a clinic there that gives this care, where doctors are bound to silence' : ''}`,
      put: `For ${name}, by substance and dose${several ? ', each of them' : ''}: ${sides.map(([, , put]) => put).join('; ')}?${law ? ' From which age does the text of the law allow it, on whose consent, and is a change of it before parliament?' : ''}`,
    };
  },
};
