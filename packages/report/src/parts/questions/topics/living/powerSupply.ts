import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const LINE = /\b(?:internet|broadband|wi-?fi|fib(?:re|er))\b/i;

/** Whether power is available and reliable. */
export const POWER_SUPPLY: Topic = {
  id: 'power-supply',
  about: anyOf([
    /\b(?:power|electricity) (?:cuts?|outages?|failures?|supply|grid|network)\b/i,
    /\b(?:black-?outs?|brown-?outs?|load[- ]shedding|outages?|diesel generators?|back-?up (?:power|generators?)|inverters?)\b/i,
    /\b(?:reliab\w+|stable|steady|constant|24\/7)\b[^?]{0,25}\b(?:electricity|power)\b|\b(?:electricity|power)\b[^?]{0,30}\b(?:reliab\w+|stable|steady|go(?:es)? (?:out|off|down)|fails?)\b/i,
    /\b(?:is|have|get) (?:there )?electricity\b/i,
  ]),
  not: /\b(?:power of attorney|solar|panels?)\b/i,
  over: ['internet', 'mains', 'housing', 'cost', 'safety'],
  answer: ({ views, text }) => {
    const reached = figures(views, 'electricity_access');
    const line = LINE.test(text);
    return {
      said:
        reached &&
        say`The share of people with electricity: ${reached}; that does not say how often it fails.`,
      lacks: `how many hours a year the power is out in a town${line ? ', and the internet line at a given address' : ''}`,
      ...(line ? { figures: ['fixed_broadband', 'coverage_4g'] } : {}),
      whom: `the company that runs the lines there, or the regulator that counts its outages, and a neighbour of the address${line ? '; for the internet the landlord, before the lease' : ''}`,
      put: `How many hours was the power out at this address last year, at which season, and who here keeps a battery or a generator?${line ? ' Which provider and which speed does this home have, measured in the evening?' : ''}`,
    };
  },
};
