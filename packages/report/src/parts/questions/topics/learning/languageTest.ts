import { anyOf } from '@global-fit/matching/anyOf';
import { officialLanguages, officialNames } from '../../../../place/language/language.ts';
import { languageThereSaid } from '../../../../place/rights/registers.ts';
import { list, withArticle } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import { degreeFrom } from '../work/papersFrom.ts';
import { PROFESSION_NAMES, professionOf } from '../work/professionNamed.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Tests of English. */
const OF_ENGLISH = /\b(?:IELTS|TOEFL|CELPIP|PTE|Duolingo English)\b/i;
const TESTS = anyOf([
  OF_ENGLISH,
  /\b(?:TOPIK|DELE|SIELE|DELF|DALF|TCF|CIPLE|CELI|CILS|telc|JLPT|inburgering\w*)\b/i,
  /\b(?:language|English|Spanish|German|French|Italian|Portuguese) (?:tests?|exams?|certificates?)\b/i,
]);

/** What the registers of the customer's own profession ask of the language, which may be more than a permit does. */
function forLicence(asked: Asked): Said | null {
  const own = asked.person ? null : professionOf(asked);
  if (!own) return null;
  const from = degreeFrom(asked);
  const told = asked.views.flatMap((view) => languageThereSaid(view, own.name, from) ?? []);
  return told.length > 0
    ? because(flow(say`The licence as ${withArticle(own.name)} asks for its own proof.`, ...told), ...own.ids)
    : null;
}

const SPOUSE = /\b(?:spouse|husband|wife|partner)\b/i;

/** Whether a permit requires a language certificate, and which score. */
export const LANGUAGE_TEST: Topic = {
  id: 'language-test',
  about: TESTS,
  with: /\b(?:need\w*|must|have to|requir\w+|score|level|enough|ask(?:ed|s)?|which|what)\b/i,
  // Registers require other certificates than permits.
  not: /\b(?:citizenship|naturali[sz]\w+|regist\w+|licen[cs]\w+|universit\w+|degree|studies|master|bachelor|admission)\b/i,
  when: ({ text }) => !PROFESSION_NAMES.test(text),
  over: ['language', 'visa', 'school-of-home', 'schools'],
  answer: (asked) => {
    const { text, views } = asked;
    const official = eachPlace(views, (view) => officialNames({ ...view, cities: [] }));
    const without = views
      .filter((view) => !officialLanguages(view).some(({ code }) => code === 'en'))
      .map(({ name }) => name);
    return {
      said: flow(
        OF_ENGLISH.test(text) && without.length > 0
          ? because(
              words(
                `A test of English proves no language that is official in ${list(without, 'or')}: if a permit there asks for a certificate, it is for one of those languages.`,
              ),
              'specific-questions',
            )
          : null,
        official && say`Official: ${official}.`,
        forLicence(asked),
      ),
      lacks:
        'which permit asks for a certificate of the language, of which test, at which score and how old it may be',
      whom: `${forLicence(asked) ? 'the body that gives the licence and ' : ''}the embassy of each country, before you pay for a test`,
      put: `Does this permit ask for a certificate of the language, of me and of ${SPOUSE.test(text) ? 'my husband or wife' : 'each child'}, which tests do you take, which score in each part, and how old may it be?`,
    };
  },
};
