import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Insurance other than health, home and car: keep, cancel or take out. */
export const INSURANCES: Topic = {
  id: 'insurances',
  about:
    /\b(?:(?:what|which|all|other|our|my|any) insurances?\b(?! compan(?:y|ies))(?! (?:pays?|covers? the)\b)|insurance polic(?:y|ies)|liability insurance|Haftpflicht\w*|legal (?:expenses |protection )?insurance|Rechtsschutz\w*|life insurance|term life|disability insurance|income protection|Berufsunf[äa]higkeit\w*|accident insurance|travel insurance|removal insurance)\b/i,
  not: /\b(?:health (?:insurance|cover\w*)|medical|private health|car insurance|home insurance|house insurance|flood|unemployment insurance|social insurance|long-term care|doctors?|hospital|visas?|permits?|jobs? in|national insurance)\b/i,
  over: ['insurance', 'pension', 'cost', 'housing'],
  answer: ({ view }) => ({
    said: because(
      words(
        'Go through your policies one by one before you leave: some end with the move, some go on only if the insurer is told, and you may not be able to get one that depends on your health again at your age. Keep those until the new one is in force, and take cover for damage to others and for the goods on their way from the first day.',
      ),
      'current-location',
    ),
    lacks: 'policies and premiums there, and which of yours go on abroad',
    whom: `each insurer ${view.home ? `in ${view.homeName}` : 'at home'} in writing, and two insurers or a broker of the new country`,
    put: 'Does this policy go on unchanged when I live in that country, for how long and for claims made there, what must be reported, can it rest and be taken up again without new questions on my health, and which cover is compulsory or usual there?',
  }),
};
