/** Remarks on what a permit costs beside its fee, and on what buyers of homes and businesses have to show. */
export const REMARKS_ON_FEES: readonly (readonly [RegExp, string])[] = [
  [
    /^charges for most visas rose by a quarter in July 2026$/,
    'Charges for most visas there rose by a quarter in July 2026, and the fee on record is the one before: look up the one in force.',
  ],
  [
    /^(\d+) CAD of the fee for the right of permanent residence$/,
    'CAD $1 of the fee are for the right of permanent residence.',
  ],
  [/^a province asks for a fee of its own$/, 'The province asks for a fee of its own besides.'],
  [/^the sponsor pays a fee besides$/, 'The partner there pays a fee of their own as the sponsor.'],
  [
    /^a card of ([\d,]+) MXN for the first year$/,
    'Beside the visa the card of the first year costs MXN $1 (fee of 2026).',
  ],
  [
    /^a visa integrity fee of (\d+) USD by a law of July 2025$/,
    'A law of July 2025 adds a visa integrity fee of at least US$$$1: ask whether it is collected by now.',
  ],
  [
    /^homes or other buildings and no farmland, several together as well$/,
    'Homes and other buildings count, several of them together as well, and farmland does not.',
  ],
  [/^an accredited valuer confirms the value$/, 'A valuer with accreditation has to confirm the value.'],
  [/^for as long as they are owned$/, 'It can be renewed for as long as they are yours.'],
  [/^five years at once from ([\d,]+) USD$/, 'From US$$$1 the permit is one for five years.'],
  [
    /^650 monthly minimum wages$/,
    'The sum is an investment of 650 monthly minimum wages and moves with them.',
  ],
  [
    /^or as a rule five years on a visa of type M$/,
    'Without it, it follows as a rule after five years on a visa of type M.',
  ],
  [
    /^to buy and run a business there that has stood for five years$/,
    'The sum buys a business that has stood for at least five years, and you have to run it yourself.',
  ],
  [
    /^residence after one year from ([\d,]+) NZD$/,
    'From NZ$$$1 residence may be asked for after one year already.',
  ],
  [/^([\d,]+) NZD to live on$/, 'Another NZ$$$1 has to be there to live on.'],
  [
    /^experience at the head of a company$/,
    'It takes experience as the owner or a senior manager of a company of some size.',
  ],
  [/^some trades and franchises are shut out$/, 'Franchises and some trades are shut out.'],
];
