import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { HAZARD_RECORDS, type NamedHazard } from '@global-fit/matching/gates/records/namedHazard';
import { BIAS } from '../../../../profile/groups.ts';
import { type PlaceView, wordOf } from '../../../../place/view.ts';
import { list } from '../../../../prose/english.ts';
import { flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import { LAWYER } from '../../clauses.ts';
import type { Answer, Topic } from '../../topic.ts';

/** Recorded hazards by customers' words for them. */
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
 * Where the record names a hazard and where it does not, which does not mean there is none; null without a record.
 */
function hazardSaid(views: readonly PlaceView[], indicator: string, name: string): Said | null {
  const known = (word: string) => views.filter((view) => wordOf(view, indicator) === word);
  const [named, silent] = [known('yes'), known('no')];
  if (named.length + silent.length === 0) return null;
  const facts = [...named, ...silent].map(({ iso3 }) => `${indicator}:${iso3}`);
  const names = (of: readonly PlaceView[]) => list(of.map((view) => view.name));
  const doubt = 'which does not mean that there are none: it lists what stands out in a country';
  const text =
    named.length === 0
      ? `does not name ${name} in ${names(silent)}, ${doubt}`
      : `names ${name} in ${names(named)}${silent.length === 0 ? '' : ` and not in ${names(silent)}, ${doubt}`}`;
  const open = views.filter((view) => !named.includes(view) && !silent.includes(view));
  const rest = open.length === 0 ? '' : ` It holds nothing on ${names(open)}.`;
  return given(
    words(`Our record of natural hazards, which is of whole countries, ${text}.${rest}`),
    ...facts,
  );
}

/** Exposure below which the index says more of a small number of people than of the hazard. */
const LEAST_TOLD = 10;

const factOf = ({ atlas, iso3 }: PlaceView, id: string) => atlas.fact(iso3, id)?.value ?? Number.NaN;

/** How far people are exposed to a hazard by an index, in the places where it counts; null without one. */
function exposureSaid(views: readonly PlaceView[], hazard: NamedHazard): Said | null {
  const { named, exposure, onlyNamed } = HAZARD_RECORDS[hazard];
  // The index counts people, so it is next to nothing where few live, whatever strikes them.
  const there = onlyNamed
    ? views.filter((view) => wordOf(view, named) === 'yes' && Number(factOf(view, exposure)) >= LEAST_TOLD)
    : views;
  const told = there.length > 0 && figures(there, exposure);
  return told
    ? say`How far people are exposed to ${hazard}, by the INFORM index of 2015, on which 100 is the most: ${told}.`
    : null;
}

/** Hazards of which the index tells, by the word of the record that names them. */
const EXPOSED: ReadonlyMap<string, NamedHazard> = new Map([
  [HAZARD_RECORDS.earthquakes.named, 'earthquakes'],
  [HAZARD_RECORDS.cyclones.named, 'cyclones'],
]);

/**
 * What records say on each hazard named, for every place, including where it is not named; a table of all where none
 * is.
 */
function hazardsAsked(views: readonly PlaceView[], text: string): Pick<Answer, 'said' | 'figures'> {
  const told = HAZARDS.flatMap(([pattern, indicator, name]) => {
    if (!pattern.test(text)) return [];
    const exposed = EXPOSED.get(indicator);
    const exposure = exposed && exposureSaid(views, exposed);
    return [hazardSaid(views, indicator, name) ?? [], exposure ?? []].flat();
  });
  if (told.length > 0) return { said: flow(...told) };
  return FIRES.test(text)
    ? {}
    : { figures: ['hazard_earthquakes', 'hazard_floods', 'hazard_storms', 'hazard_volcanoes'] };
}

const STRANGERS =
  '(?:tourists?(?: and foreigners)?|foreigners?|(?:im)?migrants?|outsiders?|newcomers?|expats?|refugees|americans?|brits?|the british|germans?|russians?|chinese|indians?|africans?|arabs?|asians?|muslims?|jews?)';
/** How locals feel about newcomers. */
const TOWARDS = new RegExp(
  `\\b(?:like|welcome|accept|hate|resent|dislike|mind) ${STRANGERS}\\b|\\b${STRANGERS} (?:are |be )?(?:seen|received|welcome|welcomed|accepted|liked|hated|resented|treated)\\b|\\b(?:${ADJECTIVES})s?(?: (?:people|women|men|girls|families|kids|children|students|workers))? (?:are |is |be |get |being )(?:\\w+ )?(?:treated|mistreated|insulted|exploited|seen as|looked (?:at|down))\\b|\\b(?:same|less|as much|as well) (?:as|than) (?:the )?(?:whites?|white \\w+|locals?|natives?)\\b|\\bpolice\\b[^?]{0,20}\\b(?:stops?|checks?|profiles?|harass\\w*|treats?|shoots?|kills?) (?:black|brown|african|arab|asian|roma|foreign)\\b|\\b(?:feel about|think of|attitudes? to(?:wards)?|friendly to(?:wards)?|(?:protests?|anger|mood|resentment|demonstrations?|hostil\\w+) (?:against|towards?|to)) ${STRANGERS}\\b`,
  'i',
);

/** Safety of people by their origin or faith, on which figures of crime say nothing. */
const SAFE_FOR = new RegExp(
  String.raw`\b(?:(?:un)?safe|safety|safely|dangerous|danger)\b[^.?!]{0,12}\b(?:for|of|as|to be|being) (?:an? |us |me |the |openly )*(?:\w+ (?:and|or) )?(?:jew\w*|israelis?|muslims?|christians?|hindus?|sikhs?|bah[aá]['’]?[ií]s?|yazidis?|atheists?|kurds?|kurdish|black|brown|asians?|africans?|arabs?|indians?|pakistanis?|chinese|turks?|turkish|russians?|ukrainians?|iranians?|palestinians?|roma|(?:im)?migrants?|foreigners?|refugees|minorit\w+|people of colou?r|mixed[- ]race|interracial)\b`,
  'i',
);

/** Events that affect a whole country. */
const WAR =
  /\b(?:wars?(?! (?:ends?|ended|finish\w*|is (?:over|finished)|has (?:ended|finished)|stops?)\b)|inva(?:sion|de[ds]?)|coups?|terror\w*|civil unrest|political(?:ly)? (?:stab\w+|unstable))\b/i;

/** Money under the table. */
const CORRUPTION = /\bcorrupt\w*|\bbrib(?:e|es|ed|ery|ing)\b/i;
/** Crowds in the street, and the police who face them. */
const UNREST = /\b(?:protests?|riots?|demonstrations?|unrest)\b/i;

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
      put: 'What happened at this address in the last thirty years, does it lie in a mapped zone of flood, fire or landslips, and what does a policy leave out?',
    }),
  },
  {
    id: 'bias',
    about: new RegExp(`${BIAS.source}|${TOWARDS.source}|${SAFE_FOR.source}`, 'i'),
    not: /\b(?:teeth|hair|eyes|water|skin|beans?|rice|bread)\b[^?]{0,30}\b(?:is|are) (?:black|brown)\b|\b(?:age|sex|gender|disability|pregnancy) discrimination\b|\bdiscriminat\w+ (?:against|of|by) (?:\w+ )?(?:women|mothers|age|older|disab\w+)/i,
    over: [
      'safety',
      'schools',
      'parent',
      'healthcare',
      'rights',
      'housing',
      'jobs',
      'home-search',
      'tenancy',
      'pay',
    ],
    answer: ({ views, text }) => {
      const equal = figures(views, 'social_group_equality');
      const safe = SAFE_FOR.test(text);
      return {
        said:
          equal &&
          say`The same liberties for every group, whatever its origin, colour, language or faith, as experts rate it from about −4 to 4: ${equal}. It covers courts, property and free movement, and is part of every score under rights and freedoms.`,
        ...(safe ? { figures: ['homicide_rate', 'political_stability_percentile'] } : {}),
        lacks: safe
          ? 'attacks and threats by the origin or faith of the victims; our figures on killings of every kind and on unrest say little about them'
          : 'how neighbours, landlords, employers and schools treat people like you',
        whom: safe
          ? 'an association of your own community there, many of which count such cases year by year, and people of your own background, more than one of them'
          : 'people of your own background who live there, more than one of them',
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
      lacks: 'what the law punishes, and how hard',
      whom: LAWYER,
      put: 'What does the law of today say on this, how is it applied, and ↗what would it mean for a foreigner’s permit?',
    }),
  },
  {
    id: 'guns',
    about: /\bguns?\b(?! (?:crimes?|violence|deaths?|attacks?))|\b(?:school|mass) shootings?\b/i,
    // Gun owners ask something else.
    with: /\b(?:no|not|never|do(?:es)?n['’]?t|without|afraid|fear\w*|scared|worr\w+|hate|against|school|mass|gun (?:laws?|control))\b/i,
    not: /\b(?:bring|import|keep|own|carry|hunt\w*|licen[cs]e|permits?)\b/i,
    over: ['safety', 'schools', 'children-visa'],
    answer: () => ({
      lacks:
        'how many people own firearms, and where they may be carried; the figure we hold is for killings of every kind',
      figures: ['homicide_rate'],
      whom: 'the ministry of the interior or the police of each country, which licenses firearms',
      put: 'Who may own a firearm here and carry it in public, and what holds near schools?',
    }),
  },
  {
    id: 'safety',
    // The end of a war as a date asks nothing of it: "can he join us when the war ends".
    about:
      /\b(?:safe|safety|safely|crimes?|criminals?|danger\w*|violence|violent|burglar\w*|robb\w+|theft|kidnap\w*|hostage\w*|cartels?|gangs?|muggings?|mugged|war(?! (?:ends?|is over|has ended|stops?)\b)|stable|stability|terror\w*|harass\w*|catcall\w*|stalk\w*|inva(?:sion|de[ds]?)|police|corrupt\w*|brib(?:e|es|ed|ery|ing)|riots?|coups?|alone at night)\b/i,
    not: /\b(?:a|riding|livery|the) stable(?= (?:near|nearby|close|for (?:my|our|the) (?:horse|mare|pony)|with|and how|yard)|\?|$)|\b(?:heat|sun|cold|altitude)\b[^?]{0,20}\bdanger\w*|\bdanger\w*\b[^?]{0,15}\b(?:heat|sun|cold|altitude)\b|\bcriminal record\b|\bsafe to drink\b|\b(?:police|military|army) pension\b/i,
    answer: ({ text }) =>
      WAR.test(text)
        ? {
            lacks: 'what will come of it; the most we hold is how stable experts rate a country',
            figures: ['political_stability_percentile'],
            whom: 'the travel advice of your own foreign ministry, which is public, and its register of citizens abroad',
            put: 'Which parts of the country do you advise against and why, how do you reach your citizens there, and what would we take, and where would we go, within a day?',
          }
        : CORRUPTION.test(text)
          ? {
              lacks: 'where money is really asked for, and by whom',
              figures: ['control_of_corruption_percentile', 'rule_of_law_percentile'],
              whom: 'people from abroad who have dealt with offices, police and doctors there for years, and the country’s chapter of an association against corruption',
              put: 'Have you ever been asked for money beside the fee, in which office or by whom, what happened when you refused, and where does one report it?',
            }
          : {
              ...(/\b(?:harass|catcall|stalk)/i.test(text)
                ? {
                    lacks: 'harassment in the street; our figures on killings and unrest say nothing of it',
                  }
                : UNREST.test(text)
                  ? {
                      lacks: 'protests by town, and how the police of a town behave',
                      figures: ['political_stability_percentile', 'rule_of_law_percentile'],
                    }
                  : /\bpolice/i.test(text)
                    ? { lacks: 'how the police of a town behave', figures: ['rule_of_law_percentile'] }
                    : {
                        lacks: 'burglaries and single streets',
                        figures: ['homicide_rate', 'political_stability_percentile'],
                      }),
              whom: 'residents of the quarter, at the hour you would come home',
              put: 'What happened in this street in the last year, and what do you do differently after dark?',
            },
  },
];
