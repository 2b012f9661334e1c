import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import type { z } from 'zod';
import type { CreateSurveyResult, surveyResultCreatedSchema } from '@global-fit/contract/surveyResults';
import { call } from '#api/client.ts';

export type CreatedProfile = z.infer<typeof surveyResultCreatedSchema>;

const SURVEY_ID = 'profile-assessment-v1';

/**
 * Freezes the answers as a profile; the same content gives the same id again. `amount` in minor units. Throws
 * ApiError (422 names the questions that are wrong), SessionReplaced and the network's error.
 */
export function createProfile(payload: ProfilePayload, amount: number): Promise<CreatedProfile> {
  const { id, email, firstName, lastName, countryOfResidence } = payload.userInfo;
  const body: Omit<CreateSurveyResult, 'consents'> = {
    user: {
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      first_name: firstName,
      last_name: lastName,
      country: countryOfResidence,
    },
    payment: { product_id: payload.selectedProductId, amount },
    survey: { id: SURVEY_ID, answers: [...payload.answers] },
  };
  return call<CreatedProfile>('/survey-results', { json: body, owner: id });
}
