/** What the product's specification says about the assessment, for comparison in tests. */

/** Section ids in order, each with the ids of its questions. */
export const SPECIFIED_IDS: Readonly<Record<string, string>> = {
  'personal-info': 'full-name email age citizenship ancestry-claim ancestry-countries current-location',
  'current-life-assessment':
    'current-life-satisfaction current-location-satisfaction current-work-satisfaction current-life-highlights support-systems-leaving daily-routine-satisfaction life-stage-feeling',
  'relocation-motivation':
    'relocation-inspiration relocation-phase relocation-drivers push-vs-pull ideal-life-vision new-location-priorities relocation-timeline relocation-scope relocation-duration',
  'family-dependents':
    'relationship-status relocating-family-members number-of-family-members family-composition-type childcare-education-priorities eldercare-considerations couple-lifestyle-priorities children-education-preference extended-family-location extended-family-importance unique-family-situation general-background-history specific-immigration-history background-immigration-details relocating-pets pets-details pets-additional-info',
  'financial-foundation':
    'liquid-assets-available expected-annual-income financial-independence-level cost-of-living-priority',
  'career-education':
    'life-purpose-motivation work-life-integration education-level career-field study-field study-level study-abroad-motivation years-in-field years-senior-management special-skills work-arrangement remote-work-legal-structure years-owning-business planned-business-activities existing-business-revenue existing-business-employees existing-business-registration-country local-job-creation-intent planned-business-projected-revenue other-economic-contributions retirement-timeline retirement-transition-status retirement-income-phase remote-work-requirements monthly-budget community-preference',
  'lifestyle-preferences':
    'cultural-adaptation-style social-values-priority communication-style-preference climate-preference precipitation-preference location-type housing-preference outdoor-activities',
  'country-priorities':
    'healthcare-quality education-quality safety cost-of-living political-stability cultural-diversity',
  'language-preferences':
    'languages-spoken language-preference language-proficiency-rating language-test-preparedness',
  'health-medical':
    'medical-conditions medical-conditions-details medication-dependencies medication-details',
  'financial-planning':
    'tax-awareness net-worth cross-border-financial-planning source-of-funds-documentation existing-debt property-ownership property-type income-sources',
  'visa-immigration': 'visa-preference budget-relocation',
  'additional-information':
    'specific-questions specific-countries deal-breakers additional-comments missed-information',
};

/** Option values in order, for the questions whose values are fixed. */
export const SPECIFIED_OPTIONS: Readonly<Record<string, string>> = {
  'ancestry-claim': 'yes possibly no unsure',
  'relocation-phase': 'ideation planning exploration paperwork logistics settling',
  'push-vs-pull': 'mostly-push both-equally mostly-pull',
  'relocation-timeline': '0-6-months 6-12-months 1-2-years 2-5-years 5-plus-years exploring',
  'relocation-scope': 'international domestic',
  'relocation-duration': 'temporary medium long-term permanent undecided',
  'relationship-status': 'single married domestic-partnership divorced widowed',
  'relocating-family-members': 'yes no undecided',
  'general-background-history': 'yes no prefer-not-to-say',
  'specific-immigration-history': 'yes no prefer-not-to-say',
  'retirement-timeline': 'already-retired less-than-5 5-10 10-20 more-than-20 not-planning',
  'language-preference': 'must-speak commonly-spoken willing-to-learn',
  'tax-awareness': 'yes somewhat no',
  'net-worth': 'under-50k 50k-100k 100k-250k 250k-500k 500k-1m 1m-2m 2m-5m 5m-10m 10m-plus prefer-not-to-say',
  'cross-border-financial-planning': 'yes-urgent yes-interested maybe no-covered no-later',
  'source-of-funds-documentation': 'yes no unsure',
  'existing-debt': 'no-debt mortgage moderate significant prefer-not-to-say',
  'property-ownership': 'yes-selling yes-renting yes-keeping no',
  'property-type': 'primary-residence investment vacation multiple not-applicable',
  'income-sources':
    'remote-work local-income business-income investments retirement-pension savings passive-income undecided',
  'visa-preference': 'citizenship digital-nomad entrepreneur permanent-residency retirement work undecided',
  'budget-relocation': 'under-5k 5k-10k 10k-20k 20k-50k 50k-plus undecided',
};
