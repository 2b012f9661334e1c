import { anyOf } from '@global-fit/matching/anyOf';
import { list } from '../../../../prose/english.ts';
import type { Said } from '../../../../prose/said.ts';
import { betweenMembers } from '../../across/betweenMembers.ts';
import type { Asked, Topic } from '../../topic.ts';

const HUNTS =
  /\b(?:hunt(?:s|ed|ers?)?|hunting|game licen[cs]es?|Jagdschein\w*|Jagdkarte\w*|permis de chasse)\b/i;

/** What EU law requires for a firearm that moves with its owner; null outside the Union. */
const byLaw = (asked: Asked): Said | null =>
  betweenMembers(
    asked,
    'firearms-transfer-eu',
    (_home, there) =>
      `By EU law a firearm that moves with its owner to ${list(there, 'or')} needs a licence from the country it leaves, asked for before it is taken away (Directive (EU) 2021/555). The European firearms pass covers a journey to hunt or to shoot, not a move.`,
  );

/** Bringing or owning firearms, and hunting licences. */
export const FIREARMS: Topic = {
  id: 'firearms',
  about: new RegExp(
    String.raw`\b(?:guns?|firearms?|rifles?|shotguns?|pistols?|handguns?|revolvers?|weapons?|ammunition|sport shooting|concealed[- ]carry|carry permits?|CCW)\b|${HUNTS.source}`,
    'i',
  ),
  not: anyOf([
    /\b(?:nuclear|atomic|chemical) weapons?\b/i,
    /\b(?:house|home|flat|apartment|job|bargain|treasure|ghost|head)[- ]?hunt\w*/i,
    /\bhunt(?:ing)? for (?:an? )?(?:jobs?|houses?|flats?|work|bargains?)\b/i,
    /\bgun (?:crimes?|violence|deaths?|attacks?)\b/i,
    /\bshootings\b/i,
    /\bhunting (?:season|lodge holidays?)\b/i,
    /\b(?:guns?|weapons?)\b[^.?!]{0,30}\b(?:don['’]?t|do not|never|not) want\b/i,
    /\b(?:no|not|never|don['’]?t want|do not want|afraid of|fear|without)(?: any)? (?:guns?|weapons?)\b/i,
  ]),
  over: ['rights', 'moving', 'outdoors', 'transport', 'pets', 'cost', 'visa', 'degree', 'offence'],
  answer: (asked) => {
    const hunts = HUNTS.test(asked.text);
    return {
      said: byLaw(asked),
      lacks: `which firearms may be owned there, by whom and how they are brought in${hunts ? ', and whether a hunting licence from home counts' : ''}`,
      whom: `the police or ministry of the interior of each country, which licenses firearms, and its customs office, both in writing before anything is packed${hunts ? '; the hunting authority of the region, for the licence to hunt' : ''}`,
      put: `May a resident with my passport own a firearm of this kind and calibre, on which licence and how stored, and which permits must be in my hand before it is brought in?${hunts ? ' Does my hunting licence count, or which course and exam are asked?' : ''}`,
    };
  },
};
