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

/** Work on one's own account. */
const OF_BUSINESS = /\b(?:business|propriet\w+|self-employ\w+|freelanc\w*|sole trader|invoic\w+|ZUS)\b/i;

/** Contributions of somebody who works, between home and the new place: which state they are owed to. */
const OWED: Topic = {
  id: 'contributions',
  about:
    /\b(?:ZUS|URSSAF|NICs?|forms? A1|A1 (?:forms?|certificates?)|883\/2004|totali[sz]ation|double (?:contributions|social security)|(?:social security|national insurance|contributions|FICA|self-employment tax)\b[^?]{0,40}\b(?:owed|paid|charged|due|taken|pay|owe)\b[^?]{0,20}\b(?:twice|double|both)|(?:twice|double|both)\b[^?]{0,40}\b(?:social security|national insurance|contributions|FICA)|(?:social security|national insurance|contributions|FICA)\b[^?]{0,40}\b(?:twice|both)\b|who (?:pays|owes) (?:the |my |our )?social security|social (?:security|insurance) (?:contributions?|payments?|scheme|charges)|contributions? (?:to|for|into) (?:social security|national insurance)|(?:pay\w*|owe\w*|insured) (?:\w+ ){0,2}(?:national insurance|social security) (?:in|there|here|twice|to)|certificate of coverage)\b/i,
  not: /\b(?:pensions?|retire\w*|voluntary|benefits?)\b/i,
  over: ['pension', 'housing', 'language', 'jobs', 'work-right'],
  answer: (asked) => {
    const { view } = asked;
    const [first, ...more] = linked(asked, 'coordinated');
    const agreed = linked(asked, 'agreement');
    const business =
      ['founder', 'owner', 'freelance'].includes(view.profile.stage) || OF_BUSINESS.test(asked.text);
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
      lacks: `the rates of each fund${business ? ', and what becomes of a business registered at home' : ', and whether an employer at home has to register there'}`,
      whom: `${business ? '' : 'your employer, '}the fund that you pay into now, and a tax adviser who works with both countries`,
      put: `From which day am I insured there, do you issue a certificate for the months between, and ${business ? 'must I close or sign off my business here' : 'who pays in for me: my employer, in which country, or I'}?`,
    };
  },
};

/** Paying in from abroad for a pension of home, which is another matter than drawing it. */
const PAID_IN: Topic = {
  id: 'paying-in',
  about:
    /\b(?:volunt\w+|keep(?:ing)? (?:on )?paying|continu\w+ (?:to pay|paying)|go(?:ing)? on paying|pay(?:ing)? (?:on|into|in)|buy(?:ing)? back)\b[^?]{0,40}\b(?:pensions?|nenkin|national insurance|social security|contributions|retirement (?:fund|insurance)|Rentenversicherung|AHV|superannuation|provident fund)\b|\b(?:pensions?|nenkin|national insurance|contributions)\b[^?]{0,30}\b(?:voluntar\w+|from abroad)\b/i,
  not: /\b(?:draw\w*|receiv\w*|paid (?:out|to me|into)|tax\w*)\b/i,
  over: ['pension', 'contributions', 'benefit'],
  answer: ({ view }) => ({
    said: null,
    lacks: 'who may go on paying in for a pension from abroad',
    whom: `the pension office of ${view.home ? view.homeName : 'the country you live in'}, in writing, before you sign off there`,
    put: 'May I go on paying in voluntarily while I live abroad, by which day do I apply, what does a year cost and what does it add, and who acts for me at home?',
  }),
};

/** What is paid in, here or there. */
export const CONTRIBUTIONS: readonly Topic[] = [OWED, PAID_IN];
