import { compileQuestionnaire } from './compile.ts';
import type { Question, Questionnaire, Section } from './model.ts';
import { ADDITIONAL_INFORMATION } from './sections/additional-information.ts';
import { CAREER_EDUCATION } from './sections/career-education.ts';
import { COUNTRY_PRIORITIES } from './sections/country-priorities.ts';
import { CURRENT_LIFE_ASSESSMENT } from './sections/current-life-assessment.ts';
import { FAMILY_DEPENDENTS } from './sections/family-dependents.ts';
import { FINANCIAL_FOUNDATION } from './sections/financial-foundation.ts';
import { FINANCIAL_PLANNING } from './sections/financial-planning.ts';
import { HEALTH_MEDICAL } from './sections/health-medical.ts';
import { LANGUAGE_PREFERENCES } from './sections/language-preferences.ts';
import { LIFESTYLE_PREFERENCES } from './sections/lifestyle-preferences.ts';
import { PERSONAL_INFO } from './sections/personal-info.ts';
import { RELOCATION_MOTIVATION } from './sections/relocation-motivation.ts';
import { VISA_IMMIGRATION } from './sections/visa-immigration.ts';

/** The profile assessment: the single definition that form, server, engine and report use. */
export const PROFILE_ASSESSMENT: Questionnaire = {
  id: 'profile-assessment-v1',
  version: '1.0',
  title: 'Global Fit Profile Assessment',
  sections: [
    PERSONAL_INFO,
    CURRENT_LIFE_ASSESSMENT,
    RELOCATION_MOTIVATION,
    FAMILY_DEPENDENTS,
    FINANCIAL_FOUNDATION,
    CAREER_EDUCATION,
    LIFESTYLE_PREFERENCES,
    COUNTRY_PRIORITIES,
    LANGUAGE_PREFERENCES,
    HEALTH_MEDICAL,
    FINANCIAL_PLANNING,
    VISA_IMMIGRATION,
    ADDITIONAL_INFORMATION,
  ],
};

/** `PROFILE_ASSESSMENT` compiled; what a function reads unless it is given another, such as `SECOND_ADULT`. */
export const PROFILE = compileQuestionnaire(PROFILE_ASSESSMENT);

/** Sections in display order, their questions in display order. */
export const SECTIONS: readonly Section[] = PROFILE.sections;

/** A question by id, generated family-member questions included. */
export function questionById(id: string): Question | undefined {
  return PROFILE.entries[PROFILE.indexById.get(id) ?? -1]?.question;
}

/** The section in which a question is asked. */
export function sectionOfQuestion(id: string): Section | undefined {
  return PROFILE.entries[PROFILE.indexById.get(id) ?? -1]?.section;
}
