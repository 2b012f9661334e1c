import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { familyLaw } from '../../../../place/entry/family.ts';
import type { Asked, Topic } from '../../topic.ts';
import { familyRoutes, openByLaw } from './familyRoutes.ts';

/** Rights without citizenship; the question is not how to acquire it. */
export const WITHOUT_CITIZENSHIP =
  /\bwithout (?:\w+ ){0,2}(?:citizenship|nationality|passports?)\b|\b(?:not|no|nor|isn['’]t|aren['’]t) (?:\w+ ){0,2}(?:citizens?|nationals?)\b/i;
/** The same for somebody not a citizen yet. */
const BEFORE_CITIZENSHIP =
  /\b(?:before|until|although|though|while|even if|even though)\b[^?;]{0,50}\b(?:citizens?|citizenship|passports?|nationality|nationals?)\b/i;

const PASSPORT_OF = new RegExp(`\\b(${ADJECTIVES}) (?:passports?|citizenship)\\b`, 'i');
const SPOUSE = /\b(?:wife|husband|spouse|partner)\b/i;
const CHILDREN = /\b(?:child|children|kids|sons?|daughters?|baby|family)\b/i;

/** The law by which spouse and children come along whatever their passport; null where it opens nothing. */
function byLaw({ views, text }: Asked): Said | null {
  const who = [
    SPOUSE.test(text) ? 'a husband or wife' : null,
    CHILDREN.test(text) ? 'children of yours' : null,
  ].filter((one) => one !== null);
  const said = openByLaw(views).map(({ law, where, records }) =>
    given(
      words(
        `By free movement ${list(who)} may live with you in ${where} whatever their passports (${law}): they need not be citizens first.`,
      ),
      ...records,
    ),
  );
  return said.length > 0 ? because(flow(...said), 'citizenship') : null;
}

/** The consulate of the passport named, else of those held. */
function consulateOf({ view, text, profile }: Asked): string {
  const adjective = PASSPORT_OF.exec(text)?.[1];
  const country = adjective === undefined ? null : countryOfAdjective(view.atlas, adjective);
  return country
    ? itsConsulate(profile, [country.iso3], `the consulate of ${nameOf(country)}`)
    : itsConsulate(
        profile,
        profile.citizenships.map(({ iso3 }) => iso3),
        'the consulate of the country whose passport you hold',
      );
}

/** A passport holder's family, who may come before holding one themselves. */
export const ACCOMPANIED: Topic = {
  id: 'accompanied',
  about: new RegExp(`${SPOUSE.source}|${CHILDREN.source}`, 'i'),
  with: /\b(?:come|move|live|join|follow|bring|stay|enter|travel)\b/i,
  not: /\b(?:assistan\w+|schools?|universit\w+|insur\w+|allowances?|benefits?|born)\b|\bhow (?:long|many years)\b/i,
  when: ({ text }) => BEFORE_CITIZENSHIP.test(text),
  over: ['partner-visa', 'children-visa', 'child-citizenship', 'citizenship', 'visa'],
  answer: (asked) => {
    const rest = asked.views.filter((view) => familyLaw(view, view.iso3) === null);
    return {
      said: flow(byLaw(asked), rest.length > 0 ? familyRoutes({ ...asked, views: rest }) : null),
      lacks: 'which papers the office asks of each of them, and how long their residence cards take',
      whom: `the immigration office of each country, and ${consulateOf(asked)} for their citizenship`,
      put: 'My family has another passport than I: which papers do you ask of each of them, by which day after the arrival, and may they work and go to school meanwhile? May they become citizens, on which declaration, and by which day must it be made?',
    };
  },
};
