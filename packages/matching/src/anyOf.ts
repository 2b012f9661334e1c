/**
 * A pattern that finds whatever one of these finds: a long list of words, set out line by line. Where several fit at one
 * place, the first counts. Its flags are theirs.
 *
 * @throws RangeError where they differ: one of them would be read otherwise than it is written.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const [flags = '', ...others] = new Set(patterns.map((one) => one.flags));
  if (others.length > 0) throw new RangeError(`"${flags}" and "${others.join('", "')}" in one list`);
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}
