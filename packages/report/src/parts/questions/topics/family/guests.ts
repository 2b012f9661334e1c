import type { PlaceView } from '../../../../place/view.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import { KIN, KIN_WHO_VISIT } from '@global-fit/matching/profile/time/kinVisit';
import { kinCountries } from '../../../../sections/family/familyAt.ts';
import { entryOf } from '../../../../sections/family/visits.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Passports of which entry is told. */
const MOST = 3;
const WHO = new RegExp(`\\b(?:my|our) (?:[\\w’'-]+ ){0,2}?${KIN}`, 'i');
const LENGTH =
  /\b(?:for |longer than |more than |up to )*(?:\d{1,3}|an?|one|two|three|four|five|six|a few|some) (?:days?|weeks?|months?)\b/i;

/** How holders of one passport come for a visit, the places beside each other. */
function entriesWith(views: readonly PlaceView[], passport: Parameters<typeof entryOf>[1]): Said | null {
  const entries = eachPlace(
    views.filter(({ iso3 }) => iso3 !== passport.iso3),
    (view) => {
      const entry = entryOf(view, passport);
      return entry && say`${entry} to see you`;
    },
  );
  return entries && say`With a passport of ${nameOf(passport)} visitors ${entries}.`;
}

/** A child of one's own holds the passport of the household, wherever other relatives live. */
const OWN_CHILD = /\b(?:my|our) (?:\w+ )?(?:daughters?|sons?|child(?:ren)?|kids?)(?!['’-])\b/i;

/** Visits by the passports of where the relatives live, and of the household. */
function entries({ view, views, profile, text }: Asked): Said | null {
  const child = OWN_CHILD.test(text) && profile.citizenships.length > 0;
  const kin = child ? [] : kinCountries(view);
  const passports = [...new Set([...kin, ...profile.citizenships])]
    .filter(({ iso3 }) => !isUnsafe(profile, iso3))
    .slice(0, MOST);
  const said = flow(...passports.map((passport) => entriesWith(views, passport)));
  return said.text === '' ? null : because(said, 'citizenship', 'extended-family-location');
}

/** Relatives and friends who come and go again: nobody of them asks for a permit to live there. */
export const GUESTS: Topic = {
  id: 'guests',
  about: KIN_WHO_VISIT,
  not: /\b(?:custody|visitation|live with (?:us|me)|move in|for (?:good|ever|life)|forever|permanently)\b/i,
  over: ['parent', 'visa', 'part-year', 'flights', 'friends', 'children-visa', 'weather'],
  answer: (asked) => {
    const { text } = asked;
    const who = WHO.exec(text)?.[0] ?? 'somebody of my family';
    const length = LENGTH.exec(text)?.[0].replace(/^for /i, '') ?? 'some weeks';
    const yearly = /\b(?:each|every|a|per) year\b|\byearly\b/i.test(text) ? ' of every year' : '';
    return {
      said: entries(asked),
      lacks: 'what a visitor has to show, and which visa there is for a longer visit',
      whom: 'the embassy that is responsible for where they live, of each country, in writing',
      put: `May ${who} visit me for ${length}${yearly}, ↗on which visa and with how many entries, which invitation, insurance and means do you ask for and from whom, and may the stay be prolonged?`,
    };
  },
};
