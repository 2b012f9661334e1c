import { anyOf } from '../../anyOf.ts';
import { atLeast, type DealBreakerRule, of } from '../dealBreakerRule.ts';

const PRESS = '(?:press|media|newspapers?|news|journalis(?:m|ts?)|reporters?|broadcasters?)';
const HELD = '(?:state|government|party)[- ](?:controlled|run|owned|dominated)';
const PRESSED =
  '(?:jail\\w*|arrest\\w*|prison|imprison\\w*|kill\\w*|murder\\w*|harass\\w*|persecut\\w*|threaten\\w*|attack\\w*|silenc\\w*|muzzl\\w*|gagg?\\w*)';
const JOURNALISTS = '(?:journalists?|reporters?|editors?|bloggers?)';

const OF_SPEECH = { read: of('freedom_of_expression'), ...atLeast(0.7, 0.5) } as const;

/** What may be printed and said: the index counts press and media, talk in public and at home, and the arts. */
export const PRESS_RULES: readonly DealBreakerRule[] = [
  {
    id: 'pressed-media',
    label: 'no state that presses the media',
    words: new RegExp(
      `\\b${HELD} (?:\\w+ )?${PRESS}\\b|\\b(?:state|government) (?:control|ownership) (?:of|over) (?:the )?${PRESS}\\b|\\bcensor\\w* (?:of )?(?:the )?${PRESS}\\b|\\b${PRESS}\\b.*\\b(?:censor\\w*|controlled by the (?:state|government|party))\\b|\\b(?:restricted|curtailed|suppressed|limited|weak|poor|low|little) (?:press|media) freedom\\b|\\b${JOURNALISTS}\\b.*\\b${PRESSED}\\b|\\b${PRESSED} (?:of )?${JOURNALISTS}\\b`,
    ),
    ...OF_SPEECH,
  },
  {
    id: 'free-media',
    label: 'a free press and free speech',
    good: true,
    asked: anyOf([
      /\b(?:jail\w*|arrest\w*|prison|imprison\w*|punish\w*|prosecut\w*) for (?:(?:an?|my|our|your|the|some|having) )*(?:tweet\w*|posts?|posting|memes?|opinions?|views|words|speaking|saying|criticis\w+|criticiz\w+|what (?:i|we|you|people|one) (?:say|write|post|think))\b/,
      /^(?:(?:full|real|the) )*(?:freedom of (?:the )?(?:press|media|speech|expression|opinion)|free (?:speech|expression|press|media)|(?:press|media) freedom)[.!]*$/,
    ]),
    words: new RegExp(
      `\\b(?:free|independent|critical) ${PRESS}\\b|\\b${PRESS}\\b (?:is|are|must be|has to be|have to be) (?:not )?(?:free|independent)\\b|\\b(?:press|media) freedom\\b|\\bfreedom of (?:the )?(?:press|media|speech|expression|opinion)\\b|\\bfree (?:speech|expression)\\b`,
    ),
    ...OF_SPEECH,
  },
];
