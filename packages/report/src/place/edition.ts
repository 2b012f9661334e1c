import type { PlaceHeading } from '../model.ts';
import { TIERS } from '../tiers.ts';
import type { PlaceView } from './view.ts';

type OfEdition = Pick<PlaceView, 'tier'>;

/** Whether the edition ordered describes its places under this heading. */
export const hasChapter = ({ tier }: OfEdition, heading: PlaceHeading): boolean =>
  TIERS[tier].headings.includes(heading);

/** Whether the edition ordered has a roadmap. */
export const hasRoadmap = ({ tier }: OfEdition): boolean => TIERS[tier].roadmap;

/** "the records under Legal"; "our records" in an edition without that chapter. */
export const recordsUnder = (view: OfEdition, heading: PlaceHeading): string =>
  hasChapter(view, heading) ? `the records under ${heading}` : 'our records';
