/** When to try again after a refusal, in words: some waits last an hour, which people would not guess. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Please try again in ${minutes > 1 ? `${minutes} minutes` : 'a minute'}.`;
}
