import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** A line that fails. */
const FAILS =
  /\b(?:outages?|(?:net|internet|wi-?fi|signal|network|data|line|connection)\b[^?]{0,15}\b(?:go(?:es)?|drops?|cuts?|fails?|breaks?) ?(?:out|off|down)?|reliable|unreliable)\b/i;

/** Everyday matters no record covers, each with who knows. */
export const DAILY: readonly Topic[] = [
  {
    id: 'phone',
    about:
      /\b(?:SIM(?: cards?)?|e-?SIM|(?:mobile|cell|smart) ?phones?|phone (?:contract|number|plan|provider)s?|roaming|prepaid)\b/i,
    not: /\b(?:signal|coverage|5G|prepaid cards?|remote work|internet speed|school)\b/i,
    over: ['internet', 'cost'],
    answer: ({ text }) => ({
      ...(FAILS.test(text) ? { figures: ['coverage_4g', 'fixed_broadband'] } : {}),
      lacks: `telephone contracts and their prices${FAILS.test(text) ? ', and how often a line fails' : ''}`,
      whom: 'two telephone companies there, and the provider at home for the number you have',
      put: 'Which papers does a contract ask of somebody who has just arrived, is there a prepaid one until then, may my number from home be kept at a small price for the codes of my bank, and does this telephone work on your network?',
    }),
  },
  {
    id: 'post',
    about:
      /\b(?:(?:our|my|the) (?:post|mail)(?! office job)|mail[- ]forwarding|forward(?:ing)? (?:of )?(?:our|my|the)? ?(?:mail|post|letters?)|redirect\w* (?:our|my|the)? ?(?:mail|post)|postal (?:service|address)|parcels?|amazon|online (?:shopping|orders?)|deliver(?:y|ies))\b/i,
    not: /\b(?:jobs?|deliver(?:y|ing) (?:a baby|driver|rider)|hospital|birth|pregnan\w+|passport|e-?mail)\b/i,
    over: ['jobs', 'moving', 'food', 'cost'],
    answer: () => ({
      lacks: 'how the post works there, and what parcels from home cost in duty',
      whom: 'the post of home for forwarding abroad, and the customs office there for parcels',
      put: 'For how long and at what price are letters forwarded abroad, which senders will not have a foreign address, and from which value on is a parcel from home taxed, a gift and my own things included?',
    }),
  },
  {
    id: 'town-hall',
    about:
      /\b(?:recycl\w+|rubbish|trash|garbage|waste (?:collection|separation)|bin (?:days?|collection)|opening hours|shops? (?:are |be )?(?:open|clos(?:e|es|ed))|open (?:on|every) sundays?|sunday (?:shopping|opening)|quiet hours|siesta)\b/i,
    not: /\b(?:jobs?|business|industry|compan(?:y|ies)|engineer\w*)\b/i,
    over: ['jobs', 'food', 'cost', 'environment'],
    answer: () => ({
      lacks: 'opening hours, collection of waste and rules of a town or a house',
      whom: 'the town hall, whose site lists them, and the neighbours of the address',
      put: 'When are shops, offices and surgeries open, how is waste sorted and when is it fetched, at which hours must it be quiet, and which of these rules do newcomers break?',
    }),
  },
  {
    id: 'paying',
    about:
      /\b(?:cash or (?:cards?|cashless)|pay (?:by|with|in) (?:card|cash|phone)|(?:take|accept)s? (?:credit )?cards?|need cash|cashless|direct debits?|standing orders?|pay (?:the |our |my )?bills)\b/i,
    not: /\b(?:three months|first|how much cash|deposit|tuition|fees|hospital|doctors?|medical|hotel)\b/i,
    over: ['bank', 'cost'],
    answer: () => ({
      lacks: 'how people pay there',
      whom: 'a bank in the city, and somebody who lives there',
      put: 'Where is cash still asked, which cards are refused, how are rent, energy and telephone paid each month, and does that take an account of the country?',
    }),
  },
  {
    id: 'screen',
    about:
      /\b(?:tv (?:licen[cs]e|channels?|programmes?|shows?)|television|broadcasting fee|Rundfunkbeitrag|GEZ|netflix|streaming|(?:watch|get) (?:\w+ )?(?:tv|sports? channels?))\b/i,
    not: /\b(?:caption\w*|subtitl\w*|jobs?|industry|work(?:s|ing)? in)\b/i,
    over: ['internet', 'cost', 'pastime'],
    answer: () => ({
      lacks: 'what television and streaming from home can be seen there, and which fee a household owes',
      whom: 'each service for its list of countries, and the public broadcaster there for a fee',
      put: 'Which programmes of mine go on abroad and with which payment card, and does a household there owe a fee for television although it has none?',
    }),
  },
  {
    id: 'manners',
    about:
      /\b(?:tip(?:ping|s)?(?: culture)?(?= |\?|$)(?! (?:for|on|to)\b)|etiquette|manners|(?:seen|come across|regarded) as (?:rude|cold|pushy|loud)|(?:are|is) (?:people|locals|everyone) (?:so |very |really )?(?:rude|polite|direct|blunt|reserved)|directness|taboos?|faux pas|social (?:rules|norms|codes?)|culture shock|cultural differences|mentality|way of life|local customs|unwritten rules|(?:people|locals) (?:dress|behave|greet)|drink\w* (?:\w+ )?in public|hold(?:ing)? hands|kiss(?:ing)? (?:each other |my \w+ )?in (?:public|the street)|feels? (?:like|at) home)\b/i,
    not: /\b(?:customs (?:office|duty|duties)|import\w*)\b/i,
    over: ['friends', 'moving', 'safety', 'jobs'],
    answer: () => ({
      lacks: 'manners and unwritten rules',
      whom: 'somebody from your own country who has lived there for three years, and a neighbour who was born there',
      put: 'What did you do wrong in the first year without knowing it, how do people make an appointment, greet, pay and complain, what is never said, and after how long did it feel like home, and through what?',
    }),
  },
  {
    id: 'wildlife',
    about:
      /\b(?:bugs?|insects?|cockroach\w*|mosquito(?:e?s)?|spiders?|snakes?|scorpions?|sharks?|crocodiles?|alligators?|jellyfish|bears|wolves|termites?|bed ?bugs?|stray dogs?|(?:dangerous|poisonous|venomous|wild) animals?)\b/i,
    not: /\b(?:my|our|pet) (?:\w+ )?(?:snakes?|spiders?|scorpions?)\b|\b(?:bring|import|keep|take)\w* (?:\w+ )?(?:snakes?|spiders?)\b|\b(?:malaria|dengue|zika|fever|vaccin\w+|software|bug fix)\b/i,
    over: ['safety', 'pets', 'outdoors'],
    answer: () => ({
      lacks: 'animals and insects of a place',
      whom: 'the public health service of the region, and a neighbour with children or a dog',
      put: 'Which animals and insects come into houses and gardens here, in which months, which of them are dangerous, what is done against them, and does anything they carry make people ill?',
    }),
  },
  {
    id: 'reductions',
    about:
      /\b(?:(?:student|senior|pensioner|family|youth|child|veterans?)['’]?s?'? (?:discounts?|reductions?|passes|tickets?|fares?)|discounts? for|reduced (?:fares?|prices?)|(?:semester|monthly|annual|season) (?:tickets?|pass(?:es)?)|travel ?cards?|free (?:bus|transport|travel))\b/i,
    not: /\b(?:tuition|fees|school|flights?|visas?|tax\w*)\b/i,
    over: ['transport', 'cost', 'benefit'],
    answer: () => ({
      lacks: 'fares, passes and reductions',
      whom: 'the transport company of the city and the town hall, whose lists are public',
      put: 'Who has a reduced fare or free entry here, from which age or with which card, ↗does a card from home count until I have one of here, and what does a pass for a month and a year cost?',
    }),
  },
  {
    id: 'trades',
    about: anyOf([
      /\b(?:handym[ae]n|crafts(?:m[ae]n|people)|plumbers?|electricians?|builders?|tradesm[ae]n|cleaners?|cleaning (?:lady|help|woman)|gardeners?|housekeepers?)\b/i,
      /\b(?:get|find|hire|afford|have|cost\w* of) (?:an? )?(?:cleaner or )?(?:nann(?:y|ies)|maid|cook|driver|domestic help)\b/i,
    ]),
    with: /\b(?:find|get|hire|afford|easy|cost\w*|price|pay|reliable|good|cheap\w*)\b/i,
    not: /\b(?:(?:work(?:s|ing)?|train\w*|register\w*) (?:again )?as|jobs?|my (?:trade|profession)|I am|I['’]m|husband is|wife is|licen[cs]\w+|qualif\w+|recogni\w+|salary|earn\w*|hourly pay|how many hours|visas?|permits?|bring|come with|our (?:nanny|maid|cook|driver))\b/i,
    over: ['jobs', 'childcare', 'cost', 'pay', 'profession', 'household-help'],
    answer: () => ({
      lacks: 'what people who work in a household or on a house charge and where they are found',
      figures: ['earnings_service_sales_usd'],
      whom: 'neighbours for a name, and the employment office or the social insurance for what an employer in a household owes',
      put: 'Whom do you use and what did the last job cost, is there a guarantee and an invoice, and if somebody works for us every week, which contract, insurance and contributions do we owe?',
    }),
  },
];
