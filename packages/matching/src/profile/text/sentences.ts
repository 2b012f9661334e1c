/** The sentences of a text in somebody's own words; a line ends one, and so does a semicolon. */
export const sentencesOf = (text: string): readonly string[] => text.split(/\s(?<=[.!?;]\s)\s*|\n+/);
