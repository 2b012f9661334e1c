import { place, wish, type Written, type WrittenAnswers } from './persona.ts';

/** Two answers to one question, on top of some answers that make it be asked, that must not end alike. */
export interface Probe {
  readonly questionId: string;
  readonly given?: WrittenAnswers;
  readonly from: Written;
  readonly to: Written;
}

const probe = (questionId: string, from: Written, to: Written, given: WrittenAnswers = {}): Probe => ({
  questionId,
  from,
  to,
  given,
});

const FAMILY = { 'relocating-family-members': 'yes' };
const MEMBER = {
  ...FAMILY,
  'number-of-family-members': 1,
  'retirement-timeline': 'already-retired',
  'monthly-budget': 2500,
};
const RETIRED = {
  'retirement-timeline': 'already-retired',
  'income-sources': ['retirement-pension'],
  'visa-preference': ['retirement'],
};
const REMOTE = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
};
const LOCAL = { 'work-arrangement': 'local-job', 'career-field': 'engineering' };
const NURSE = {
  ...REMOTE,
  ...FAMILY,
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-occupation': 'employed-full',
  'special-skills': 'My wife is a registered nurse.',
  'visa-preference': ['work'],
  citizenship: ['USA'],
};
const CHILDREN = { ...FAMILY, 'family-composition-type': 'couple-school-children' };

/** Texts in which an income, or a country without a way back, is read wherever they are mentioned. */
const FREE_TEXTS = [
  'additional-comments',
  'missed-information',
  'specific-questions',
  'unique-family-situation',
  'current-life-highlights',
  'ideal-life-vision',
];

/** One or more probes for every question that moves scores or sets constraints. */
export const PROBES: readonly Probe[] = [
  probe('age', 40, 65, {
    ...RETIRED,
    'expected-annual-income': '30k-50k',
    'monthly-budget': 2500,
    citizenship: ['GBR'],
  }),
  probe('citizenship', ['DEU'], ['IND'], REMOTE),
  probe('ancestry-claim', 'yes', 'unsure', { 'ancestry-countries': ['ITA'], citizenship: ['ARG'] }),
  probe('ancestry-countries', ['ITA'], ['IRL'], { 'ancestry-claim': 'yes', citizenship: ['ARG'] }),
  probe(
    'current-location',
    { value: 'France', countryCode: 'fr' },
    { value: 'Japan', countryCode: 'jp' },
    { 'eldercare-considerations': 'return-often' },
  ),
  probe('current-work-satisfaction', 2, 9),
  probe('support-systems-leaving', ['healthcare'], ['friends']),
  probe('daily-routine-satisfaction', 2, 9),
  probe('life-stage-feeling', 'slowing-down', 'settled'),
  probe('relocation-drivers', ['lower-taxes'], ['nature']),
  probe('relocation-drivers', ['better-climate'], ['nature'], {
    'current-location': { value: 'Copenhagen, Denmark', city: 'Copenhagen', countryCode: 'dk' },
    'climate-preference': { value: 3, importanceValue: 3 },
  }),
  probe('new-location-priorities', ['sea'], ['job-market']),
  probe('relocation-scope', 'international', 'domestic', {
    'current-location': { value: 'Brazil', countryCode: 'br' },
  }),
  probe('relocation-duration', 'permanent', 'temporary'),
  probe('relocation-duration', 'permanent', 'temporary', { ...REMOTE, 'expected-annual-income': '75k-100k' }),
  probe('relocating-family-members', 'yes', 'no', {
    'family-composition-type': 'couple-school-children',
    ...RETIRED,
    'monthly-budget': 2000,
  }),
  probe('number-of-family-members', 1, 3, {
    ...MEMBER,
    'family-member-1-relationship': 'spouse',
    'family-member-2-relationship': 'child',
    'family-member-3-relationship': 'child',
  }),
  probe('relocation-timeline', '6-12-months', '2-5-years', {
    ...LOCAL,
    citizenship: ['IND'],
    'visa-preference': ['permanent-residency'],
    'expected-annual-income': '30k-50k',
  }),
  probe('relocation-timeline', 'exploring', '1-2-years', {
    ...MEMBER,
    'number-of-family-members': 2,
    'monthly-budget': 4000,
    'family-member-1-family-member-age': 11,
    'family-member-1-relationship': 'child',
    'family-member-2-family-member-age': 8,
    'family-member-2-relationship': 'child',
  }),
  probe('children-education-preference', 'local-public', 'international', {
    ...CHILDREN,
    'monthly-budget': 9000,
  }),
  probe('family-composition-type', 'couple', 'multigenerational', {
    ...FAMILY,
    ...RETIRED,
    'monthly-budget': 2000,
  }),
  probe('childcare-education-priorities', ['own-language-schooling'], ['affordable-childcare'], {
    ...CHILDREN,
    'children-education-preference': 'local-public',
  }),
  probe('eldercare-considerations', 'return-often', 'none', {
    'current-location': { value: 'Japan', countryCode: 'jp' },
  }),
  probe('couple-lifestyle-priorities', ['travel'], ['saving'], { 'relationship-status': 'married' }),
  probe('couple-lifestyle-priorities', ['recognised-relationship'], ['saving'], {
    'relationship-status': 'married',
    'social-values-priority': ['lgbtq-rights'],
    'deal-breakers': 'Our marriage is not recognised',
  }),
  probe('extended-family-location', ['JPN'], ['BRA'], {
    'deal-breakers': 'More than 8 hours of flight from my parents',
  }),
  probe('extended-family-importance', 1, 5, { 'extended-family-location': ['JPN'] }),
  probe('family-member-age', 8, 40, MEMBER),
  probe('relationship', 'child', 'parent', MEMBER),
  probe('occupation', 'unemployed', 'student', MEMBER),
  probe('occupation', 'school-age', 'retired', MEMBER),
  probe('occupation', 'employed-full', 'homemaker', NURSE),
  probe('name', 'Kim', 'Ana', { ...NURSE, 'special-skills': 'Kim: registered nurse' }),
  probe('special-needs', 'daily care, and heat makes it worse', '', MEMBER),
  probe('liquid-assets-available', '500k-1m', 'under-10k', {
    'financial-independence-level': 'fully-independent',
    'visa-preference': ['permanent-residency'],
    citizenship: ['USA'],
  }),
  probe('expected-annual-income', 'under-30k', 'over-200k', { ...REMOTE, citizenship: ['USA'] }),
  probe('financial-independence-level', 'fully-independent', 'dependent-on-work', {
    'expected-annual-income': '50k-75k',
    'income-sources': ['undecided'],
    'visa-preference': ['undecided'],
    citizenship: ['USA'],
  }),
  probe('cost-of-living-priority', 'spend-much-less', 'not-a-factor', {
    'current-location': place('Madrid', 'Spain', 'es'),
    'work-arrangement': 'remote-employee',
  }),
  probe('life-purpose-motivation', 'learning', 'building-business'),
  probe('work-life-integration', 'life-first', 'career-first'),
  probe('education-level', 'master', 'secondary', {
    ...LOCAL,
    'visa-preference': ['work'],
    citizenship: ['PHL'],
    'deal-breakers': 'No path to permanent residence',
  }),
  probe('career-field', 'engineering', 'hospitality-tourism', LOCAL),
  probe('years-in-field', 1, 10, LOCAL),
  probe('years-senior-management', 0, 8, LOCAL),
  probe('work-arrangement', 'remote-employee', 'local-job', {
    citizenship: ['USA'],
    'expected-annual-income': '75k-100k',
    'visa-preference': ['undecided'],
  }),
  probe('study-level', 'bachelor', 'doctorate', {
    citizenship: ['IND'],
    'work-arrangement': 'study',
    'monthly-budget': 900,
  }),
  probe('study-abroad-motivation', ['low-tuition'], ['academic-quality'], { 'work-arrangement': 'study' }),
  probe('remote-work-requirements', ['overlap-americas'], ['fast-internet'], {
    'work-arrangement': 'freelance',
  }),
  probe('local-job-creation-intent', 'none', 'over-10', { 'work-arrangement': 'start-business' }),
  probe('local-job-creation-intent', 'none', '1-2', {
    ...REMOTE,
    'work-arrangement': 'business-owner',
    'expected-annual-income': '150k-200k',
  }),
  probe('other-economic-contributions', ['business-investment'], ['none'], {
    'liquid-assets-available': 'over-2m',
    citizenship: ['USA'],
    'visa-preference': ['undecided'],
  }),
  probe('retirement-timeline', 'already-retired', 'more-than-20', {
    'monthly-budget': 2500,
    'income-sources': ['undecided'],
    'visa-preference': ['undecided'],
    citizenship: ['USA'],
  }),
  probe('retirement-income-phase', 'state-pension', 'investments', {
    ...RETIRED,
    age: 66,
    'income-sources': ['passive-income'],
    'expected-annual-income': '30k-50k',
    citizenship: ['USA'],
  }),
  probe('monthly-budget', 900, 4000, RETIRED),
  probe('community-preference', 'expat', 'retirement', { citizenship: ['IND'] }),
  probe('cultural-adaptation-style', 'familiar', 'full-immersion', {
    'current-location': { value: 'Japan', countryCode: 'jp' },
  }),
  probe('social-values-priority', ['lgbtq-rights'], ['low-inequality']),
  probe('climate-preference', wish(1, 5), wish(5, 5)),
  probe('precipitation-preference', wish(1, 5), wish(5, 5)),
  probe('location-type', ['coast'], ['large-city']),
  probe('housing-preference', 'rent-apartment', 'undecided', { 'deal-breakers': 'Rent above €700' }),
  probe('housing-preference', 'rent-apartment', 'rent-house', { 'deal-breakers': 'Rent above €700' }),
  probe('outdoor-activities', ['skiing'], ['surfing'], { ...RETIRED, 'monthly-budget': 1500 }),
  probe('healthcare-quality', 1, 5),
  probe('education-quality', 1, 5),
  probe('safety', 1, 5),
  probe('cost-of-living', 1, 5),
  probe('political-stability', 1, 5),
  probe('cultural-diversity', 1, 5),
  probe('languages-spoken', ['pt'], ['de'], { 'language-preference': 'must-speak' }),
  probe('language-preference', 'must-speak', 'willing-to-learn', { 'languages-spoken': ['fr'] }),
  probe('language-proficiency-rating', 'basic', 'fluent', {
    'languages-spoken': ['ja', 'en'],
    'language-preference': 'must-speak',
  }),
  probe('language-test-preparedness', 'prefer-no-test', 'ready', { 'languages-spoken': ['fr'] }),
  probe('medical-conditions', ['respiratory'], ['none']),
  probe('medical-conditions-details', 'Pregnant, fourth month', '', {
    ...MEMBER,
    'family-member-1-relationship': 'spouse',
    'medical-conditions': ['pregnancy'],
    'relocation-timeline': '6-12-months',
  }),
  probe('medication-dependencies', 'yes', 'no'),
  probe('net-worth', '10m-plus', 'under-50k'),
  probe('existing-debt', 'significant', 'no-debt', { ...REMOTE, 'expected-annual-income': '30k-50k' }),
  probe('income-sources', ['remote-work'], ['local-income'], {
    'expected-annual-income': '30k-50k',
    citizenship: ['USA'],
    'visa-preference': ['digital-nomad'],
  }),
  probe('visa-preference', ['citizenship'], ['retirement'], {
    'expected-annual-income': '75k-100k',
    'income-sources': ['remote-work'],
    citizenship: ['USA'],
  }),
  probe('pets-details', ['dog'], ['bird'], {
    'relocating-pets': 'yes',
    'current-location': place('Kraków', 'Poland', 'pl'),
    'deal-breakers': 'quarantine for my pets',
  }),
  probe('deal-breakers', 'War\nearthquakes', ''),
  probe('deal-breakers', 'summers above 28 degrees', '', { 'climate-preference': wish(4, 4) }),
  ...['special-skills', 'specific-questions', 'additional-comments', 'missed-information'].map((id) =>
    probe(id, 'I speak Japanese at level C1.', 'I sing.', {
      'languages-spoken': ['sr', 'ja'],
      'language-proficiency-rating': 'basic',
      'language-preference': 'must-speak',
    }),
  ),
  ...['relocation-inspiration', 'unique-family-situation'].map((id) =>
    probe(id, 'My great-great-grandmother left it.', 'A holiday.', {
      'ancestry-claim': 'yes',
      'ancestry-countries': ['POL', 'GBR', 'ESP', 'PRT', 'DEU', 'IRL'],
      citizenship: ['ARG'],
    }),
  ),
  ...FREE_TEXTS.map((id) =>
    probe(id, 'I get $450 Social Security every month.', 'I like tulips.', {
      ...RETIRED,
      'work-arrangement': 'not-working',
      'expected-annual-income': 'retired-fixed',
      citizenship: ['USA'],
    }),
  ),
  ...[...FREE_TEXTS, 'relocation-inspiration', 'background-immigration-details'].map((id) =>
    probe(id, 'I cannot go back to Iran.', 'I like tulips.', {
      citizenship: ['IRN'],
      'general-background-history': 'yes',
    }),
  ),
];
