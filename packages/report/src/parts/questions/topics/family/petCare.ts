import type { Topic } from '../../topic.ts';

const ANIMAL = String.raw`(?:dogs?|cats?|pets?|animals?|pupp(?:y|ies)|horses?)`;
const AWAY = String.raw`(?:hospitals?|(?:in|to) care|ill\b|sick\b|away|die[sd]?|holidays?|travel\w*)`;

/** Who looks after an animal when its owner cannot. */
export const PET_CARE: Topic = {
  id: 'pet-care',
  about: new RegExp(
    [
      String.raw`\b(?:pet|dog|cat|horse)[- ]?sitters?\b|\bkennels?\b|\bcatter(?:y|ies)\b`,
      String.raw`\b(?:boarding|day ?care|look(?:s|ing)? after|minded?|walk(?:er|ing)?) (?:for )?(?:my |our |the )?${ANIMAL}\b`,
      String.raw`\b${ANIMAL}\b[^?]{0,40}\b(?:when|if|while|once) (?:I|we|one of us)\b[^?]{0,30}\b${AWAY}`,
      String.raw`\b(?:when|if|while|once) (?:I|we) [^?]{0,30}\b${AWAY}[^?]{0,40}\b${ANIMAL}\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:quarantine|import|border|vaccin\w+|airlines?|fly)\b/i,
  over: ['pets', 'healthcare', 'cost', 'transport'],
  answer: () => ({
    lacks: 'who takes an animal in while its owner is away or ill, and at what price',
    whom: 'a vet in the town, who knows who takes animals in, and an animal welfare society there',
    put: 'Who looks after an animal of this kind at a day’s notice, for a week or for good, what does it cost, and which paper should name that person if I can no longer say so myself?',
  }),
};
