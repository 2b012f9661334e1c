import type { Way } from '../../entry/way.ts';

/** Whether free movement is the way in under an agreement whose law takes the family along, whatever its passport. */
export const freeForFamily = (way: Way): boolean =>
  way.kind === 'movement' && way.movement.grade === 'settle' && way.movement.family !== null;
