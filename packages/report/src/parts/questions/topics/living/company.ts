import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, flow, say } from '../../../../prose/said.ts';
import { englishSpeakers, figures, peopleFrom, peopleOfFaith } from '../../across/beside.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { originIn } from '../../../readings/countriesNamed.ts';
import type { Profile } from '../../../../profile/profile.ts';
import type { Answer, Topic } from '../../topic.ts';
import { DRESS_RULES } from './dress.ts';
import { SCHOOL_FOOD, WITHOUT_GLUTEN } from './diets.ts';

/** Company in general; somebody who wants to sing or row is not helped by a count of compatriots. */
const FOR_COMPANY = anyOf([
  /\b(?:friends?|communit(?:y|ies)|compatriots|country(?:men|women)|diaspora|people|expats?|newcomers|lonel\w+)\b/i,
  /\b(?:social (?:life|clubs?)|dating|mandals?|samaj|sangha?ms?|celebrat\w+|thanksgiving|diwali|deepavali|nowruz)\b/i,
  /\b(?:lunar|chinese) new year\b/i,
]);

/** Compatriots: "how many Japanese people live there", "where other Norwegians sing". */
const COUNTED = new RegExp(
  String.raw`\bhow many (?:other )?(?:${ADJECTIVES}|people from)\b|\b(?:other|fellow) (?:${ADJECTIVES})s\b|\b(?:${ADJECTIVES}) communit(?:y|ies)\b`,
  'i',
);

const TEAM =
  /\b(?:football|soccer|basketball|handball|volleyball|hockey|rugby|cricket|baseball|tennis|swimming|athletics|gymnastics|judo|karate|ballet|scouts?|sports?|teams?|clubs?)\b/i;
const A_CHILD = /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teen(?:ager)?s?|youth)\b/i;

/** Whether it is about a child's team, which a count of compatriots does not answer. */
const isForAChild = (text: string, { movers }: Profile): boolean =>
  TEAM.test(text) &&
  (A_CHILD.test(text) || movers.children.some(({ called }) => called !== null && text.includes(called)));

const CHILDS_TEAM: Answer = {
  lacks: 'clubs and teams for children by town',
  whom: 'the sports office of the town hall, and one club near each school',
  put: 'Which clubs take a child of this age, on which days and at what fee, in which language do they train, and may it come to one training before we move?',
};

export const COMPANY: readonly Topic[] = [
  DRESS_RULES,
  {
    id: 'nightlife',
    about:
      /\b(?:night ?life|night ?clubs?|clubbing|techno|raves?|discos?|DJs?|dance (?:music|floors?)|go(?:ing)? (?:out )?dancing|party scene|bars? and clubs?|clubs? and bars?|pubs?)\b/i,
    over: ['friends', 'safety', 'cost', 'food'],
    answer: () => ({
      lacks: 'bars, clubs and concerts by town',
      whom: 'people of your age who live there, and the programme of one month in each city',
      put: 'Where did you go out last month, until what hour, and how did you get home?',
    }),
  },
  {
    id: 'friends',
    about: anyOf([
      /\b(?:friends?|choirs?)\b/i,
      /\b(?:running|sports?|chess|book|bridge|rowing|sailing|tennis|hiking|walking|climbing|gardening|social|supper|youth|football|golf|cycling|swimming|rotary) clubs?\b/i,
      /\b(?:communit(?:y|ies)|compatriots)\b/i,
      new RegExp(
        String.raw`\b(?:many|other|more|fellow|some|older|old|retired) (?:old |older |retired |young )?(?:${ADJECTIVES})(?: (?:old |older |retired |young )?(?:people|famil(?:y|ies)|pensioners|retirees|women|men|students|neighbours))?\b(?! (?:schools?|doctors?|passports?|companies|banks?|food|law))`,
        'i',
      ),
      /\b(?:many|other|more|fellow) (?:americans|brits|canadians|australians|germans|indians|people from)\b/i,
      /\b(?:people|men|women|locals|foreigners|to) date\b|\b(?:make friends|meet people|lonel\w+|social life|expats|volunteer\w*|dating|hobb(?:y|ies)|book group)\b/i,
      /\b(?:orchestra|running group|church group|meet (?:other|new|like-?minded) \w+|(?:free)?mason\w*\b[^?]{0,30}\blodges?)\b/i,
      /\b(?:mandals?|samaj|sangha?ms?|ganpati|ganesh chaturthi|diwali|deepavali|holi|navratri|durga puja|onam|pongal|nowruz|lunar new year|chinese new year|thanksgiving|(?:4th|fourth) of july|midsummer|songkran|carnival|celebrat\w+|lonely on (?:the )?holidays)\b/i,
      /\bare there (?:any |many |some |other |lots of )?(?!(?:old|young|enough|homeless|poor|rich|nice|good|friendly|more|disabled|deaf|local|black|brown|gay|single)\b)[a-z]{4,} (?:people|speakers|families)\b/i,
      /\b(?:(?:our|my) (?:own )?(?:people|compatriots|countrymen|countrywomen|diaspora)|people like us|diaspora)\b/i,
      new RegExp(
        String.raw`\b(?:which|where)\b[^?]{0,40}\b(?:most|many|largest|biggest|more)\b[^?]{0,20}\b(?:${ADJECTIVES})s?\b`,
        'i',
      ),
    ]),
    // A club may be for dancing.
    loose: /\bclubs?\b/i,
    // Friends somebody already has are no question about company.
    not: /\b(?:family and friends visit|(?:an?|my|our|another|some) (?:\w+ )?friends? (?:of (?:mine|ours) )?(?:says?|said|tells?|told|thinks?|heard|claims?|swears|moved|lives?|got|has|had|did|pays?|paid)|(?:my|our|his|her|their|old|close|two|three|four|five|few|some) (?:\w+ )?friends)\b(?!.*\b(?:make|find|meet)\b)/i,
    over: ['language', 'cost'],
    answer: ({ views, view, text, profile }) => {
      if (isForAChild(text, profile)) return CHILDS_TEAM;
      const named = originIn(view.atlas, text.replace(/\bEnglish\b/g, ''));
      const origin = named ?? view.profile.citizenships[0] ?? view.home;
      const people = origin && (named || FOR_COMPANY.test(text)) ? peopleFrom(views, origin) : null;
      // A count of people from abroad in general is none of compatriots.
      const counted = named && COUNTED.test(text) ? named : null;
      return {
        said: flow(
          people &&
            origin &&
            because(
              say`People from ${nameOf(origin)}, by the count of 2020: ${people}.`,
              ...(named ? [] : ['citizenship', 'current-location']),
            ),
          englishSpeakers(views, view.profile.languages),
        ),
        lacks: `${counted && !people ? `how many people from ${nameOf(counted)} live there, and ` : ''}choirs, clubs and circles by town`,
        whom: `${counted && !isUnsafe(profile, counted.iso3) ? `the consulate of ${nameOf(counted)} there, which knows how many have signed on with it, ` : ''}the cultural office of the town hall, and the ${profile.languages.includes('en') ? 'English-language church or newcomers’ group' : 'newcomers’ group of people from your country'}, which keep the lists`,
        put: 'Which groups meet near this address, in which language, and ↗which take newcomers in the middle of a season?',
      };
    },
  },
  {
    id: 'religion',
    about:
      /\b(?:temples?|mosques?|church(?:es)?|synagogues?|religio\w+|hindus?|muslims?|jewish|christians?|catholic|buddhist|sikhs?|worship|prayers?|faith|parish|Mass in|quakers?|mormons?|orthodox|protestants?|evangelical|atheis\w+|hijabs?|headscar(?:f|ves)|kippahs?|turbans?|pray|ramadan|iftar|eid|azan|adhan|jumm?u?'?ah?|sabbath|shabbat|seventh[- ]day|SDA|gurdwaras?|mandirs?|puja)\b/i,
    not: /\bchurch group\b/i,
    // "Is there an English-speaking church?" is not about official languages.
    over: ['transport', 'flights', 'language'],
    answer: ({ views, text }) => {
      const faith = peopleOfFaith(views, text);
      const freedom = figures(views, 'religious_freedom');
      return {
        said: flow(
          faith && say`Share of ${faith.name}: ${faith.share}.`,
          freedom && say`Freedom of religion, on a score from about -4 to 4: ${freedom}.`,
        ),
        lacks: 'single houses of worship',
        whom: 'the national federation of your faith, which lists its houses by town',
        put: 'Where do you meet near this city, how often, and in which language?',
      };
    },
  },
  {
    id: 'food',
    about:
      /\b(?:pork|grocer\w+|vegetarian|vegan|halal|kosher|gluten|restaurants?|supermarkets?|school (?:meals?|lunch(?:es)?|dinners?|canteens?)|ingredients|cuisine|eat(?:ing)? out|butchers?|(?:good|fresh|dark|rye|real) bread)\b/i,
    loose: /\bfood\b/i,
    over: ['cost'],
    answer: ({ views, view, text }) => {
      const price = figures(views, 'price_level_food');
      const origin = view.profile.citizenships[0];
      // Religious goods are sold where believers live, whatever their passport.
      const byFaith = /\b(?:halal|kosher)\b/i.test(text);
      const faith = peopleOfFaith(views, text);
      const people = origin && !byFaith ? peopleFrom(views, origin) : null;
      return {
        said: flow(
          byFaith && faith ? say`Share of ${faith.name}: ${faith.share}; shops follow people.` : null,
          people &&
            origin &&
            because(
              say`People from ${nameOf(origin)}, by the count of 2020: ${people}; shops follow people.`,
              'citizenship',
            ),
          price && say`Food prices, with the United States as 100: ${price}.`,
        ),
        lacks: `single shops and restaurants${SCHOOL_FOOD.test(text) ? ', and what a school serves' : ''}`,
        ...(WITHOUT_GLUTEN.test(text)
          ? {
              whom: 'the coeliac society of each country',
              put: 'Which shops and restaurants are certified, how is food without gluten marked and called, and is any of it paid for by the health system?',
            }
          : {
              whom: byFaith
                ? 'the nearest house of worship of your faith, or its federation, in each city'
                : `a newcomers’ group of people from your country in each city${SCHOOL_FOOD.test(text) ? ', and two schools by e-mail' : ''}`,
              put: `Where do you buy what we cook with, and what is it called there?${SCHOOL_FOOD.test(text) ? ' Does the school serve such meals, or may a child bring its own?' : ''}`,
            }),
      };
    },
  },
];
