import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const NOBODY =
  '(?:no ?-?one|nobody|(?:all )?alone|by myself|on my own|without (?:any )?family|no (?:family|kids|children|relatives))';
const ILL = String.raw`(?:sick|ill|incapacitated|bedridden|helpless|unconscious|(?:in|into|to) (?:a |the )?hospital)`;
const I = String.raw`I(?:['’]m| am| get| got| fall| become| end up| land)?`;

/** What happens when somebody falls ill without anybody near, also to the animals at home. */
export const ILL_ALONE: Topic = {
  id: 'ill-alone',
  about: anyOf([
    new RegExp(String.raw`\b${I}\b[^?.]{0,30}\b${ILL}\b[^?.]{0,50}\b${NOBODY}\b`, 'i'),
    new RegExp(String.raw`\b${NOBODY}\b[^?.]{0,50}\b${I}\b[^?.]{0,30}\b${ILL}\b`, 'i'),
    /\bwho (?:would|will|could|can|shall|should|is going to) (?:take|keep|have|adopt) (?:(?:the|my|our) )?(?:\w+ )?(?:cats?|dogs?|pets?|animals?|birds?|parrots?)\b(?! (?:on|to|for) (?:a |the )?(?:walks?|vet|flight|plane))/i,
  ]),
  over: [
    'healthcare',
    'health-entitlement',
    'emergency',
    'care-language',
    'friends',
    'pets',
    'pet-care',
    'elder-care',
  ],
  answer: ({ profile }) => ({
    lacks: 'who speaks, signs and keeps house for somebody who lies in hospital with no relative near',
    whom: `a notary there for a power of attorney that covers health as well as money, and the consulate of your own country for whom it calls${profile.read.has('relocating-pets', 'yes') ? '; for the animals the vet, in writing, with a name and a sum set aside' : ''}`,
    put: 'Whom may I name to speak with doctors, sign for me and keep my home while I cannot, in which form and language, where is it kept so that a hospital finds it, and who takes the animals that day?',
  }),
};
