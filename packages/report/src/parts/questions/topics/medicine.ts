import { MEDICINES } from '../../../profile/conditions.data.ts';
import { capitalised, list, opening } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { anyOf } from '../../../prose/wholeWords.ts';
import { classesIn, medicinesIn } from '../../../sections/healthcare/conditions.ts';
import { prescriptionHolds } from '../../../sections/healthcare/practice.ts';
import { schengenCertificate } from '../../../sections/healthcare/controlledPaper.ts';
import { CARE, careOf } from '../care.ts';
import type { Asked, Topic } from '../topic.ts';

export const MEDICINE_NAMES = anyOf(MEDICINES.map(([names]) => names));

/** The medicines of a question; under discretion none comes back by its name. */
const medicineNames = ({ text, profile }: Asked): string =>
  list((profile.discreet.length > 0 ? [] : medicinesIn(text)).slice(0, 2).map(({ name }) => name)) ||
  'the medicine';

/** Which sides of a medicine somebody asks about, what of it is not on record, and how to put it to the authority. */
const SIDES: readonly (readonly [asked: RegExp, lacks: string, put: string])[] = [
  [
    /\b(?:bring\w*|carry\w*|import\w*|travel\w*|border|customs|airports?|fly\w*|illegal|banned|prohibited|take (?:it|them|my \w+) (?:with|in|along))\b/i,
    'may be brought in and with which paper',
    'how much of it may I bring in and with which paper',
  ],
  [
    /\b(?:get\w*|buy|find|obtain\w*|available|authori[sz]ed|approved|sold|legal|stock\w*|supply|refills?|prescri\w+|continu\w+|keep (?:on )?(?:getting|taking))\b/i,
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
    'does the public system pay for it with my diagnosis, and from which day of residence',
  ],
];
const AUTHORISED = 1;
const PAID = 3;

/** Places in which a prescription from home is valid by the rule of the European Union; null where none is. */
function prescribed({ view: { home, homeName }, views }: Asked): Said | null {
  const valid = views.filter(prescriptionHolds);
  return home && valid.length > 0
    ? because(
        given(
          words(
            `In ${list(valid.map(({ name }) => name))} a prescription from ${homeName} that names the substance is valid (EU rule, as of 2022), though not each medicine is sold there.`,
          ),
          'rule:prescription-across-eu',
        ),
        'current-location',
      )
    : null;
}

export const MEDICINE: Topic = {
  id: 'medicine',
  about: new RegExp(
    `${MEDICINE_NAMES.source}|\\b(?:medicines?|medications?|prescriptions?|biologics?|biosimilars?|inhalers?|tablets|pills|hormones?|hormone therapy|HRT)\\b`,
    'i',
  ),
  not: /\b(?:pumps?|sensors?|test strips?|supplies)\b/i,
  over: ['healthcare', 'insurance', 'illness', 'cost'],
  answer: (asked) => {
    const name = medicineNames(asked);
    const found = SIDES.filter(([side]) => side.test(asked.text));
    const sides = found.length > 0 ? found : SIDES.filter((_, i) => i === AUTHORISED || i === PAID);
    const pays = sides.some((side) => side === SIDES[PAID]);
    const classes = classesIn(asked.text);
    const [certificate] = classes.has('controlled')
      ? asked.views.flatMap((view) => schengenCertificate(view) ?? [])
      : [];
    return {
      said: flow(
        sides.some((side) => side === SIDES[AUTHORISED]) ? prescribed(asked) : null,
        pays ? careOf(asked) : null,
        classes.has('refrigerated')
          ? words(
              `${capitalised(name)} is kept in the fridge, so what bridges the first weeks has to travel cool, in the cabin.`,
            )
          : null,
        classes.has('controlled')
          ? say`${capitalised(name)} is a controlled substance in most countries: no journey with it, a visit included, before the answer is there in writing.`
          : classes.has('restricted')
            ? say`${capitalised(name)} is controlled in some countries and not in others: no journey with it, a visit included, before the answer is there in writing.`
            : null,
        certificate && say`${opening(certificate)}.`,
      ),
      lacks: `whether ${name} ${sides.map(([, lacks]) => lacks).join(', or ')}`,
      ...(pays ? { figures: CARE } : {}),
      whom: `the medicines authority of each country${pays ? ', and its public health service' : ''}`,
      put: `For ${name}, by substance and dose: ${sides.map(([, , put]) => put).join('; ')}?`,
    };
  },
};
