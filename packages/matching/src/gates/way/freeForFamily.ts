import type { Way } from '../../entry/way.ts';

/** Whether the way in is free movement that covers family members of any nationality. */
export const freeForFamily = (way: Way): boolean =>
  way.kind === 'movement' && way.movement.grade === 'settle' && way.movement.family !== null;
