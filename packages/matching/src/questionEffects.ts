import { ADDITIONAL_INFORMATION_EFFECTS } from './effects/additional-information.ts';
import { CAREER_EDUCATION_EFFECTS } from './effects/career-education.ts';
import { COUNTRY_PRIORITIES_EFFECTS } from './effects/country-priorities.ts';
import { CURRENT_LIFE_ASSESSMENT_EFFECTS } from './effects/current-life-assessment.ts';
import { FAMILY_DEPENDENTS_EFFECTS } from './effects/family-dependents.ts';
import { FAMILY_MEMBERS_EFFECTS } from './effects/family-members.ts';
import { FINANCIAL_FOUNDATION_EFFECTS } from './effects/financial-foundation.ts';
import { FINANCIAL_PLANNING_EFFECTS } from './effects/financial-planning.ts';
import { HEALTH_MEDICAL_EFFECTS } from './effects/health-medical.ts';
import { LANGUAGE_PREFERENCES_EFFECTS } from './effects/language-preferences.ts';
import { LIFESTYLE_PREFERENCES_EFFECTS } from './effects/lifestyle-preferences.ts';
import { PERSONAL_INFO_EFFECTS } from './effects/personal-info.ts';
import { RELOCATION_MOTIVATION_EFFECTS } from './effects/relocation-motivation.ts';
import type { QuestionEffect } from './effects/row.ts';
import { VISA_IMMIGRATION_EFFECTS } from './effects/visa-immigration.ts';

/**
 * Every question of the profile assessment and what its answer does. `score` and `constraint` are tested here,
 * `advice` and `task` by the report. Questions about family members stand under the id of their template.
 */
export const QUESTION_EFFECTS: readonly QuestionEffect[] = [
  ...PERSONAL_INFO_EFFECTS,
  ...CURRENT_LIFE_ASSESSMENT_EFFECTS,
  ...RELOCATION_MOTIVATION_EFFECTS,
  ...FAMILY_DEPENDENTS_EFFECTS,
  ...FINANCIAL_FOUNDATION_EFFECTS,
  ...CAREER_EDUCATION_EFFECTS,
  ...LIFESTYLE_PREFERENCES_EFFECTS,
  ...COUNTRY_PRIORITIES_EFFECTS,
  ...LANGUAGE_PREFERENCES_EFFECTS,
  ...HEALTH_MEDICAL_EFFECTS,
  ...FINANCIAL_PLANNING_EFFECTS,
  ...VISA_IMMIGRATION_EFFECTS,
  ...ADDITIONAL_INFORMATION_EFFECTS,
  ...FAMILY_MEMBERS_EFFECTS,
];
