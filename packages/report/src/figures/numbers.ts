const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** A number as printed. */
export interface Token {
  readonly value: number;
  readonly decimals: number;
  readonly text: string;
}

/** The numbers in a text, "5.2 million" as one. */
export function tokensIn(text: string): readonly Token[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const printed = match[0].replace(/,+$/, '');
    const after = text.slice((match.index ?? 0) + match[0].length);
    const scale = /^\s*billion/.test(after) ? 1e9 : /^\s*million/.test(after) ? 1e6 : 1;
    return {
      value: Number(printed.replaceAll(',', '')) * scale,
      decimals:
        scale > 1
          ? -Math.log10(scale) + (printed.split('.')[1]?.length ?? 0)
          : (printed.split('.')[1]?.length ?? 0),
      text: printed,
    };
  });
}

/** Whether a printed number represents a value, that is, rounding the value to its precision gives it. */
export function standsFor(token: Pick<Token, 'value' | 'decimals'>, value: number): boolean {
  const size = Math.abs(value);
  if (Math.abs(size - token.value) <= 0.5 * 10 ** -token.decimals + 1e-9) return true;
  if (token.decimals > 0 || token.value < 10) return false;
  const zeros = /0*$/.exec(String(token.value))?.[0].length ?? 0;
  const step = zeros === 0 ? 1 : 10 ** zeros;
  return (
    Math.abs(size - token.value) <= step / 2 ||
    (token.value % 50 === 0 && token.value >= 1000 && Math.abs(size - token.value) <= 25)
  );
}

/** All numbers in a value, including those in its texts. */
export function numbersDeep(value: unknown, into: number[] = []): number[] {
  if (typeof value === 'number') into.push(value);
  else if (typeof value === 'string') for (const token of tokensIn(value)) into.push(token.value);
  else if (Array.isArray(value)) for (const one of value) numbersDeep(one, into);
  else if (value !== null && typeof value === 'object')
    for (const one of Object.values(value)) numbersDeep(one, into);
  return into;
}
