import { isAtHome } from '../atHome.ts';
import type { PlaceView } from '../view.ts';

/** What things cost as a whole, the United States being 100. */
export const PRICE = 'price_level_vs_us';

/** Whether somebody moves within the country whose prices are the scale: measured by itself, it says nothing. */
export const isItsScale = (view: PlaceView): boolean => view.iso3 === 'USA' && isAtHome(view);

/** Whether its level is the scale itself, which is told to nobody as a number: 100 where the United States is 100. */
export const setsTheScale = ({ iso3 }: Pick<PlaceView, 'iso3'>): boolean => iso3 === 'USA';
