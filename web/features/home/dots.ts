/** Number of dots in a row; they are ten units apart. */
export const perRow = 22;
const step = 10;
const radius = 3.4;

const dot = `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/**
 * Dots `from` to before `to`, in reading order, as one path. A path starts and ends each dot at its left edge, so
 * that the step to the next is the same along a row; an element for each of hundreds would be far longer.
 */
export function dotsPath(from: number, to: number): string {
  const x = (from % perRow) * step + step / 2 - radius;
  const y = Math.floor(from / perRow) * step + step / 2;
  let path = from < to ? `M${x.toFixed(1)} ${y}${dot}` : '';
  for (let at = from + 1; at < to; at += 1)
    path += `m${at % perRow === 0 ? `${-(perRow - 1) * step} ${step}` : `${step} 0`}${dot}`;
  return path;
}

export const dotsWidth = perRow * step;
/** Height of the rows for a number of dots. */
export const dotsHeight = (count: number): number => Math.ceil(count / perRow) * step;
