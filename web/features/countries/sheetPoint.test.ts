import { expect, it } from 'vitest';
import { pin } from '#maps/projection.ts';
import { sheetPoint } from './sheetPoint.ts';

it('agrees with the projection of the maps everywhere', () => {
  for (let longitude = -180; longitude <= 180; longitude += 15)
    for (let latitude = -55; latitude <= 80; latitude += 9) {
      const { x, y } = pin([longitude, latitude]);
      const [ours, theirs] = [sheetPoint([longitude, latitude]), [x, y]];
      expect(Math.abs(ours[0] - theirs[0]!)).toBeLessThan(0.15);
      expect(Math.abs(ours[1] - theirs[1]!)).toBeLessThan(0.15);
    }
});
