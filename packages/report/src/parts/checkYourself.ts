import { BLIND_ACCESS, DEAF_ACCESS, INTERPRETED_CARE } from '@global-fit/matching/conditions/careForSome';
import { HEALERS } from '@global-fit/matching/profile/healers';
import { FEAR_OUTSIDE, IN_THE_STREET, LOVE_IN_PUBLIC } from '@global-fit/matching/conditions/metOutside';
import { BIAS } from '../profile/groups.ts';

/** Care by which a couple has a child; the fertility of soil is none. */
const FERTILITY =
  /\b(?:fertility (?:treatments?|care|clinics?|rights?|law)|infertil\w*|inseminat\w*|ivf|in vitro|(?:sperm|egg) (?:donors?|donation|banks?)|donor (?:sperm|eggs?|insemination|treatment)|(?:artificial|assisted) (?:reproduction|conception)|sperm)\b/;

const DEGREE = String.raw`(?:graduat\w+|(?:my |the |a )?(?:masters?|bachelors?|degrees?|diplomas?|stud(?:y|ies)))`;
/** A stay once the degree is taken. */
const AFTER_DEGREE = new RegExp(
  String.raw`\b(?:stay\w*|remain\w*|expel\w*|deport\w*|leave|send home|job search|look(?:ing)? for (?:a )?(?:job|work))\b.*\b(?:after|once|upon|following)\b (?:\w+ )?${DEGREE}`,
);
/** Work beside a study. */
const STUDENT_WORK =
  /\bstudents?\b.*\b(?:cannot|can['’]?t|may not|must not|not allowed to|forbidden to|no right to) (?:have (?:a )?)?(?:work|jobs?)\b|\b(?:work|jobs?)\b (?:next to|beside|besides|alongside|during|while) (?:\w+ )?stud(?:y|ies|ying)\b|\bno (?:part[- ]time )?(?:work|jobs?) for students\b/;

/** Lines on the work of those who heal, by what they ask of it; a patient asks other things of the same people. */
const WORK_OF_HEALERS = (words: string): RegExp =>
  new RegExp(`\\b${HEALERS}\\b.*\\b(?:${words})\\b|\\b(?:${words})\\b.*\\b${HEALERS}\\b`);

/**
 * How to find out what no figure of ours tells, by the words of a line in lower case. The first that fits counts, so
 * what is narrow or private stands before what is wide.
 */
export const CHECK_YOURSELF: readonly (readonly [RegExp, string])[] = [
  [
    AFTER_DEGREE,
    'asking the immigration authority in writing how long graduates may stay to look for work, from which day and in which jobs: in the states of the European Union, Denmark and Ireland apart, the law sets at least nine',
  ],
  [
    STUDENT_WORK,
    'asking the immigration authority in writing how many hours a student may work, in term and in the holidays: in the states of the European Union, Denmark and Ireland apart, the law sets at least fifteen a week',
  ],
  [
    /\b(?:recogni\w+|registry|regist\w+|names?|markers?|papers|documents?|certificates?)\b.*\b(?:trans(?:gender)?|gender)\b|\b(?:trans(?:gender)?|gender)\b.*\b(?:recogni\w+|registry|regist\w+|names?|markers?|papers|documents?|certificates?)\b/,
    'asking the civil registry there in writing how name and marker are entered and changed, and an organisation there that counsels people on it',
  ],
  [
    FERTILITY,
    'asking the authority that licenses fertility clinics there, or two of the clinics, whom the law lets them treat, up to which age and who pays',
  ],
  [
    LOVE_IN_PUBLIC,
    'reading the last survey of an LGBTQ+ association there on how couples are met in the street; write to it only from where that is safe',
  ],
  [
    /^(?!.*\b(?:marri\w+|marry\w*|weddings?|unions?|partnerships?|mothers?|fathers?|parents?|adopt\w*|ivf|surroga\w*|donor)\b).*\b(?:homosexual\w*|lgbt\w*|gays?|lesbians?|queers?|trans(?:gender)?|sodomy)\b/,
    'reading what the criminal law and the travel advice of two governments say of it; ask nobody there who is not bound to silence',
  ],
  [
    WORK_OF_HEALERS(
      '(?:low|poor|bad|little|better) pay|(?:badly|poorly|under|low)[- ]?paid|salar\\w+|wages?|earn\\w*',
    ),
    'reading the pay scale of its public hospitals, or the pay in twenty advertisements for your grade, before tax and after it',
  ],
  [
    WORK_OF_HEALERS(
      'training|trainees?|residenc(?:y|ies)|fellowships?|internships?|recogni\\w+|degrees?|diplomas?|can work as|work as an?|practi[sc]e as',
    ),
    'asking the body that licenses the profession there, in writing, what of your training counts, what has to be repeated and how long that takes',
  ],
  [
    WORK_OF_HEALERS('jobs?|posts?|positions?|vacanc\\w+|need for|wanted|careers?|treated (?:badly|worse)'),
    'counting the posts of your grade and field that its hospitals advertise this month, and asking two people of your profession who came from abroad and work there',
  ],
  [
    /^(?!.*\b(?:dogs?|cats?|pets?|rabies)\b).*\b(?:vaccin\w+|immuni[sz]ation\w*)\b/,
    'asking its ministry of health which vaccinations the law asks for, of whom, and what follows without them',
  ],
  [
    /\b(?:(?:my|our) (?:\w+ )?health cards?|health cards? (?:from|of|at) home|provincial (?:health )?(?:cover(?:age)?|insurance|plan)|ohip|ramq|carte vitale)(?!\w)/,
    'asking the insurer or ministry of health at home that issues the card for how many months in twelve you may be away',
  ],
  [
    /\b(?:insur\w+|pre-?existing)\b.*\b(?:health|medical|condition\w*|pre-?existing|refus\w+|declin\w+|exclu\w+|illness\w*)\b|\b(?:health|medical|refus\w+|declin\w+) (?:\w+ )?insur\w+/,
    'asking two insurers that cover residents there for a written offer that names each condition, before you sell or give notice',
  ],
  [
    DEAF_ACCESS,
    'asking its national association of the Deaf by e-mail, and reading the page of its emergency number on text, app and video',
  ],
  [
    BLIND_ACCESS,
    'asking its national association of the blind by e-mail, and having the way from a door to the shops walked and described for you',
  ],
  [
    INTERPRETED_CARE,
    'asking the nearest hospital in writing whether it brings an interpreter for your language, by appointment and at night, and who pays',
  ],
  [
    /\b(?:pumps?|glucose monitors?|cgms?|sensors?|test strips|catheters?|stomas?|ostomy|hearing aids?|cpap|prosthe\w+|pacemakers?|oxygen concentrators?|wheelchair (?:parts|repairs?|batter\w+))\b/,
    'asking the maker of the device who supplies and repairs it there, and that supplier whether your model is sold and who pays',
  ],
  [
    /^(?=.*\bdepartments?\b|.*\b(?:\w+olog(?:y|ical)|\w+iatr(?:y|ics?)|stroke|dialysis|maternity|oncology|obstetric\w*|surg(?:ery|ical)|transplants?|cardiac|intensive care|burns?|trauma)\b)(?=.*\b(?:hospitals?|clinics?|units?|wards?)\b).*\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far|near\w*)\b/,
    'measuring on a map the way from the town to the nearest hospital with that department, by car and by public transport; its directory of departments tells which has one',
  ],
  [
    /\b(?:doctors?|dentists?|physicians?|nurses?|hospitals?|therap\w*)\b.*\b(?:speak\w*|languages?)\b|\bspeaking (?:doctors?|dentists?|physicians?|nurses?|therap\w*)\b/,
    'looking up in the directory of the medical chamber, or of your embassy, which doctors around the town speak your language, and asking one of them',
  ],
  [
    /\b(?:hijabs?|headscar(?:f|ves|fs)?|niqabs?|bur[kq]as?|veils?|turbans?|kippahs?|religious (?:dress|clothing|clothes|symbols?))\b/,
    'reading the law on dress at work, at school and in the street, and asking the equality body of the country how it is applied',
  ],
  [
    /\b(?:banks?|banking|(?:bank|savings|brokerage) accounts?|brokers?|fatca)\b/,
    'asking the compliance desks of two banks there in writing whether they open and keep an account for a holder of your passport',
  ],
  [
    /\b(?:mosques?|masjids?|halal|church(?:es)?|chapels?|synagogues?|temples?|prayer rooms?|houses? of worship)\b/,
    'asking the nearest house of worship of your faith, or its federation in the country, where it meets and how often',
  ],
  [
    /\b(?:inclusi\w+|integrat\w+|special(?:-needs)?) (?:\w+ )?(?:schools?|education|schooling|classes|lessons)\b/,
    'asking the school authority of the town in writing which support it gives to such a child, who decides on it and from when',
  ],
  [
    /\b(?:(?:our|my) (?:marriage|wedding|relationship|civil partnership|partnership|union))\b/,
    'asking the civil registry there in writing how it would record the two of you, and on which papers',
  ],
  [
    /\b(?:marijuana|weed|joints?)\b|^(?!.*\b(?:medic\w+|prescri\w+|adhd|insulin)\b).*\b(?:jail\w*|prison|(?:is|are|as|considered) (?:an? )?crimes?|crime (?:to|for)|against the law)\b/,
    'asking a lawyer there what the law says today, what the courts make of it, and whether it differs for foreigners',
  ],
  [
    /^(?!.*\b(?:child(?:ren)?|kids?|sons?|daughters?|bab(?:y|ies)|births?|born|adopt\w*|ivf|donor|both|legal)\b).*\b(?:parents?|mothers?|fathers?|mum|mom|dad|grandparents?|in-laws?)\b.*\b(?:join\w*|bring\w*|come|coming|follow\w*|visit\w*|visas?|permits?|sponsor\w*|live with (?:us|me)|with (?:us|me))\b|\b(?:join\w*|bring\w*|visas?|permits?|sponsor\w*) (?:[\w’'-]+ ){0,4}(?:parents?|mothers?|fathers?|mum|mom|dad|grandparents?|in-laws?)\b/,
    'asking the immigration authority in writing whether a resident may bring a parent, after how many years, on what income and with which insurance',
  ],
  [
    /\b(children|child|kids?|son|sons|daughters?|famil\w+)\b.*\b(come|bring|join|along|with me|with us|left behind)\b/,
    'asking the embassy in writing whether children may apply on your permit and travel with you, or only follow later',
  ],
  [
    /\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[ée]e?)(?!\w).*\b(?:work\w*|job|employ\w*)\b|\b(?:work permit|work rights?)\b.*\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[ée]e?)(?!\w)/,
    'asking the immigration authority whether the permit of a partner carries the right to work, and from which day',
  ],
  [
    /\b(?:adopt\w*|ivf|surroga\w*|donor|parentage|(?:both|two|second|same-sex|legal|other|co-?) ?(?:mothers?|fathers?|mums?|dads?|parents?))\b|^(?=.*\b(?:mothers?|fathers?|parents?)\b).*\b(?:births?|born|regist\w+|recogni[sz]\w*|entered)\b/,
    'asking a family lawyer or the civil registry there who is entered as a parent at birth, and how the other becomes one',
  ],
  [
    IN_THE_STREET,
    'asking more than one woman who lives there how she gets home, and reading the last survey of victims of its statistical office',
  ],
  [
    FEAR_OUTSIDE,
    'asking people who live in that part of the town how they get home at night, and reading the last survey of victims of its statistical office',
  ],
  [
    /\b(?:send|sent|deport\w*|return\w*) (?:me |us |my \w+ |our \w+ )?back\b|\bdeport\w*|\brefoul\w*|\basylum\b|\brefugees?\b/,
    'asking a refugee law clinic or the office of the UNHCR there what protects you from being sent back',
  ],
  [
    /\b(dementia|alzheimer\w*|care homes?|nursing homes?|residential care|nursing care|assisted living|day care for (?:adults|elders|seniors))\b/,
    'asking two homes there for a place, its price and the language of its carers, and the town hall what a newcomer would get towards it',
  ],
  [
    /\b(weed|marijuana|hash|hashish|joints?|jail|jailed|prison|imprison\w*|arrested|punish\w*|criminali[sz]\w+)\b/,
    'reading the text of the law, or asking a lawyer there, who is bound to silence',
  ],
  [
    /\b(medicines?|medications?|prescrib\w+|puberty blockers?|gender(?:-affirming)? care|methylphenidate|ritalin|concerta|adderall|vyvanse|\w*amphetamines?|adhd|opioids?|morphine|codeine|tramadol|methadone|buprenorphine|diazepam|xanax|benzodiazepines?|cannabis|cbd|testosterone|hormones?|insulin|prescriptions?|drugs? (?:illegal|banned|not allowed))\b/,
    'asking the medicines authority of the country in writing, before any journey, with the name of the substance and the dose; a first visit is no test of it',
  ],
  [
    /\b((?:part[- ]time|student) (?:work|jobs?)|work\w* (?:part[- ]time|while|during|beside)|right to work)\b/,
    'asking the immigration authority how many hours a week your permit would let you work, and in which jobs',
  ],
  [
    /\b(after (?:graduat\w*|my degree|my studies|the degree)|graduat\w*|post[- ]study)\b/,
    'asking the immigration authority how long graduates may stay to look for work, and on which permit',
  ],
  [
    /\b(tuition|admissions?|scholarships?|(?:university|college|study) fees?)\b/,
    'asking the admissions office for the fees and conditions for your nationality, in writing',
  ],
  [
    /\b(far[- ](?:right|left)|right[- ]wing|left[- ]wing|populis\w*|extremis\w*|fascis\w*|nationalist\w*|coalition|political part(?:y|ies)|part(?:y|ies) in (?:the )?(?:government|parliament|power))\b/,
    'reading who sits in its government, on the government’s own site, and the results of its last election',
  ],
  [
    /\b(?:re-?train\w*|(?:specialist|speciality|specialty|medical|nursing|professional|residency|teacher) training|qualifications?|credentials?|diplomas?|medical residency|residency (?:training|programme?|match)|(?:my|our|his|her|foreign|medical|nursing|law|teaching|engineering|university) degrees?|degrees? (?:is |are )?(?:not |un)?(?:recogni[sz]ed|accepted)|(?:medical|nursing|teach\w+|professional|practi[sc]\w+) licen[cs]es?)\b|\brepeat\w*\b.*\b(?:training|exams?|stud(?:y|ies)|degrees?|residency|university)\b/,
    'asking the body that licenses the profession there, in writing, what of your training counts and what has to be repeated',
  ],
  [
    /^(?!.*\b(?:wait\w*|with an?|\w+ologists?|specialists?)\b).*(?:\b(?:hospitals?|emergency (?:rooms?|departments?|care)|clinics?)\b.*\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far|nearby)\b|\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far)\b.*\b(?:hospitals?|emergency (?:rooms?|departments?|care)|clinics?)\b)/,
    'measuring the way from the town to the nearest hospital with an emergency department on a map, by car and by public transport',
  ],
  [
    /\b(?:free|affordab\w*|unaffordab\w*|expensive|costs?|fees?|prices?)\b.*\b(?:hospitals?|clinics?|doctors?|health ?care|medical care|treatments?|surger\w+)\b|\b(?:hospitals?|clinics?|doctors?|health ?care|medical care|treatments?|surger\w+)\b.*\b(?:free of charge|affordab\w*|unaffordab\w*|expensive|costs?|fees?|prices?)\b/,
    'asking the public health service there from which day and at which price a newcomer is treated, and two hospitals for their prices until then',
  ],
  [
    /\b(\w+olog(?:ist|ists|y)|\w+iatr(?:ist|ists|y|ician|icians)|surgeons?|specialists?|clinics?|hospitals?|doctors?|dentists?|therap\w*|dialysis|pharmac\w*)\b/,
    'looking up practices around the town in the directory of the medical chamber, and asking one of them for its waiting time',
  ],
  [
    /\b(?:licen[cs]e (?:not |is not |must be )?(?:recognised|recognized|exchanged|valid|accepted)|(?:driv\w+|driver'?s) licen[cs]e)\b/,
    'asking the licensing office there whether your licence is exchanged, with which test, and how long you may drive on it',
  ],
  [
    /\b(?:steep\w*|hills?|hilly|slopes?|cobble\w*|kerbs?|curbs?|stairs|steps|pavements?|sidewalks?|step-free|wheelchairs?)\b/,
    'looking at the streets around a home on photographs taken from the road and on a map with contour lines, and by having the way from the door to the shops filmed for you',
  ],
  [
    /\b(?:mountains?|alps|peaks)\b/,
    'measuring on a map with contour lines how far they lie from the town, and how high they are',
  ],
  [
    /\b(?:(?:water|sea|ocean|surf|pools?)\b.*\b(?:cold\w*|warm\w*|below|under|degrees?|temperature\w*)|(?:cold|warm) (?:water|sea|ocean)|surf\w*|waves?|swells?)\b/,
    'looking up the water temperature of each month and the swell for the beach nearest to the town',
  ],
  [
    /\b(?:internet|wi-?fi|broadband|mbps|fibre|fiber)\b/,
    'having the speed measured in the flat, by the landlord or on a visit, before you sign',
  ],
  [
    /\bairports?\b/,
    'measuring the way from the town to the nearest airport with flights abroad on a map, by car and by public transport',
  ],
  [
    /\b(driv\w+|car|cars|public transport|bus|buses|trains?|metro|walk\w*|bik\w+|cycl\w+)\b/,
    'reading the timetable of the stop nearest to a flat you could rent, on a weekday and on a Sunday',
  ],
  [
    /\b(?:km|kms|kilomet(?:er|re)s?|miles?) (?:away )?(?:of|from)\b/,
    'measuring it on a map, exclaves and islands included',
  ],
  [
    /\b(flights?|fly|flying)\b/,
    'looking up the destination in the timetable of the nearest airport, for summer and for winter',
  ],
  [
    /\b(?:shootings?|gun violence|armed attacks?)\b/,
    'reading how often it has happened there in the last ten years, and asking two schools or employers what they have planned for it',
  ],
  [
    /\b(?:autis\w+|adhd|dyslexi\w+|special (?:educational )?needs|learning support|disabled child\w*)\b.*\bschools?\b|\bschools?\b.*\b(?:autis\w+|adhd|dyslexi\w+|special (?:educational )?needs|learning support)\b/,
    'asking the school authority of the town in writing which support it gives to such a child, who decides on it and from when',
  ],
  [
    /\b(?:time (?:differences?|zones?)|hours? (?:ahead|behind|apart))\b/,
    'setting the clocks of both places beside each other, in January and in July',
  ],
  [
    /\b(?:school|kindergarten|nursery|daycare|childcare|tuition)\b.*\b(?:fees?|costs?|prices?|dollars|euros|pounds|expensive)\b|\b(?:fees?|costs?|prices?) (?:of|for|at) (?:\w+ )?(?:schools?|nurser\w+|daycare|childcare)\b/,
    'asking two schools or nurseries there for their fees of this year in writing, and what is charged beside them',
  ],
  [
    /\b(schools?|kindergartens?|nurser\w+|daycare|childcare)\b/,
    'asking two schools or nurseries there for a place',
  ],
  [
    /\b(dogs?|cats?|pets?|animals?|breeds?|pit ?bulls?|rottweilers?|staffordshires?|dobermann?s?|mastiffs?)\b/,
    'asking the veterinary authority there',
  ],
  [
    new RegExp(`${BIAS.source}|\\bhostil\\w*\\b`, 'i'),
    'asking people of your own background who live there, more than one of them',
  ],
  [
    /\b(?:eu|eea|european (?:union|economic area)|schengen|euro ?zone)\b(?! citizens?\b)/,
    'looking it up in the list of members that the European Union publishes',
  ],
  [
    /\b(visa\w*|permits?|residen(?:ce|cy|t permits?)|citizenship|passports?)\b|\b(?:stay|live|settle|remain)\w*\b.*\b(?:for good|forever|permanently|for ever|for life)\b|\b(?:path|way|road|route) to (?:stay|staying|settling|permanence)\b/,
    'asking the immigration authority in writing',
  ],
  [
    /\bextradit\w*\b/,
    'asking a lawyer there, who is bound to silence, and reading the list of extradition treaties that its government publishes',
  ],
  [
    /\bpensions?\b.*\bfr(?:eez|o[sz])\w*|\bfr(?:eez|o[sz])\w*\b.*\bpensions?\b/,
    'asking the payer of your pension in writing whether its yearly increase continues there',
  ],
  [
    /\b(?:sanction\w*|(?:bank|financial|tax) (?:data|information)|(?:freez\w+|frozen|froze|seiz\w+|confiscat\w+)\b.*\b(?:assets?|accounts?|money|funds)|(?:assets?|accounts?|money|funds)\b.*\b(?:freez\w+|frozen|seiz\w+|confiscat\w+))\b/,
    'asking a sanctions lawyer, and two banks there in writing',
  ],
  [
    /\b(?:tax\w*|pension\w*|dividends?|capital gains|crypto\w*|bitcoin|inherit\w*)\b/,
    'asking a tax adviser there',
  ],
  [
    /\b(?:(?:exchange|capital|currency) controls?|currenc(?:y|ies)|devalu\w+|money (?:out|abroad|home))\b/,
    'reading what its central bank publishes on money sent in and out, and asking two banks there in writing',
  ],
  [
    /\b(?:hunt(?:s|ing|ers?)|game (?:licen[cs]es?|shooting))\b(?! for\b)/,
    'asking the hunting authority of the region which licence and exam it wants, and whether yours from home counts',
  ],
  [
    /\b(?:manure|slurry|nitrogen|nitrates?|phosphates?|derogations?|milk (?:quotas?|prices?|production|rights)|dairy|livestock|cattle|cows?|sheep|pigs?|poultry|(?:production|milk|emission) (?:rights|quotas?))\b/,
    'asking the ministry or chamber of agriculture there for the limit of this year in writing, and a farmer’s adviser of the region what it means per hectare',
  ],
  [
    /\b(?:vines?|vineyards?|soils?|farm(?:s|land|ing)?|hectares?|acres?|grass(?:land)?|pastures?|meadows?|hay|harvests?|irrigat\w+|droughts?|orchards?|crops?|(?:buy|own\w*|foreigners?)\b.*\bland|land\b.*\b(?:buy|own\w*|foreigners?)|land (?:ownership|titles?|register|for sale|prices?))\b/,
    'asking an agronomist of the region about soil and water, and the land register who may own it and what lies on it',
  ],
  [
    /\b(?:opera|theatres?|theaters?|concerts?|concert halls?|orchestras?|philharmon\w*|ballet|museums?|galler(?:y|ies)|cinemas?)\b/,
    'reading the programme of this season of its houses in the town',
  ],
  [
    /\b(?:archives?|librar(?:y|ies))\b/,
    'reading its opening hours and catalogue, and measuring the way to it on a map',
  ],
  [
    /\b(?:hot springs?|onsen|thermal (?:baths?|springs?|water)|spas?|golf\w*|green fees?|marinas?|moorings?)\b/,
    'asking the tourist office of the region, and two of the places themselves for this year’s prices',
  ],
  [
    /\b(?:rents?|(?<!\b(?:opera|coffee|tea|green|guest|light|club|summer|public|custom|customs|power|play|fashion|deep|tech) )hous(?:es?|ing)(?! (?:of\b|music\b|wines?\b|doctors?\b))|flats?|apartments?|propert\w+)\b/,
    'reading twenty advertisements for the town',
  ],
  [
    /\b(communit\w+|diaspora|compatriots?|expats?|people like (?:me|us))\b/,
    'writing to an association of those people in the town, and asking how many meet and how often',
  ],
  [
    /\b(shifts?|overtime|weekends?|working hours|on call)\b|\bwork\w*\b.*\b(nights?|weekends?)\b/,
    'asking each employer for the rota of the last three months, and having the shifts written into the contract',
  ],
  [
    /\b(?:research|postdoc\w*|academic|scien(?:ce|tific)|universit(?:y|ies)|faculty)\b.*\b(?:jobs?|posts?|positions?|vacanc\w+|openings?|work)\b|\b(?:jobs?|posts?|positions?|vacanc\w+|openings?)\b.*\b(?:research\w*|postdocs?|universit(?:y|ies))\b|\bpostdocs?\b/,
    'counting the posts of your subject that EURAXESS and the pages of its universities advertise this month',
  ],
  [
    /\b(?:salar(?:y|ies)|wages?|pay(?:s|ing)? (?:of|less|below|under|at least|more))\b/,
    'reading the pay in twenty advertisements for your occupation there, before tax and after it',
  ],
  [
    /\b(?:jobs?|vacanc\w+|employers?|hiring|work in my (?:field|profession|trade))\b/,
    'counting the advertisements of your occupation on two of its boards for jobs, this month',
  ],
  // What is punished is nothing to ask a neighbour about.
  [
    /\b(?:illegal|unlawful|outlawed|banned|forbidden|prohibited|crimes?|blasphem\w*|apostas\w*)\b/,
    'reading the text of the law, or asking a lawyer there, who is bound to silence',
  ],
  [/\b(?:laws?|legal\w*|courts?|treat(?:y|ies)|lawsuits?|liab\w+)\b/, 'asking a lawyer there, in writing'],
];
/** For every other line. */
export const CHECK_BY_DEFAULT = 'asking somebody who lives there, or on a visit';
