/** People and things somebody can have in a town, and so in its country, as parts of a pattern. */
const IN_A_TOWN = [
  'mother|father|mum|mom|dad|grandma|grandpa|boyfriend|girlfriend|fianc[ée]e?|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids|grandchildren|grandparents',
  'cousins?|uncles?|aunts?|family|relatives|friends?|partner|husband|wife',
  'houses?|home|flats?|apartments?|property|land|jobs?|employers?|compan(?:y|ies)|business|firm|office|clients?|customers',
  'bank|school|university|degrees?|doctors?',
];
/** Things only a country grants: "my pension in Lisbon" is to be lived on there, wherever it comes from. */
const IN_A_COUNTRY = [
  'pensions?|annuity|accounts?|diploma|licen[cs]es?|training|contributions|debts?|loans?|mortgage|taxes',
];

/** Pattern of people and things somebody has in a country. */
export const HELD = `(?:${[...IN_A_TOWN, ...IN_A_COUNTRY].join('|')})`;
const HELD_IN_A_TOWN = `(?:${IN_A_TOWN.join('|')})`;

/** Words directly before a place's name that say somebody has or had something there, or that match `others`. */
const before = (held: string, others: readonly string[]): RegExp =>
  new RegExp(
    [
      String.raw`\b(?:my|our|his|her|their)(?: [\w’'-]+){0,2} ${held} (?:is |are |who )?(?:lives? |works? |studies |study )?(?:in|at|near|of)`,
      // What somebody is still to become is no past: "until I am registered in Ireland".
      String.raw`(?<!\b(?:be|get|gets|getting|become|(?:until|till|when|once) (?:I|we|he|she|they)(?:[’']m| am| are| is)) )\b(?:lived|worked|studied|paid|earned|trained|graduated|married|born|raised|served|registered|grew up)(?: \w+){0,3} in`,
      ...others,
    ]
      .map((one) => `(?:${one}) (?:the )?$`)
      .join('|'),
    'i',
  );

/** Payers elsewhere: "I earn 3,100 dollars from studios in Poland". */
const PAYERS = String.raw`(?:clients?|customers?|employers?|compan(?:y|ies)|firms?|studios?|agenc(?:y|ies)|platforms?|publishers?)`;

const NAME = String.raw`(?:the )?\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)*`;
const FROM_PAYERS = new RegExp(
  String.raw`\b(from (?:[\w’'-]+ ){0,3}${PAYERS}) (?:based )?(?:in|from|of) ${NAME}(?:(?:, ?| and | or |, and |\/)${NAME})*`,
  'gu',
);

/** A text without the countries of payers elsewhere. */
export const withoutPayers = (text: string): string => text.replace(FROM_PAYERS, '$1');

/** Words before a country that the question is not about: "my pension from Croatia", "citizens of Peru". */
export const NOT_THAT_COUNTRY = before(HELD, [
  String.raw`\b(?:from|with|against|like|than|leav(?:e|es|ing)|left)`,
  // Whoever becomes one asks about that country.
  String.raw`(?<!\bbecom(?:e|es|ing) (?:an? |full )?)\b(?:citizens?|nationals?|passports?|people|natives?|embass(?:y|ies)|consulates?) (?:of|in)`,
  // Years that are asked for are still to come.
  String.raw`(?<!\bhow many )\byears(?: \w+){0,3} in`,
  String.raw`\bfrom (?:[\w’'-]+ ){0,3}${PAYERS} (?:based )?(?:in|from|of)`,
]);

/** Words before a town that the question is not about: "my house in Split", "flights to Kraków", "from one client in Chicago". */
export const NOT_THAT_TOWN = before(HELD_IN_A_TOWN, [
  String.raw`\b(?:from|by) (?:[\w’'-]+ ){0,3}${PAYERS} (?:based )?(?:in|from|of)`,
  String.raw`\b(?:from|leav(?:e|es|ing)|left|home in|flights? to|visit(?:ing)?)`,
]);
