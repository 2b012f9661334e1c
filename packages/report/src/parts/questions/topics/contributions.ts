import { list } from '../../../prose/english.ts';
import { because, flow, given, say, words } from '../../../prose/said.ts';
import {
  coordination,
  type SocialLink,
  socialLink,
  socialRecord,
} from '../../../sections/financial/contributions.ts';
import type { Asked, Topic } from '../topic.ts';

/** The places that home is linked with in this way. */
const linked = ({ views }: Asked, link: SocialLink) => views.filter((view) => socialLink(view) === link);

/** Contributions of somebody who works, between home and the new place: which state they are owed to. */
export const CONTRIBUTIONS: Topic = {
  id: 'contributions',
  about:
    /\b(?:ZUS|URSSAF|NICs?|form A1|A1 (?:form|certificate)|883\/2004|social (?:security|insurance) (?:contributions?|payments?|scheme|charges)|contributions? (?:to|for|into) (?:social security|national insurance)|(?:pay\w*|owe\w*|insured) (?:\w+ ){0,2}(?:national insurance|social security) (?:in|there|here|twice|to)|certificate of coverage)\b/i,
  not: /\b(?:pensions?|retire\w*|voluntary|benefits?)\b/i,
  over: ['pension', 'housing', 'language'],
  answer: (asked) => {
    const { view } = asked;
    const [first, ...more] = linked(asked, 'coordinated');
    const agreed = linked(asked, 'agreement');
    const names = list([first, ...more].flatMap((one) => (one ? [one.name] : [])));
    return {
      said: flow(
        first
          ? because(
              given(
                say`Between ${view.homeName} and ${names}, ${coordination(first)} counts you into one scheme at a time: as a rule that of the country you live and work in, wherever your clients or your firm are; form A1 proves it for those who are posted or work in both.`,
                ...[first, ...more].map(socialRecord),
              ),
              'current-location',
            )
          : null,
        agreed.length > 0
          ? because(
              given(
                words(
                  `With ${list(agreed.map(({ name }) => name))} an agreement of ${view.homeName} is on record.`,
                ),
                ...agreed.map(socialRecord),
              ),
              'current-location',
            )
          : null,
      ),
      lacks: 'the rates of each fund, and what becomes of a business registered at home',
      whom: 'the fund that you pay into now, and a tax adviser who works with both countries',
      put: 'From which day am I insured there, do you issue a certificate for the months between, and must I close or sign off my business here?',
    };
  },
};
