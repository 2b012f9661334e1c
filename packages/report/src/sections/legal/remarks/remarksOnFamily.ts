/** What the remarks of our records mean that tell of husband, wife, children and parents beside the holder of a permit. */
export const REMARKS_ON_FAMILY: readonly (readonly [RegExp, string])[] = [
  [/^children under (\d+)$/, 'Children come along while they are under $1.'],
  [/^unmarried children under (\d+)$/, 'Children come along while they are unmarried and under $1.'],
  [/^children up to (\d+)$/, 'Children come along up to the age of $1.'],
  [/^children up to (\d+) while they study$/, 'Children come along up to the age of $1 while they study.'],
  [
    /^children up to (\d+) who live on their parents$/,
    'Children come along up to the age of $1 where their parents keep them.',
  ],
  [
    /^children under (\d+), up to (\d+) while they study$/,
    'Children come along while they are under $1, and up to the age of $2 while they study.',
  ],
  [/^parents and parents-in-law too$/, 'Parents and parents-in-law may come along as dependants.'],
  [/^each of the family applies as a visitor$/, 'Each of the family applies as a visitor too.'],
  [
    /^the family on permits of its own that rest on it \(amparo\)$/,
    'The family gets permits of its own that rest on yours (amparo).',
  ],
  [
    /^family on dependants’ visas \(Non-Immigrant O\)$/,
    'The family comes on visas for dependants (Non-Immigrant O).',
  ],
  [
    /^family on a family reunion visa \(VITEM XI\)$/,
    'The family comes on a visa for family reunion (VITEM XI).',
  ],
  [
    /^family as dependants, whose costs the holder declares to bear$/,
    'The family applies as your dependants, and you declare that you bear their costs.',
  ],
  [
    /^husband or wife and minor children while the holder applies$/,
    'A husband or wife and minor children may apply while your own application runs.',
  ],
  [
    /^husband or wife and minor children on permits for family reunion$/,
    'A husband or wife and minor children come on permits for family reunion.',
  ],
  [/^each of the family files an application$/, 'Each of the family files an application.'],
  [
    /^health cover for each of the family$/,
    'A private health insurance has to be shown for each of the family.',
  ],
  [
    /^two dependants without a deposit, ([\d,]+) USD for each further one$/,
    'Two dependants come without a deposit of their own; for each further one it is US$$$1.',
  ],
  [/^([\d,]+) USD for each dependant$/, 'Each dependant costs a fee of US$$$1.'],
  [/^each of a couple applies alone$/, 'Each of a couple applies alone and shows the whole sum.'],
  [
    /^the quota counts the family too$/,
    'The quota counts the family too, so each of you needs a place in it.',
  ],
];
