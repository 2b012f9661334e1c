import { BIAS } from '../../../../profile/groups.ts';
import { figure, type PlaceView } from '../../../../place/view.ts';
import { flow, say } from '../../../../prose/said.ts';
import { eachPlace, figures } from '../../across/beside.ts';
import { LAWYER } from '../../clauses.ts';
import type { Answer, Topic } from '../../topic.ts';

/** Hazards of the record by the words that customers have for them. */
const HAZARDS: readonly (readonly [words: RegExp, indicator: string, name: string])[] = [
  [
    /\b(?:hurricanes?|typhoons?|cyclones?|tropical storms?)\b/i,
    'hazard_storms',
    'cyclones, hurricanes or typhoons',
  ],
  [/\bearthquakes?\b/i, 'hazard_earthquakes', 'earthquakes'],
  [/\bflood\w*\b/i, 'hazard_floods', 'floods'],
  [/\bvolcano\w*\b/i, 'hazard_volcanoes', 'volcanoes'],
  [/\bdroughts?\b/i, 'hazard_drought', 'drought'],
];

const FIRES = /\b(?:wild|forest |bush ?)fires?\b/i;

/**
 * What the record says of each hazard that is named, for every place: what it does not name there counts as well. A
 * table of all of them where none is named.
 */
function hazardsAsked(views: readonly PlaceView[], text: string): Pick<Answer, 'said' | 'figures'> {
  const told = HAZARDS.flatMap(([words, indicator, name]) => {
    const places = words.test(text) ? eachPlace(views, (view) => figure(view, indicator)) : null;
    return places
      ? [say`On ${name} our record of natural hazards says, of the whole country: ${places}.`]
      : [];
  });
  if (told.length > 0) return { said: flow(...told) };
  return FIRES.test(text)
    ? { said: null }
    : { said: null, figures: ['hazard_earthquakes', 'hazard_floods', 'hazard_storms', 'hazard_volcanoes'] };
}

const STRANGERS =
  '(?:foreigners?|(?:im)?migrants?|outsiders?|newcomers?|expats?|refugees|americans?|brits?|the british|germans?|russians?|chinese|indians?|africans?|arabs?|asians?|muslims?|jews?)';
/** How people of the place feel towards those who come. */
const TOWARDS = new RegExp(
  `\\b(?:like|welcome|accept|hate|resent|dislike|mind) ${STRANGERS}\\b|\\b${STRANGERS} (?:are |be )?(?:seen|received|welcome|welcomed|accepted|liked|hated|resented)\\b|\\b(?:feel about|think of|attitudes? to(?:wards)?|friendly to(?:wards)?) ${STRANGERS}\\b`,
  'i',
);

export const SAFETY: readonly Topic[] = [
  {
    id: 'disaster',
    about:
      /\b(?:earthquakes?|hurricanes?|typhoons?|cyclones?|floods?|flooding|(?:wild|forest |bush ?)fires?|tsunamis?|volcano\w*|droughts?)\b/i,
    over: ['weather', 'safety', 'housing', 'insurance'],
    answer: ({ views, text }) => ({
      ...hazardsAsked(views, text),
      lacks: FIRES.test(text) ? 'the risk of a single street, and wildfire' : 'the risk of a single street',
      whom: 'the civil protection office of the municipality, and the insurer of the house',
      put: 'What happened at this address in the last thirty years, and what does a policy leave out?',
    }),
  },
  {
    id: 'bias',
    about: new RegExp(`${BIAS.source}|${TOWARDS.source}`, 'i'),
    not: /\b(?:age|sex|gender|disability|pregnancy) discrimination\b|\bdiscriminat\w+ (?:against|of|by) (?:\w+ )?(?:women|mothers|age|older|disab\w+)/i,
    over: ['safety', 'schools', 'parent', 'healthcare'],
    answer: ({ views }) => {
      const equal = figures(views, 'social_group_equality');
      return {
        said:
          equal &&
          say`The same liberties for every group, whatever its origin, colour, language or faith, as experts rate it from about −4 to 4: ${equal}. It rates courts, property and free movement, and is a part of every score under rights and freedoms.`,
        lacks: 'how neighbours, landlords, employers and schools treat people like you',
        whom: 'people of your own background who live there, more than one of them',
        put: 'What has happened to you here because of where you are from, and where would you not live?',
      };
    },
  },
  {
    id: 'offence',
    about:
      /\b(?:weed|marijuana|cannabis|hash(?:ish)?|(?:a|smok\w+|roll\w*|carry\w*|with) joints?|cocaine|MDMA|ecstasy|LSD|psilocybin|magic mushrooms|recreational drugs?|drugs? laws?|(?:take|smoke|use|buy|sell|deal) drugs?|jail|prison|imprison\w*|arrested|punishable|criminali[sz]\w+|illegal to|against the law)\b/i,
    not: /\bmedical (?:cannabis|marijuana)\b|\bprescri\w+/i,
    over: ['safety', 'outdoors'],
    answer: () => ({
      said: null,
      lacks: 'what the law punishes, and how hard',
      whom: LAWYER,
      put: 'What does the law of today say on this, how is it applied, and ↗what would it mean for a foreigner’s permit?',
    }),
  },
  {
    id: 'guns',
    about: /\bguns?\b(?! (?:crimes?|violence|deaths?|attacks?))|\b(?:school|mass) shootings?\b/i,
    // Whoever owns one asks something else.
    with: /\b(?:no|not|never|do(?:es)?n['’]?t|without|afraid|fear\w*|scared|worr\w+|hate|against|school|mass|gun (?:laws?|control))\b/i,
    not: /\b(?:bring|import|keep|own|carry|hunt\w*|licen[cs]e|permits?)\b/i,
    over: ['safety', 'schools', 'children-visa'],
    answer: () => ({
      said: null,
      lacks:
        'how many people own firearms, and where they may be carried; killings of every kind are the figure that we hold',
      figures: ['homicide_rate'],
      whom: 'the ministry of the interior or the police of each country, which licenses firearms',
      put: 'Who may own a firearm here and carry it in public, and what holds near schools?',
    }),
  },
  {
    id: 'safety',
    about:
      /\b(?:safe|safety|safely|crimes?|criminals?|danger\w*|violence|violent|burglar\w*|robb\w+|theft|war|stable|stability|terror\w*|harass\w*|catcall\w*|stalk\w*|inva(?:sion|de[ds]?)|police|corrupt\w*|coups?|alone at night)\b/i,
    not: /\bcriminal record\b|\bsafe to drink\b|\b(?:police|military|army) pension\b/i,
    answer: ({ text }) => ({
      said: null,
      ...(/\b(?:harass|catcall|stalk)/i.test(text)
        ? { lacks: 'harassment in the street; killings and unrest, which we hold, tell nothing of it' }
        : /\b(?:police|corrupt)/i.test(text)
          ? { lacks: 'how the police of a town behave', figures: ['control_of_corruption_percentile'] }
          : {
              lacks: 'burglaries and single streets',
              figures: ['homicide_rate', 'political_stability_percentile'],
            }),
      whom: 'residents of the quarter, at the hour you would come home',
      put: 'What happened in this street in the last year, and what do you do differently after dark?',
    }),
  },
];
