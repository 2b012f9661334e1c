import { expect, it } from 'vitest';
import { relativePath } from './relativePath.ts';

/** Every corner that a relative path reaches, in tenths. */
function corners(path: string): number[][] {
  const reached: number[][] = [];
  let start = [0, 0];
  for (const [, command, text = ''] of path.matchAll(/([Mlz])([^Mlz]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(Number(number) * 10));
    let [x, y] = command === 'M' ? [0, 0] : (reached.at(-1) ?? [0, 0]);
    if (command === 'z') reached.push(start);
    for (let at = 0; at < numbers.length; at += 2) {
      [x, y] = [x! + numbers[at]!, y! + numbers[at + 1]!];
      reached.push([x, y]);
    }
    if (command === 'M') start = reached.at(-1)!;
  }
  return reached;
}

it('reaches the same corners', () => {
  const path = 'M10,20L10.5,19.2L-3,19.2L-3,19.2ZM0.1,0L0.1,0L7,-0.3Z';
  expect(corners(relativePath(path))).toEqual([
    [100, 200],
    [105, 192],
    [-30, 192],
    [100, 200],
    [1, 0],
    [70, -3],
    [1, 0],
  ]);
});

it('writes no unnecessary signs or zeros', () => {
  expect(relativePath('M1,2L1.5,1.5L3,4')).toBe('M1 2l.5-.5 1.5 2.5');
});
