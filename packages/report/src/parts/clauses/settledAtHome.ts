import { REMARKS_AND_FAMILY } from '@global-fit/matching/profile/text/freeTexts';
import type { PlaceView } from '../../place/view.ts';
import { saidAt } from '../../profile/health/affirmed.ts';
import { freeMovement } from '../../place/entry/routes.ts';

/** Questions under which people tell what they have; wishes and conditions are elsewhere. */
const TOLD = [...REMARKS_AND_FAMILY, 'relocation-inspiration'] as const;

const STATUS = String.raw`(?:permanent residen(?:t|ts|ce|cy)|green cards?|settled status|indefinite leave|ILR|settlement permit|Niederlassungserlaubnis)`;
/** "I have a green card", "we are permanent residents", "my settled status"; not a pending application. */
const HELD = new RegExp(
  [
    String.raw`\b(?:I|we)(?: both| all)?(?: now| already| still)?(?: have| hold| got| am| are|['’](?:m|re|ve))\b[^.;!?\n]{0,25}\b${STATUS}\b(?! (?:queue|backlog|application|process|lottery|interview))`,
    String.raw`\b(?:my|our) ${STATUS}\b(?! (?:queue|backlog|application|process|lottery|interview|is pending))`,
  ].join('|'),
  'i',
);
/** Words of a status that is still to come. */
const TO_COME =
  /\b(?:apply|applying|applied|waiting|pending|hope|want|eligible|will|would|until|queue)\b|\?/i;

/**
 * Whether years towards citizenship of the present country are running: with a permanent status, or under an
 * agreement that lets the passport's holders settle. On another permit they may never start.
 */
export function settledAtHome(view: PlaceView): boolean {
  const { home, profile } = view;
  if (!home) return false;
  if (freeMovement(view, home.iso3)?.movement.grade === 'settle') return true;
  return TOLD.some((id) =>
    (profile.read.text(id) ?? '')
      .split(/(?<=[.;!?\n])/)
      .some(
        (sentence) =>
          !TO_COME.test(sentence) && saidAt(sentence, HELD) >= 0 && !/\b(?:no|not)\b/i.test(sentence),
      ),
  );
}
