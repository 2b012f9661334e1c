/** The sentences of a text that a customer wrote. The end of a line ends a sentence, and so does a semicolon. */
export const sentencesOf = (text: string): readonly string[] => text.split(/\s(?<=[.!?;]\s)\s*|\n+/);
