import { memberQuestionId } from '@global-fit/questionnaire/family';
import { toldHealth } from './toldHealth.ts';
import type { When } from '../when.ts';

/**
 * An older relative who comes along needs looking after: by special needs of their own, or by an illness of
 * old age.
 */
export const careNeeded: When = (profile) => {
  const own = profile.movers.elders.filter(({ specialNeeds }) => specialNeeds);
  if (own.length > 0) return own.map(({ n }) => memberQuestionId(n, 'special-needs'));
  const { illnesses, illnessIds } = toldHealth(profile);
  return illnesses.some(({ name }) => name === 'dementia') ? illnessIds : null;
};
