import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { peopleOfFaith } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const SLAUGHTER = /(?<!\p{L})(?:slaughter\w*|abattoirs?|shechita|dhabiha|abattage)(?!\p{L})/iu;
const SHOP =
  /\b(?:butcher(?:s|['’]s|y)?|boucherie|bakery|bakers?|fishmongers?|food (?:business|shop|stall|truck)|HACCP|food (?:hygiene|handling|safety) (?:certificates?|licen[cs]es?|rules?))\b/iu;
const RULES =
  /\b(?:permits?|licen[cs]es?|papers|certificates?|hygiene|inspect\w*|register\w*|rules?|allowed|need)\b/iu;

/** Slaughter by religious rules, and food shops: matters of two authorities. */
export const FOOD_TRADE: Topic = {
  id: 'food-trade',
  about: anyOf([
    SLAUGHTER,
    new RegExp(
      String.raw`${SHOP.source}[^?]{0,50}${RULES.source}|${RULES.source}[^?]{0,50}${SHOP.source}`,
      'iu',
    ),
  ]),
  over: ['food', 'visa', 'degree', 'jobs', 'pay', 'profession', 'religion', 'work-right', 'cost'],
  answer: ({ views, text }) => {
    const kills = SLAUGHTER.test(text);
    const sells = SHOP.test(text);
    const faith = peopleOfFaith(views, text);
    const lacks = [
      kills ? 'whether an animal may be slaughtered without stunning for a faith, where and by whom' : null,
      sells ? 'what a shop that sells food has to prove and to register' : null,
    ].filter((one) => one !== null);
    const put = [
      kills
        ? 'May an animal be slaughtered here without stunning for a faith, in which abattoirs and on whose certificate, and may such meat be brought in from a neighbouring country?'
        : null,
      sells
        ? 'What does this shop have to register, which training in the trade and in hygiene counts, ↗mine from abroad too, and who inspects the rooms before it opens?'
        : null,
    ].filter((one) => one !== null);
    return {
      said: faith && say`Share of ${faith.name}: ${faith.share}.`,
      lacks: lacks.join(', and '),
      whom: [
        kills ? 'the veterinary or food authority of the country' : null,
        sells ? 'the office for food and trade of the municipality, with the chamber of the trade' : null,
      ]
        .filter((one) => one !== null)
        .join(' and, for the shop, '),
      put: put.join(' '),
    };
  },
};
