import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** An animal adopted there, which crosses no border. */
export const PET_ADOPTED: Topic = {
  id: 'pet-adopted',
  about: anyOf([
    /\b(?:adopt(?:ing|ion of)?|get(?:ting)?|buy(?:ing)?|find(?:ing)?|take in|keep(?:ing)?) (?:an? |another |some |our )?(?:\w+ )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|rescues?)\b(?=[^?]*\b(?:there|locally|once|after|when we (?:are|get) there|shelters?|from a)\b)/i,
    /\b(?:animal|dog|cat|rescue) shelters?\b/i,
  ]),
  not: /\b(?:bring|brought|import\w*|fly|flying|take (?:my|our)|vaccin\w+|rabies)\b/i,
  over: ['pets', 'adoption', 'pet-care'],
  answer: () => ({
    lacks:
      'shelters by town, what they ask of newcomers, and what a dog is taxed or has to be registered for',
    whom: 'one animal shelter in the city, the town hall for tax and registration, and the landlord before either',
    put: 'Do you give an animal to somebody who has just arrived and rents, on which papers and at what price, and which chip, vaccinations, registration, tax or insurance does the law ask of its keeper?',
  }),
};
