import type { Persona } from '../persona.ts';
import { AMERICAN_FAMILY } from './americanFamily.ts';
import { AUSTRALIAN_FIRE } from './australianFire.ts';
import { BRAZILIAN_ENTREPRENEUR } from './brazilianEntrepreneur.ts';
import { BRITISH_NOMAD } from './britishNomad.ts';
import { CANADIAN_MOTHER } from './canadianMother.ts';
import { GERMAN_COUPLE } from './germanCouple.ts';
import { INDIAN_NURSE } from './indianNurse.ts';
import { JAPANESE_STUDENT } from './japaneseStudent.ts';
import { NIGERIAN_ENGINEER } from './nigerianEngineer.ts';
import { PORTUGUESE_RETIREE } from './portugueseRetiree.ts';
import { SOUTH_AFRICAN_FAMILY } from './southAfricanFamily.ts';
import { SYRIAN_PHARMACIST } from './syrianPharmacist.ts';

/** Twelve written people whose rankings are kept as golden files. */
export const PERSONAS: readonly Persona[] = [
  PORTUGUESE_RETIREE,
  NIGERIAN_ENGINEER,
  AMERICAN_FAMILY,
  JAPANESE_STUDENT,
  INDIAN_NURSE,
  GERMAN_COUPLE,
  BRAZILIAN_ENTREPRENEUR,
  BRITISH_NOMAD,
  SYRIAN_PHARMACIST,
  AUSTRALIAN_FIRE,
  CANADIAN_MOTHER,
  SOUTH_AFRICAN_FAMILY,
];
