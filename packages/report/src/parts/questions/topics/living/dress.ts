import { religiousDressSaid } from '../../../../prose/religiousDress.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { boundBy } from '../../../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const DRESS = String.raw`(?:hijabs?|headscar(?:f|ves)|niqabs?|bur[kq]as?|veils?|turbans?|dastars?|kippahs?|yarmulkes?|skullcaps?|religious (?:dress|clothing|clothes|symbols?)|(?:her|my|the) scarf|foulards?|voiles?)`;
const WHERE = String.raw`(?:work\w*|jobs?|office|employ\w+|schools?|universit\w+|teach\w*|nurs\w*|uniforms?|law|legal|banned?|bans?|forbid\w*|forbidden|allowed|wear\w*|street|in public|nurser\w+|travail\w*|écoles?|interdi\w+|crèches?)`;
const OVER_THE_FACE = /\b(?:niqabs?|bur[kq]as?|face|full veil)\b/i;
const AT_WORK =
  /\b(?:work\w*|jobs?|office|employ\w+|boss|hospitals?|nurs(?:e|es|ing)|teach(?:er|ers|ing)?|travail\w*)\b/i;
const NEUTRAL = 'dress-neutral-eu';

/** What an employer may ask in the member states of the European Union; null where none is among the places. */
function employersSaid(views: readonly PlaceView[]): Said | null {
  const bound = views.filter((view) => boundBy(view, NEUTRAL));
  const rule = bound[0]?.atlas.rule(NEUTRAL);
  if (!rule?.from.shown) return null;
  const names = listNames(bound);
  return given(
    words(
      `In ${names} a private employer may forbid every visible sign of belief, of all faiths alike, where it can show a real need for that (European Court of Justice).`,
    ),
    `rule:${NEUTRAL}`,
  );
}

/** Religious dress at work and school, a matter of law. */
export const DRESS_RULES: Topic = {
  id: 'dress',
  about: new RegExp(
    String.raw`(?<!\p{L})${DRESS}(?!\p{L})[^?]{0,60}(?<!\p{L})${WHERE}(?!\p{L})|(?<!\p{L})${WHERE}(?!\p{L})[^?]{0,60}(?<!\p{L})${DRESS}(?!\p{L})`,
    'iu',
  ),
  over: [
    'religion',
    'profession',
    'jobs',
    'pay',
    'schools',
    'childcare',
    'healthcare',
    'rights',
    'partner-work',
    'safety',
    'university',
    'citizenship',
  ],
  answer: ({ text, views }) => {
    const part = OVER_THE_FACE.test(text) ? 'face' : 'head';
    const told = views.flatMap((view) => {
      const law = view.atlas.religiousDress(view.iso3);
      const said = law?.from.shown ? religiousDressSaid(law, part) : null;
      return said ? [{ view, said }] : [];
    });
    const silent = views.filter((view) => !told.some((one) => one.view === view)).map(({ name }) => name);
    const freedom = told.length === 0 ? figures(views, 'religious_freedom') : null;
    const prayer = /\bpray\w*/i.test(text);
    return {
      said: flow(
        ...told.map(({ view, said }) => say`${view.Name}: ${said}.`),
        AT_WORK.test(text) ? employersSaid(views) : null,
        freedom && say`Freedom of religion, on a score from about -4 to 4: ${freedom}.`,
      ),
      lacks: `${silent.length > 0 ? `the law on dress in ${list(silent, 'or')}, and ` : ''}what one employer or school asks${prayer ? ', nor whether it gives time to pray' : ''}`,
      whom: 'the equality body and the labour inspection office of each country; the text of the law is public',
      put: `May an employer or a school here forbid what a faith asks to wear, do private firms and public service differ, and which law or judgment says so?${prayer ? ' Must breaks for prayer be given?' : ''}`,
    };
  },
};
