import type { Factor, FactorPart, Reading } from '../model.ts';
import { factor, logPart, part, wordPart } from './part.ts';

/** Taxes that apply to every kind of income. */
const BESIDES_PAY = [
  part(
    'vat_rate',
    1,
    [
      [0, 1],
      [8, 0.75],
      [18, 0.4],
      [27, 0],
    ],
    'Tax on what one buys',
  ),
  part(
    'tax_revenue',
    1,
    [
      [3, 1],
      [12, 0.7],
      [22, 0.35],
      [35, 0],
    ],
    'Taxes of the state compared with the economy',
  ),
  wordPart(
    'inheritance_tax',
    0.3,
    { no: 1, 'close family exempt': 0.8, yes: 0 },
    'Tax on what one leaves behind',
  ),
];

/** The utility of the highest rate of income tax, in percent. */
const TOP_RATE = [
  [0, 1],
  [10, 0.85],
  [20, 0.65],
  [35, 0.35],
  [50, 0],
] as const;

/** The utility of what is taken of pay, in percent, by pay in thousands of US dollars a year: more is taken of more. */
const OF_PAY = {
  30: [
    [0, 1],
    [12, 0.75],
    [22, 0.45],
    [38, 0],
  ],
  60: [
    [0, 1],
    [15, 0.75],
    [27, 0.45],
    [42, 0],
  ],
  100: [
    [0, 1],
    [18, 0.75],
    [31, 0.45],
    [46, 0],
  ],
} as const;

/**
 * What is taken of pay. Where no estimate is on record, that for other pay stands in by its own curve, else the highest
 * rate of income tax: without these, a state that takes nothing was as good as one that takes half.
 */
function ofPay(thousands: keyof typeof OF_PAY, besides: readonly (keyof typeof OF_PAY)[]): FactorPart {
  const at = (one: keyof typeof OF_PAY): Reading => ({
    indicator: `deductions_pct_${one}k_usd`,
    curve: { points: OF_PAY[one] },
  });
  return {
    ...at(thousands),
    share: 4,
    reason: `Income tax and contributions on ${thousands},000 dollars a year`,
    otherwise: [...besides.map(at), { indicator: 'top_income_tax_rate', curve: { points: TOP_RATE } }],
  };
}

/** Conditions for business, and taxes. */
export const BUSINESS: readonly Factor[] = [
  factor('business', 'Business climate', 'taxation_business', [
    part(
      'regulatory_quality',
      3,
      [
        [-2.2, 0],
        [-1, 0.22],
        [0, 0.5],
        [1, 0.8],
        [1.9, 1],
      ],
      'Rules that let firms work',
    ),
    part(
      'total_tax_rate_business',
      2,
      [
        [12, 1],
        [30, 0.75],
        [45, 0.45],
        [80, 0],
      ],
      'Taxes and contributions of a typical firm',
    ),
    logPart(
      'days_to_start_business',
      1,
      [
        [1, 1],
        [7, 0.75],
        [25, 0.4],
        [100, 0],
      ],
      'Time to open a company',
    ),
    part(
      'procedures_to_start_business',
      0.5,
      [
        [1, 1],
        [5, 0.75],
        [10, 0.35],
        [16, 0],
      ],
      'Steps to open a company',
    ),
    part(
      'regulation_time_burden',
      1,
      [
        [0.5, 1],
        [5, 0.7],
        [12, 0.35],
        [25, 0],
      ],
      'Hours managers spend on officials',
    ),
    part(
      'legal_rights_strength',
      0.5,
      [
        [1, 0],
        [5, 0.45],
        [9, 0.85],
        [12, 1],
      ],
      'Protection of lenders and borrowers',
    ),
    part(
      'credit_information_depth',
      0.5,
      [
        [0, 0],
        [5, 0.5],
        [8, 1],
      ],
      'Whether a good credit record can be shown',
    ),
    part(
      'business_disclosure',
      0.5,
      [
        [0, 0],
        [5, 0.45],
        [10, 1],
      ],
      'Protection of investors',
    ),
    part(
      'logistics_performance',
      1,
      [
        [1.8, 0],
        [2.6, 0.35],
        [3.3, 0.7],
        [4.1, 1],
      ],
      'Sending and receiving goods',
    ),
  ]),
  factor('taxes_modest', 'Taxes', 'taxation_business', [
    ofPay(30, [60]),
    part(
      'employee_social_rate',
      0.5,
      [
        [0, 1],
        [8, 0.65],
        [15, 0.35],
        [30, 0],
      ],
      'Contributions taken from pay',
    ),
    ...BESIDES_PAY,
  ]),
];

const TAXES = BUSINESS.find((one) => one.id === 'taxes_modest') as Factor;

/** The same theme at another income: only one of these factors is ever given weight. */
function taxesAt(id: string, ...salaries: Parameters<typeof ofPay>): Factor {
  const [first, ...rest] = TAXES.parts;
  return { ...TAXES, id, parts: [{ ...ofPay(...salaries), share: (first as FactorPart).share }, ...rest] };
}

/**
 * Tax factors by income. Exactly one is given weight: the one of the expected income, or the one for people who do
 * not work.
 */
export const TAXES_BY_INCOME: readonly Factor[] = [
  taxesAt('taxes_middle', 60, [100, 30]),
  taxesAt('taxes_high', 100, [60]),
  // What is taken of a salary says little of people who live on what they own: no contributions are due on that, much of
  // it comes from abroad, and where no income is taxed neither is theirs.
  factor('taxes_unearned', 'Taxes', 'taxation_business', [
    part('top_income_tax_rate', 2, TOP_RATE, 'The most that is taken of any income'),
    wordPart(
      'foreign_income_tax',
      1,
      { no: 1, 'brought in': 0.7, yes: 0 },
      'Tax on income from abroad, on which newcomers live at first',
    ),
    ...BESIDES_PAY,
    wordPart('wealth_tax', 1, { no: 1, limited: 0.6, yes: 0 }, 'Tax on what one owns'),
  ]),
];
