import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const WOMAN = '(?:wom[ae]n|females?|girls?|daughters?|wife|mother)';

/** The way home after dark, and women alone, on which homicide rates say nothing. */
export const AT_NIGHT: Topic = {
  id: 'at-night',
  about: anyOf([
    /\b(?:alone|walk\w*|out|run(?:ning)?|jog\w*|home|streets?|safe\w*)\b[^?]{0,30}\b(?:(?:at|by) night|after dark|in the dark|late|at (?:midnight|[1-5] ?(?:am|a\.m\.)))\b|\b(?:at|by) night\b[^?]{0,20}\b(?:alone|safe\w*|walk\w*)\b/i,
    new RegExp(
      String.raw`\bsafe\w*\b[^?]{0,40}\b${WOMAN}\b|\b${WOMAN}\b[^?]{0,30}\b(?:safe(?:ly|ty)?|alone|by (?:her|my)self|on (?:her|my) own)\b`,
      'i',
    ),
    new RegExp(String.raw`\b${WOMAN}\b[^?]{0,40}\b(?:at night|after dark)\b`, 'i'),
  ]),
  with: /\b(?:safe\w*|danger\w*|night|dark|late|midnight|[1-5] ?(?:am|a\.m\.)|afraid|scared)\b/i,
  not: /\b(?:trans(?:gender)?|driv\w+|harass\w*|catcall\w*|stalk\w*|care|birth|sign|lease|account|male)\b/i,
  over: ['safety', 'nightlife', 'transport', 'friends'],
  answer: ({ text }) => {
    const woman = new RegExp(String.raw`\b${WOMAN}\b`, 'i').test(text);
    return {
      lacks: `how safe a street is${woman ? ' for a woman on her own, by day and' : ''} after dark; our figures on killings and unrest say nothing of it`,
      figures: ['homicide_rate', ...(woman ? ['women_civil_liberties'] : [])],
      whom: woman
        ? 'women who live in that quarter alone, from your own country where you find them, and the student or women’s advice office of the city'
        : 'residents of the quarter, at the hour you would come home',
      put: 'Which way do you take home at eleven at night and by what, which streets and stops do you leave out, what has happened to you there, and whom does one call?',
    };
  },
};
