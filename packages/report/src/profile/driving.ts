import type { Profile } from './profile.ts';

const NO_DRIVER =
  /\b(?:having|needing|needs?|have|has) to (?:drive|own a car|have a car)\b|\b(?:do not|don['’]?t|cannot|can['’]?t|no longer|never|will not|won['’]?t|stopped|gave up) (?:\w+ ){0,3}driv(?:e|ing)\b|\bcar[- ]dependen\w+/i;

const TOLD_IN = ['deal-breakers', 'relocation-inspiration', 'additional-comments', 'missed-information'];

/** Whether somebody who moves alone wrote that they will not drive; of two, the other may. */
export const willNotDrive = ({ read, movers }: Pick<Profile, 'read' | 'movers'>): boolean =>
  movers.people === 1 && TOLD_IN.some((id) => NO_DRIVER.test(read.text(id) ?? ''));
