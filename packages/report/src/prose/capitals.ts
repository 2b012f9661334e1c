/** The text with a capital at its head, as a sentence begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a sentence ends with this text. The last point of initials ends none: "Washington D.C. is". */
export function endsSentence(text: string): boolean {
  return /(?:(?<!\b[A-Z]\.[A-Z])\.|[!?])[”)]*$/.test(text.trimEnd());
}
