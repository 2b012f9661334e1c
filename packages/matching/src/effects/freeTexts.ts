// What words tell in whichever free text they stand: the row of each such question ends with these sentences.
export const INCOME =
  'An income told there with its amount of a month is held against what routes ask for, and so is who pays for a study.';
export const STAY =
  'A part of each year told as a stay is the time by which warmth and rain are judged, for which days without a visa may be enough, and for which the plan gives up nothing at home; a month or season told for the move is that of the plan where the time ticked allows it.';
export const PARTNERS_PASSPORT =
  'A passport that the partner holds by what is told there is a way in to all that it opens.';
export const NO_WAY_BACK =
  'A country to which there is no way back is ruled out, and nothing sends anybody there.';
