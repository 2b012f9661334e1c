/** Reading responses of which only some parts are guaranteed: missing values and those of another type become empty. */

type Shape = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Shape | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Shape) : null;

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textsIn = (value: unknown): readonly string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string');

/** The string entries of an object; numbers are converted. */
export const textsByNameIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectIn(value) ?? {}).flatMap(([name, text]) =>
      typeof text === 'string' || typeof text === 'number' ? [[name, String(text)]] : [],
    ),
  );
