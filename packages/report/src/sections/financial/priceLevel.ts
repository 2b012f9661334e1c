/** What things cost as a whole, the United States being 100. */
export const PRICE = 'price_level_vs_us';
