import type { Keeper } from '#features/drafts/keeper.ts';
import { useVersions } from '#features/questionnaire/saving/useVersions.ts';

/** Whether the answers were changed in another tab or on another device and the person has not chosen yet. */
export const useStale = (keeper: Keeper | null): boolean => useVersions(keeper) === 'choice';
