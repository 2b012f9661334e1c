import type { PlaceView } from '../../place/view.ts';
import type { Stage } from '../../profile/stage.ts';

/** Whether the customer's main occupation after the move is one of these. */
export const atStage = (view: PlaceView, ...stages: readonly Stage[]): boolean =>
  stages.includes(view.profile.stage);
