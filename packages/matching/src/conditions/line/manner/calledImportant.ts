const HOW = '(?:very |really |absolutely |also |so |most |extremely |quite )*';
/** "Sunshine is important to us", "free speech is key": a thing, and how much it counts. */
const IMPORTANT = new RegExp(
  `^(?:having )?((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+) (?:comes first|(?:is|are|matters?) ?${HOW}(?:an? (?:must|priority|necessity|non[- ]negotiable)|(?:(?:my|our|the) )?(?:(?:top|main|first|number one|highest) )?priority|first|everything|important|essential|key|crucial|vital|paramount|non[- ]negotiable|needed|required|necessary|a lot))(?: (?:to|for) (?:me|us|our family))?[\\s.!]*$`,
  'iu',
);
const DENIES = /\b(?:no|not|never|nothing|less|too)\b|n['’]t\b/i;

/** The thing that a line calls important and says nothing else of; null for every other line. */
export function calledImportantIn(line: string): string | null {
  const thing = IMPORTANT.exec(line)?.[1] ?? null;
  return thing === null || DENIES.test(line) ? null : thing;
}
