import { PASSWORD_MIN_LENGTH } from '@global-fit/contract/password';
/** Passwords made by typing rather than thinking: keyboard walks, number rows, dates. */

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
];
/** Walks down the columns of a keyboard, and other shapes. */
const SHAPES = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfv',
  'zaq1xsw2cde3vfr4',
  '1a2b3c4d5e6f7g8h',
  'a1b2c3d4e5f6g7h8',
  'asdfqwerzxcv',
  'qweasdzxcrtyfghvbn',
  'poiuytrewqlkjhgfdsa',
  '147258369',
  '159357258',
  '789456123',
  '741852963',
  '951753852',
  '112233445566778899',
  '1122334455',
  '135792468',
  '246813579',
  '102030405060',
  '314159265358979',
];

const reversed = (text: string): string => [...text].reverse().join('');

/** Every substring of four or more characters. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (let to = from + 4; to <= text.length; to += 1) found.push(text.slice(from, to));
  return found;
}

function walks(): string[] {
  const straight = ROWS.flatMap((row) => pieces(row)).filter((piece) => piece.length <= 12);
  const rows = straight.flatMap((piece) => [piece, reversed(piece)]);
  const starts = SHAPES.flatMap((shape) => [shape, reversed(shape)]).flatMap((shape) =>
    Array.from({ length: Math.max(0, shape.length - PASSWORD_MIN_LENGTH + 1) }, (_, more) =>
      shape.slice(0, PASSWORD_MIN_LENGTH + more),
    ),
  );
  const beginnings = ROWS.slice(0, 9).flatMap((row) => [
    row.slice(0, 3),
    row.slice(0, 4),
    row.slice(0, 5),
    row.slice(0, 6),
  ]);
  const joined = beginnings.flatMap((one) => beginnings.map((other) => one + other));
  return [
    ...rows,
    ...starts,
    ...joined,
    ...rows.flatMap((row) => [row + row, `${row}1`, `${row}123`, `${row}!`]),
  ];
}

function repeats(): string[] {
  const signs = [...'0123456789abcdefghijklmnopqrstuvwxyz*.!'];
  const same = signs.flatMap((sign) => [8, 9, 10, 11, 12, 16].map((times) => sign.repeat(times)));
  const pairs = [...'0123456789'].flatMap((one) =>
    [...'0123456789'].flatMap((other) => [4, 5, 6].map((times) => `${one}${other}`.repeat(times))),
  );
  const blocks = [
    '123',
    '321',
    'abc',
    'xyz',
    '007',
    '1234',
    '4321',
    'abcd',
    '12345',
    '2580',
    '1212',
    '6969',
    '5201314',
  ];
  return [...same, ...pairs, ...blocks.flatMap((block) => [2, 3, 4].map((times) => block.repeat(times)))];
}

const DATES = [/^(\d{2})(\d{2})((?:19|20)\d{2})$/, /^((?:19|20)\d{2})(\d{2})(\d{2})$/];

/** Whether eight digits can be read as a date in a century in which living people were born. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[-./ ]/g, '');
  return DATES.some((order) => {
    const parts = order.exec(digits)?.slice(1) ?? [];
    const small = parts.filter((part) => part.length === 2).map(Number);
    return small.length === 2 && small.every((part) => part >= 1 && part <= 31) && Math.min(...small) <= 12;
  });
}

let walked: ReadonlySet<string> | undefined;

/** Walks and rows, including those too short to be passwords, since they are combined with other parts. */
export const typedPatterns = (): readonly string[] => [...walks(), ...repeats()];

/** Whether a text (in lower case) is a pattern: a walk, a repeated block, a date. */
export function isTypedPattern(text: string): boolean {
  walked ??= new Set(typedPatterns());
  return walked.has(text) || isDate(text) || /^(.{1,6})\1+$/s.test(text);
}
