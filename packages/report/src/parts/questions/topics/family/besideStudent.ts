import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import type { PlaceView } from '../../../../place/view.ts';
import { list, listSaid } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const STUDIES =
  /\b(?:stud(?:y|ies|ying)|student (?:visa|permit|pass)|(?:does|do|doing|starts?|takes?) (?:an? |her |his |the )?(?:master\w*|bachelor\w*|phd|doctorate|degree|diploma))\b/i;
/** The customer's own work, beside the partner who studies. */
const OWN_WORK = /\b(?:can|could|may|am|will|would) I\b[^?]{0,40}\b(?:work\w*|jobs?|earn\w*)\b/i;

interface Found {
  readonly view: PlaceView;
  readonly law: PartnersWork;
  readonly alongs: boolean;
}

/** What a permit for study lets the partner of its holder do; null without a record. */
function lawThere(view: PlaceView): Found | null {
  for (const route of view.atlas.routes.open(view.iso3, 'study')) {
    const law = route.shown ? view.atlas.partnersWork(route.id) : null;
    if (law?.from.shown) return { view, law, alongs: route.dependantsAllowed === true };
  }
  return null;
}

const placeOf = ({ view, law }: Found): Said =>
  given(words(law.limit === null ? view.name : `${view.name} (${law.limit})`), `partnerswork:${law.route}`);

const SAID: Readonly<Record<PartnersWork['allows'], string>> = {
  any: 'you may work',
  'own permit': 'you need a permission of your own to work, before the first day,',
  no: 'you may not work',
};

/** What whoever comes along with a partner who studies may do there. */
export const BESIDE_STUDENT: Topic = {
  id: 'beside-student',
  about: STUDIES,
  with: OWN_WORK,
  when: ({ person, text }) =>
    person?.kin === 'spouse' || /\b(?:my|our) (?:wife|husband|partner|spouse)\b/i.test(text),
  over: ['partner-work', 'partner-visa', 'children-visa', 'visa', 'jobs', 'pay', 'university', 'study-work'],
  whole: true,
  answer: ({ views: all, named, person }) => {
    const views = named.length > 0 ? named : all;
    const whose = person?.name ? `${person.name}’s permit` : 'the permit of your partner';
    const found = views.flatMap((view) => lawThere(view) ?? []);
    const said = (['any', 'own permit', 'no'] as const).flatMap((allows) => {
      const places = found.filter(({ law }) => law.allows === allows);
      return places.length > 0
        ? [say`Beside ${whose} for study ${SAID[allows]} in ${listSaid(places.map(placeOf))}.`]
        : [];
    });
    const along = found.filter(({ alongs }) => alongs).map(({ view }) => view.name);
    const open = views.filter((view) => found.every((one) => one.view !== view)).map(({ name }) => name);
    return {
      said:
        said.length === 0
          ? null
          : because(
              flow(
                ...said,
                along.length > 0
                  ? words(`Its record lets husband, wife and children come along in ${list(along)}.`)
                  : null,
              ),
              ...(person?.ids ?? []),
            ),
      lacks: `${open.length > 0 ? `what such a permit lets family do in ${list(open, 'or')}, ` : ''}${open.length > 0 ? 'and ' : ''}whether all of you are granted it on one day`,
      whom: 'the embassy of each country, and the admissions office of the university, which knows the families of its students',
      put: 'If my partner studies on this permit, do I and our children get ours with it and on the same day, for how many hours a week may I work and from which day, and which sum is to be shown for each of us?',
    };
  },
};
