import { isAtHome } from '../atHome.ts';
import type { PlaceView } from '../view.ts';

/** The overall price level, with the United States at 100. */
export const PRICE = 'price_level_vs_us';

/** Whether the move is within the country that defines the scale, where its price level says nothing. */
export const isItsScale = (view: PlaceView): boolean => view.iso3 === 'USA' && isAtHome(view);

/** Whether the place's price level is the scale itself and is not printed: 100 where the United States is 100. */
export const setsTheScale = ({ iso3 }: Pick<PlaceView, 'iso3'>): boolean => iso3 === 'USA';
