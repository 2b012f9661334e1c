import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** A refusal to come; earlier ones are a question of disclosure. */
export const REFUSAL: Topic = {
  id: 'refusal',
  about: anyOf([
    /\b(?:what|and) (?:if|happens?(?: to (?:me|us))?(?: if| when)?|(?:can|do|should) (?:I|we) do if)\b[^?]{0,40}\b(?:visas?|permits?|applications?|residen(?:ce|cy))\b[^?]{0,25}\b(?:refus|reject|denied|denies|deny|turn(?:s|ed)? (?:me |us |it |them )?down)\w*/i,
    /\bif\b[^?]{0,25}\b(?:visas?|permits?|applications?)\b[^?]{0,15}\b(?:is|are|gets?|was) (?:refused|rejected|denied|turned down)\b/i,
    /\bwhat if (?:they|the \w+) (?:refuse|reject|deny|turn) (?:me|us|my|our|the)\b/i,
  ]),
  over: ['history', 'visa', 'university'],
  answer: () => ({
    lacks: 'how often applications like yours are refused, for what reasons, and how soon one may apply anew',
    whom: 'the embassy before you apply, and an immigration lawyer of the country',
    put: 'If you refuse me, do you give your reasons in writing, within how many days may I appeal or apply anew, which fees are lost, and must I name the refusal in later applications?',
  }),
};
