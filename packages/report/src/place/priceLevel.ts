import { isAtHome } from './atHome.ts';
import type { PlaceView } from './view.ts';

/** What things cost as a whole, the United States being 100. */
export const PRICE = 'price_level_vs_us';

/** Whether somebody moves within the country whose prices are the scale: measured by itself, it says nothing. */
export const isItsScale = (view: PlaceView): boolean => view.iso3 === 'USA' && isAtHome(view);
