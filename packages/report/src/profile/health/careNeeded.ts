import { memberQuestionId } from '@global-fit/questionnaire/family';
import { toldHealth } from './toldHealth.ts';
import type { When } from '../when.ts';

/** Fits where an older relative who moves along needs care: by special needs, or an illness of old age. */
export const careNeeded: When = (profile) => {
  const own = profile.movers.elders.filter(({ specialNeeds }) => specialNeeds);
  if (own.length > 0) return own.map(({ n }) => memberQuestionId(n, 'special-needs'));
  const { illnesses, illnessIds } = toldHealth(profile);
  return illnesses.some(({ name }) => name === 'dementia') ? illnessIds : null;
};
