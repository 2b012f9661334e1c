import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const DRESS = String.raw`(?:hijabs?|headscar(?:f|ves)|niqabs?|veils?|turbans?|dastars?|kippahs?|yarmulkes?|skullcaps?|religious (?:dress|clothing|clothes|symbols?)|(?:her|my|the) scarf|foulards?|voiles?)`;
const WHERE = String.raw`(?:work\w*|jobs?|office|employ\w+|schools?|universit\w+|teach\w*|nurs\w*|uniforms?|law|legal|banned?|bans?|forbid\w*|forbidden|allowed|wear\w*|street|in public|nurser\w+|travail\w*|écoles?|interdi\w+|crèches?)`;

/** Religious dress at work and school, a matter of law. */
export const DRESS_RULES: Topic = {
  id: 'dress',
  about: new RegExp(
    String.raw`(?<!\p{L})${DRESS}(?!\p{L})[^?]{0,60}(?<!\p{L})${WHERE}(?!\p{L})|(?<!\p{L})${WHERE}(?!\p{L})[^?]{0,60}(?<!\p{L})${DRESS}(?!\p{L})`,
    'iu',
  ),
  over: ['religion', 'profession', 'jobs', 'pay', 'schools', 'childcare', 'rights', 'partner-work', 'safety'],
  answer: ({ text, views }) => {
    const freedom = figures(views, 'religious_freedom');
    const prayer = /\bpray\w*/i.test(text);
    return {
      said: freedom && say`Freedom of religion, on a score from about -4 to 4: ${freedom}.`,
      lacks: `the rules on dress at work, at school and in public${prayer ? ', and on prayer in working hours' : ''}`,
      whom: 'the equality body and the labour inspection office of each country; the text of the law is public',
      put: `May an employer or a school here forbid what a faith asks to wear, do private firms and public service differ, and which law or judgment says so?${prayer ? ' Must breaks for prayer be given?' : ''}`,
    };
  },
};
