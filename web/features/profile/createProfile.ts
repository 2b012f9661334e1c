import { PROFILE_ASSESSMENT } from '@global-fit/questionnaire/definition';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import type { z } from 'zod';
import type { CreateSurveyResult, surveyResultCreatedSchema } from '@global-fit/contract/surveyResults';
import { call } from '#api/client.ts';

type CreatedProfile = z.infer<typeof surveyResultCreatedSchema>;

/**
 * Freezes the answers as a profile; equal content returns the same id. `amount` is in minor units, null where nothing
 * is paid for. Throws ApiError (422 names the invalid questions), SessionReplaced and the network's error.
 */
export function createProfile(payload: ProfilePayload, amount: number | null): Promise<CreatedProfile> {
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
    payment: amount === null ? null : { product_id: payload.selectedProductId, amount },
    survey: { id: PROFILE_ASSESSMENT.id, answers: [...payload.answers] },
  };
  return call<CreatedProfile>('/survey-results', { json: body, owner: id });
}
