import type { ProductMetadata } from '#db/schema/catalogue';

/** What is on sale, as it ships. Prices in US cents; every tier covers three countries. */
export interface CatalogueProduct {
  readonly id: string;
  readonly stripeProductId: string;
  readonly kind: 'tier' | 'addon';
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly price: number;
  readonly metadata: ProductMetadata;
}

export const CURRENCY = 'usd';

export const PRODUCTS: readonly CatalogueProduct[] = [
  {
    id: 'bronze',
    stripeProductId: 'prod_global_fit_bronze',
    kind: 'tier',
    name: 'Global Fit Report Bronze',
    description: 'Three places that suit you, compared on the points that decide first.',
    features: [
      'Your 3 best-matching countries, with their scores explained',
      'Five sections for each place: housing, lifestyle, family, career and safety',
      'All places compared side by side on seven themes',
      'A key insight and an action item in every section',
      'PDF by e-mail and web page, with a source and a year for every figure',
    ],
    price: 14_900,
    metadata: { rank: 1, color: 'accent', popular: false, default_additional_countries: 0 },
  },
  {
    id: 'silver',
    stripeProductId: 'prod_global_fit_silver',
    kind: 'tier',
    name: 'Global Fit Report Silver',
    description: 'The full picture of three places, with your money and your months planned.',
    features: [
      'Everything in Bronze',
      'All nine sections for each place: financial, healthcare, legal and education too',
      'Your money there: budget, tax and cost of the move',
      'A month-by-month roadmap for your move',
      'A calendar file with every deadline of the roadmap',
      'Your own questions, up to three, answered one by one',
    ],
    price: 19_900,
    metadata: { rank: 2, color: 'info', popular: true, default_additional_countries: 0 },
  },
  {
    id: 'gold',
    stripeProductId: 'prod_global_fit_gold',
    kind: 'tier',
    name: 'Global Fit Report Gold',
    description: 'Five places, studied from every side, in a report you can keep working with.',
    features: [
      'Everything in Silver',
      '2 more countries, of your choice or ours',
      'A joint ranking for couples, once both have answered',
      'What would change this: the answers on which your result turns',
      'Live weights on the web page: move them and see the ranking follow',
    ],
    price: 29_900,
    metadata: { rank: 3, color: 'warning', popular: false, default_additional_countries: 2 },
  },
  {
    id: 'single-country-analysis',
    stripeProductId: 'prod_global_fit_single_country',
    kind: 'addon',
    name: 'Custom Single-Country Analysis',
    description: 'One country of your choice, studied for your profile.',
    features: [
      'All nine sections for the country you name, from money to legal routes',
      'Its place in your whole ranking, and which of your conditions it meets',
      'Compared with home on seven themes',
      'A month-by-month roadmap, as a calendar file too',
    ],
    price: 10_000,
    metadata: { default_additional_countries: 0 },
  },
];
