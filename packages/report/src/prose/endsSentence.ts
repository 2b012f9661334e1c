/** Whether a sentence ends with this text. The last point of initials does not count: "Washington D.C. is". */
export function endsSentence(text: string): boolean {
  return /(?:(?<!\b[A-Z]\.[A-Z])\.|[!?])[”)]*$/.test(text.trimEnd());
}
