import type { Topic } from '../../topic.ts';

const ON_WHEELS =
  '(?:campers?|camper ?vans?|motor ?homes?|vans?|caravans?|RVs?|tiny (?:houses?|homes?)|mobile homes?|yurts?|tents?)';

/** Living or spending the night in what stands on wheels: on a street, a site or land of one's own. */
export const IN_VEHICLE: Topic = {
  id: 'in-vehicle',
  about: new RegExp(
    [
      String.raw`\b(?:live|living|sleep\w*|stay\w*|winter|overnight|camp|spend (?:the )?nights?)\b[^?]{0,20}\b(?:in|with|inside) (?:an? |the |my |our )?(?:[\w-]+ )?${ON_WHEELS}\b`,
      String.raw`\b(?:put|place|park|keep) (?:an? |the |my |our )(?:[\w-]+ )?${ON_WHEELS}\b[^?]{0,30}\b(?:land|plot|garden|field|street|beach)\b`,
      String.raw`\b(?:wild|free|off-?grid) camping\b|\bovernight parking\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:licen[cs]es?|tow(?:ing)?)\b/i,
  over: ['land', 'housing', 'outdoors', 'tax', 'visa', 'cost', 'transport'],
  answer: () => ({
    lacks:
      'where you may spend the night in a vehicle or live in one, which depends on the towns, the parks and the plan for each plot',
    whom: 'the town hall of each place (its office for building and its local police), before land is bought, and a club of camper owners there',
    put: 'May a camper be lived in on a plot of our own, for how many weeks, and does that need a permit, water and a drain; may we be registered at that address; and where may one park for a night without a fine?',
  }),
};
