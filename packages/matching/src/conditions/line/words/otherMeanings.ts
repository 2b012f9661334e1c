import { anyOf } from '../../../anyOf.ts';
import { HEALERS } from '../../../profile/work/healers.ts';
import { CARE_FOR_SOME } from './careForSome.ts';
import { TAXED_BESIDES_PAY } from '../../rules/money.ts';
import { WORN_BY_CHOICE } from '../../rules/religiousDress.ts';

const THINGS_FELT =
  'water|sea|ocean|lakes?|pools?|showers?|rooms?|flats?|homes?|houses?|apartments?|indoors?|inside|offices?|classrooms?';
const RISKY_THINGS =
  'water|roads?|traffic|driv\\w+|food|buildings?|housing|wiring|electric\\w*|animals?|snakes?|spiders?|dogs?|insects?|sharks?|wildlife|jobs?|work\\w*|currents?|waves?|sports?|abortions?|air|cyclists?|cycling|bikes?|pedestrians?';
/** Things whose price is not that of living in a place. */
export const PRICED_THINGS =
  'flights?|insurance|schools?|tuition|fees|child ?care|baby ?sitters?|nann(?:y|ies)|cr[eè]ches?|day ?care|kindergartens?|nurser\\w*|health ?care|doctors?|dentists?|medic\\w*|drugs|cars?|petrol|gas|fuel|electric\\w*|energy|internet|alcohol|beer|wine|cigarettes|rents?|hous\\w+|homes?|flats?|apartments?|land|propert\\w+|visas?|permits?|lawyers?|universit\\w*|vets?|parking|trains?|transport|gyms?';
const SHAKY_THINGS =
  'internet|wi-?fi|connections?|power|electric\\w*|grid|currenc\\w*|lira|pesos?|rupees?|rand|naira|cedis?|rubles?|roubles?|dollars?|euros?|exchange rates?|money|incomes?|jobs?|work|prices?|weather|climate|ground|housing|network|signal';

const OTHER_WARS = anyOf([
  /\b(?:even|also|except) for (?:the )?terrorists?\b|\b(?:gang|drug|turf|cartel|price|trade|culture|cold) wars?\b/,
  /(?<!\bat )\bwars? (?:on|against) (?:the )?(?:drugs?|terror(?:ism)?(?! (?:groups?|militias?|cells?))|crime|gangs|poverty|hunger|corruption|drivers?|motorists?|cars?|cyclists?|cash|woke\w*|christmas|christianity|religion|plastics?|waste|sugar|meat|tobacco|smok\w+|vap\w+|alcohol|obesity|cancer|farmers?|landlords?|science|truth|privacy|(?:free )?speech|women|men|boys|famil(?:y|ies)|work|wokeness)\b/,
  /\bwar (?:memorials?|museums?|films?|movies?|games?|stories|correspondents?|reenact\w*)\b/,
]);
// The size of a place that lies near, or of which only prices or noise are feared, is not where one would live.
const CITY_THINGS =
  'prices?|rents?|costs?|traffic|noise|lights?|crime|pollut\\w+|smog|jobs?|work|salar\\w+|wages|pay|airports?|hospitals?|doctors?|schools?|universit\\w+|offices?|shops?|trains?|rail\\w*|bus(?:es)?|connections?|connected|to (?:an?|the|any|some)|near|nearby|close|closest|nearest|next to|around|within|far|from|away|reach|between|outside|visit\\w*|trips?|flights?|commut\\w*|drive|attitudes?|gossip|mind\\w*|mentalit\\w*|slums?';

const OTHER_PEOPLE =
  'people|persons?|everyone|everybody|anyone|anybody|somebody|strangers|civilians|citizens|neighbou?rs|locals|others|men|public|they|open(?:ly)? carr\\w+';

/** What some have to fear where others do not: killings count nothing of it. */
const UNSAFE_FOR_SOME =
  '^(?!.*\\b(?:crim(?:e|es|inals?)|violen(?:t|ce)|guns?|gangs?|cartels?|shootings?|murder\\w*|kill\\w*|homicides?|robb\\w+|mugg\\w+|stabb\\w+|knif\\w*|knives|kidnapp\\w+|assault\\w*)\\b).*\\b(?:(?:un)?safe|dangerous) (?:for|as) (?:an? |us )?(?:\\w+ )?(?:jew\\w*|muslims?|christians?|hindus?|sikhs?|atheists?|blacks?|brown|whites?|asians?|indians?|africans?|arabs?|immigrants?|foreigners?|minorit\\w+|people of colou?r|disabled|mixed)\\b';

/** What is done to animals, for sport or on a screen. */
const OF_BEASTS_OR_FILMS =
  '\\b(?:(?:bird|deer|duck|game|pheasant|grouse|clay|animal) shooting\\b|shooting (?:(?:stray |wild )?(?:dogs|cats|birds|animals|wolves|bears|deer)\\b|ranges?|clubs?|sports?|of (?:\\w+ )?(?:animals?|wildlife|birds?|ducks?|geese|pheasants?|grouse|game|deer|boars?|foxes|wolves|bears?|elephants?|dogs?|films?|movies?|videos?|photos?)))\\b|\\bhunt(?:ing|ers?)\\b|\\b(?:crimes?|violence) (?:against|to|towards) animals\\b|\\bon (?:tv|television|screen)\\b';

const GUN_LAW =
  'ban|bans|banned|allow\\w*|permitted|forbidden|prohibit\\w*|outlawed|legal\\w*|illegal\\w*|laws?|restrict\\w*|licen[cs]\\w*|permits?|confiscat\\w*';

const LASTING =
  '(?:permanent (?:residen\\w+|stay)|residenc[ey]|pr|green card|citizenship|(?:second |new )?passports?|settlement)';
/** "Only for a year, so no permanent residency required": what somebody can do without. */
const NOT_REQUIRED = new RegExp(
  `\\bno (?:\\w+ ){0,2}${LASTING}(?: permits?| status)? (?:(?:is|are) )?(?:required|needed|necessary|wanted)\\b|(?:\\bnot|n't) (?:really |even )?(?:need|require|want|plan)(?: (?:an?|any|to get|for))* ${LASTING}\\b|\\b${LASTING} (?:is|are)(?: not|n't) (?:really |even )?(?:needed|required|necessary)\\b`,
);

/** The work of those who heal, and what it is paid: no care of a patient. */
const WORK_OF_HEALERS = [
  'jobs?|posts?|positions?|vacanc\\w+|careers?|training|trainees?|residenc(?:y|ies)|fellowships?|consultants?|internships?',
  'licen[cs]\\w*|regist\\w+|recogni\\w+|degrees?|diplomas?|salar\\w+|wages?|earn\\w*|(?:low|poor|bad|little|better) pay',
  '(?:badly|poorly|under|low)[- ]?paid|treated (?:badly|worse)|wanted|need for|shifts?|overtime|colleagues',
  `foreign(?:[- ]trained)? ${HEALERS}`,
  'hospitals? to work',
  `^(?!.*\\b(?:hospitals?|health ?care|medical care)\\b).*(?:(?<=\\b(?:i|we|wife|husband|partner|spouse|son|daughter|mother|father|sister|brother|girlfriend|boyfriend) (?:am|is|are|was) )|i'm )(?:an? |both )?(?:\\w+ )?${HEALERS}`,
  `work\\w* (?:as|in|at|for) (?:an? )?(?:${HEALERS}|hospitals?|health ?care)`,
].join('|');

const RENTED_THINGS = /\b(?:cars?|bikes?|scooters?|boats?|vans?|office|desk|coworking|equipment)\b/;

/** "Free newspapers" cost nothing; "social media" are no press. */
const PRESS_THINGS =
  /\b(?:social media|free (?:news|newspapers?)|(?:french|bench|garlic|printing) press|media (?:jobs?|work|studies|degree|compan\w+)|press (?:pass|card|officer)|work\w* (?:as|in|for)|jobs? (?:as|in|for))\b/;

/** A passport that somebody else takes or keeps: what becomes of a citizenship is no part of it. */
const PASSPORT_TAKEN =
  /\b(?:employers?|boss(?:es)?|companies|agents?|agenc(?:y|ies)|recruiters?|sponsors?|kafala|landlords?|hotels?|police|confiscat\w*|withh(?:old|eld)\w*|stolen|theft)\b/;

/** Beside a number, one town by its bare size may be wanted or refused: see `ONE_TOWN` in peopleLimit.ts. */
const CITY_LINES = new RegExp(
  `\\b(?:${CITY_THINGS}|only|either|both|feel\\w*|vibes?|charm\\w*|atmosphere|(?:fishing|ski|holiday|tourist) villages?)\\b|\\d ?(?:hours?|hrs?|h|min(?:ute)?s?|kms?|miles?)\\b.*\\b(?:to|from|of) |^(?:an? )?(?:\\w+ )?(?:city|town|village)(?: (?:of|with|under|over|below|above|up to|less|more|fewer|than|about|around|at most))+ \\d`,
);

const either = (first: string, second: string): RegExp =>
  new RegExp(`\\b(?:${first})\\b.*\\b(?:${second})\\b|\\b(?:${second})\\b.*\\b(?:${first})\\b`);

/** A pension, pay or an account that somebody freezes is no frost, however far apart the two words stand. */
const FROZEN_MONEY = either(
  'fr(?:eez|o[sz]|ost)\\w*',
  'pensions?|pensioners?|benefits?|social security|pay|payments?|wages?|salar(?:y|ies)|hiring|accounts?|assets?|funds|money|savings',
);

/** How one dresses at an office or a school, and places for women alone, are no law on women. */
const AT_WORK_OR_SCHOOL =
  /\b(?:dress codes?|uniforms?)\b.*\b(?:work|offices?|jobs?|schools?|restaurants?|clubs?)\b|\b(?:work|offices?|jobs?|schools?|restaurants?|clubs?)\b.*\b(?:dress codes?|uniforms?)\b|\bwom[ae]n[- ]only\b|\b(?:visas?|permits?|spouses?)\b/;

/** What is no law on women: a dress at work or school, and one that is worn by choice. */
const NO_LAW_ON_WOMEN = anyOf([AT_WORK_OR_SCHOOL, WORN_BY_CHOICE]);

/** What several rules on one subject have in common. */
const OF_SEVERAL: readonly (readonly [words: RegExp, ...ids: readonly string[]])[] = [
  [CITY_LINES, 'big-city', 'small-town', 'any-city', 'big-city-asked'],
  // Behind a colon a limit on the size of a town is what is asked for; see topicNamed.ts.
  [/\bsize ?:/, 'town-of-least', 'town-of-most'],
  [PRESS_THINGS, 'pressed-media', 'free-media'],
  [OTHER_WARS, 'war', 'war-next-door'],
  [NO_LAW_ON_WOMEN, 'misogyny', 'womens-liberties'],
  [NOT_REQUIRED, 'permanent-residence', 'permanence-at-all', 'citizenship-years', 'citizenship-at-all'],
  [RENTED_THINGS, 'rent', 'rent-2bed', 'rent-room', 'rent-other'],
  [
    /\b(?:must|should|only)\b|\b(?:do|does|is|are)(?: not|n't) (?!want|wish|like|learn|feel)\w|^not\b/,
    'left-traffic',
    'right-traffic',
  ],
];

/**
 * Words that show that a line means something else than the rule whose words it holds: "a crime" is not crime, nor is
 * a price of flights the price level of a country. Unread is better than misread.
 */
export const OTHER_MEANINGS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(OF_SEVERAL.flatMap(([words, ...ids]) => ids.map((id) => [id, words]))),
  censorship:
    /^(?!.*\b(?:internet|websites?|online|net|apps?|vpns?)\b).*\b(?:press|media|newspapers?|news|television|tv|films?|books?|speech)\b/,
  // Low ground may be wanted or not, and high ground asked for; that of a flight or of a run is no place to live.
  'high-altitude':
    /\b(?:low|lower|sea level|flat|train\w*|runs?|running|flights?|hik\w+|ski\w*|enough|prefer\w*)\b|\b(?:must|should|needs?|has to|have to|want\w*)\b(?!.*\b(?:below|under|less|no|not)\b)/,
  'freezing-winters': new RegExp(
    `\\b(ski\\w*|snowboard\\w*|sledg\\w+)\\b|^(?!.*(?:\\b(?:no|not|never|without)\\b|n't\\b)).*\\b(?:must have|needs?|want|wish|would like|'d like|miss)\\b.*\\bsnow\\b|\\bfr(?:eez|o[sz])\\w* (?:of )?(?:\\w+ )?(?:food|flats?|homes?|houses?|apartments?|rooms?|offices?)\\b|${FROZEN_MONEY.source}`,
  ),
  'snowy-winters': /\b(?:ski\w*|snowboard\w*|sledg\w+)\b/,
  cold: new RegExp(`\\b(?:${THINGS_FELT}|people|locals|food)\\b`),
  'extreme-heat': new RegExp(
    `\\b(?:humid|muggy|sticky|moist) heat\\b|\\b(?:${THINGS_FELT}|heat pumps?|heat (?:network|bills?)|food|meals?)\\b`,
  ),
  humidity:
    /\b(?:no|not|never)\b.*\b(?:below|under|less than|lower than) \d|\b(flats?|homes?|houses?|rooms?|apartments?|walls?|basements?)\b/,
  'violent-crime': new RegExp(
    [
      '\\b(?:is|are|be|as|it|becomes?|considered|called) (?:still |also )?(?:an? )?crimes?\\b',
      '\\bcrimes? (?:to|for)\\b|\\bnot an? (?:\\w+ )?crime(?=[\\s.!,;)]*$| (?:here|there|in|under|by|any ?more)\\b)',
      '\\b(?:war|hate|cyber|thought|white[- ]collar) ?crimes?\\b',
      '\\b(?:domestic|police|family|obstetric|verbal) violence\\b|\\bviolence (?:against|towards?|by|from)\\b',
      '\\bviolent (?:storms?|weather|wind|winds|seas?|games?|films?|sports?)\\b',
      '\\bguns? (?:laws?|rights?|control|ownership|licen[cs]es?|permits?|clubs?|shops?|sports?|bans?)\\b|\\b(?:film|photo) shootings?\\b',
      // What the law makes of guns is no crime, where no guns of others are feared.
      `^(?!.*\\b(?:${OTHER_PEOPLE}|streets?|everywhere|schools?|violen\\w+|crimes?|shootings?|gangs?)\\b).*(?:${either('guns?', GUN_LAW).source})`,
      // Whoever fears the guns of others writes of crime; whoever wants to keep their own does not.
      `^(?!.*\\b(?:${OTHER_PEOPLE})\\b).*\\b(?:(?:my|our|own(?:ing)?|carry\\w*|buy|keep|have) (?:my |our |a )?guns?\\b|guns?\\b.*\\b(?:own|carry|buy|keep) (?:one|some|them|it|mine)\\b)`,
      either('unsafe|dangerous', RISKY_THINGS).source,
      UNSAFE_FOR_SOME,
      OF_BEASTS_OR_FILMS,
    ].join('|'),
  ),
  'brought-work': /\btax\w*\b/,
  instability: new RegExp(
    `${either('unstable', SHAKY_THINGS).source}|\\b(?:financial|economic|currency|income|job|price|emotional) instabilit\\w+`,
  ),
  pollution: anyOf([
    /\b(?:light|noise|sound|water|plastic|soil|sea|ocean|river|beach|visual) ?pollut\w+/,
    /\bpollut(?:ion|ed|ing) (?:of|by) (?:the )?(?:water|drinking|rivers?|seas?|beach\w*|oceans?|soil|lakes?|lights?|noise)\b/,
    /\bpollut\w+ (?:water|drinking|rivers?|seas?|beach\w*|oceans?|soil|lakes?|ground\w*)\b/,
    /\b(?:water|rivers?|seas?|beach\w*|lakes?|soil|oceans?)\b.*\b(?:is|are|being) (?:\w+ )?pollut/,
  ]),
  earthquakes: /\b(?:insurance|proof|safe|resistant|standards?|codes?|warnings?)\b/,
  hurricanes: /\b(insurance|proof|resistant|standards?|codes?|warnings?|part(?:y|ies)|lamps?)\b/,
  // What is called tyranny of late need be no rule without a vote.
  autocracy:
    /^(?!.*\b(?:dictator|authoritarian|autocra|totalitarian|democra|regime|junta|election|tyrannical (?:government|rule|state|leader)))(?=.*\btyrann).*\b(?:lock ?-?downs?|masks?|vaccin\w*|covid|pandemic|mandates?|majority|taxe?s?|bureaucra\w*|bosses|landlords?|hoas?|neighbou?rs|cars?|woke\w*)\b/,
  floods: /\bflood\w* (?:with|of|by)\b|\b(?:insurance|proof|defen[cs]es?|warnings?|markets?)\b/,
  landslides: /\b(?:avalanches?|landslides?) (?:of|victor\w+)\b|\b(?:ski\w*|insurance|warnings?)\b/,
  roads: /\b(?:insurance|died|my|our)\b/,
  'state-violence': /\b(?:animals?|bull\w*|dogs?|cats?|pets?|cattle|horses?)\b/,
  inequality: /\b(?:wom[ae]n|m[ae]n|gender|sex(?:es)?|rac(?:e|es|ial)|before the law)\b/,
  'no-seasons': /\b(?:must|needs?|want\w*|should|great|nice|good|love|like|wish|enjoy)\b/,
  'long-hours':
    /\b(?:visas?|permits?|students?|kindergartens?|nurser\w+|day ?care|childcare|schools?|part[- ]time|allowed|may work|clients?)\b/,
  drought: /\b(?:insurance|hot water|drinking|tap|swim\w*|surf\w*|sail\w*|pools?|love|mind|snow)\b/,
  windy: /\bwindy (?:\w+ )?(?:roads?|drives?)\b/,
  volcanoes: /\bvolcanic (?:soil|sand|beach\w*|springs?|wine)\b/,
  expensive: new RegExp(
    `^(?!.*\\bcost of living\\b).*(?:\\b(?:${PRICED_THINGS}) (?:prices?|costs?|fees?)\\b|${either('expensive|costly|overpriced|(?:high|low|lower|reasonable|affordable|cheap) (?:costs?|prices?)|cheap|affordable', PRICED_THINGS).source})`,
  ),
  'high-taxes': new RegExp(
    `\\btax\\w* on (?!(?:my |our )?(?:income|pay|wages|salar|earnings|work))|\\b(?:${TAXED_BESIDES_PAY})\\b`,
  ),
  'giving-up-passport': PASSPORT_TAKEN,
  // "My son has dual nationality": what somebody holds already is not asked for.
  'dual-citizenship': new RegExp(
    `${PASSPORT_TAKEN.source}|\\b(?:i|we|he|she|they|(?:my|our) [\\w-]+) (?:both |all |already )?(?:has|have|hold|holds|got) (?:an? )?dual\\b`,
  ),
  // What is taxed "to death" dies of no estate, and asks for less than no tax at all.
  'inheritance-tax': /\btax\w* (?:\w+ ){0,2}to death\b/,
  'foreign-income-tax':
    /\btax\w* (?:\w+ ){0,2}to death\b|\b(?:too much|heavily|highly) taxed\b|\btaxed (?:too much|heavily|highly)\b/,
  island: /\b(?:party|tourist\w*|holiday|crowded|overcrowded|busy|expensive|overpriced) islands?\b/,
  inflation: /\b(?:house|property|rent|grade|tuition|medical)(?: price)? inflation\b/,
  mosque: /\b(?:near|beside|next to|noise|loud|call to prayer|state|law|slaughter)\b|\bhalal only\b/,
  church: anyOf([
    /\b(?:politic\w*|dominat\w*|govern\w*|laws?|rul(?:es?|ed|ing)|control\w*|interfer\w*|mandator\w*|compulsor\w*|obligat\w*|forced?)\b/,
    /\bchurch (?:tax\w*|bells?|burn\w+|attacks?|states?|influence|power|attendance)\b|\bstate church\b/,
    /\b(?:separation|influence|power) of\b|\bchurch and state\b/,
  ]),
  'lgbt-rights':
    /\b(?:must|should|may|can) not be\b|\b(?:lgbt[\w+]*|gay|queer|trans) (?:propaganda|ideolog\w+|agenda|lobby|parades?|pride|flags?|indoctrination|nonsense|stuff|lessons?|education|movement|activis\w+)\b|^no lgbt[\w+]*[.! ]*$/,
  lgbt: /\bhate crimes?\b|\b(?:blood|conversion)\b/,
  conscription:
    /\bdraft (?:beers?|animals?|horses?|laws?|bills?)\b|\bdraft(?:ed|ing) (?:an? |the |my |our )?(?:contracts?|laws?|wills?|documents?)\b/,
  healthcare: new RegExp(
    `\\b(?:trans(?:gender|sexual|[- ]?inclusive)?|gender[- ]affirming|reproductive|veterinary|animal) (?:health ?care|care|hospitals?|doctors?)\\b|^(?!.*\\b(?:hospitals?|health ?care|medical care)\\b).*[a-z][- ]speaking\\b|\\b(?:${WORK_OF_HEALERS})\\b|${CARE_FOR_SOME.source}`,
  ),
  internet: anyOf([
    /\b(?:un)?censor\w*|\bfirewall|\b(?:free|open|uncensored|unrestricted) internet\b/,
    /\binternet (?:freedom|shut ?downs?|restrict\w+|censor\w*|block\w*|bans?|surveill\w+|gambling|porn\w*|poker|shopping|dating|scams?|caf[eé]s?)/,
    /\b(?:censor\w*|block\w*|restrict\w*|monitor\w*|surveil\w*)\b.*\binternet\b/,
  ]),
};
