import type { KeeperState } from './keeping.ts';

/** Says where answers are stored while the server does not have them. */
export const keptText = ({ keepsHere }: Pick<KeeperState, 'keepsHere'>): string =>
  keepsHere
    ? 'Your answers are kept in this browser.'
    : 'Your answers are on this page only: please leave it open.';
