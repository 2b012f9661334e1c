/** What a list's heading, or the words before it, put in front of each of its parts. */
const LENT = /^(?:must (?:have|be able to|be in|be)|ideally)\s+/i;
const REFUSAL_LENT = /^(?:no|not)\s+/i;

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/**
 * A part of a text in the words of whoever wrote it: "sea" of "must have sea", where that stood under "Must haves". What
 * holds for each part of a list is lent to it to be read, and not quoted back; a refusal that nobody read keeps its "no",
 * without which it would say the opposite.
 */
export function asWritten(text: string): (part: string, isRead: boolean) => string {
  const whole = plain(text);
  return (part, isRead) => {
    const rest = part.replace(LENT, '').replace(isRead ? REFUSAL_LENT : /(?!)/, '');
    return !whole.includes(plain(part)) && whole.includes(plain(rest)) ? rest : part;
  };
}
