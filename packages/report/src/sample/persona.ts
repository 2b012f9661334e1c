import type { Answer, Answers, AnswerValue } from '@global-fit/questionnaire/model';

/** The sample's five towns and their scores are constants of the specification, shown as illustrations. */
export const SAMPLE_MATCH_SCORE = 97;
export const SAMPLE_CITIES: readonly {
  readonly iso3: string;
  readonly cityId: number;
  readonly name: string;
  readonly score: number;
}[] = [
  { iso3: 'PRT', cityId: 2267057, name: 'Lisbon', score: 92 },
  { iso3: 'ESP', cityId: 3128760, name: 'Barcelona', score: 90 },
  { iso3: 'AUS', cityId: 2158177, name: 'Melbourne', score: 88 },
  { iso3: 'THA', cityId: 1609350, name: 'Bangkok', score: 85 },
  { iso3: 'CAN', cityId: 6173331, name: 'Vancouver', score: 84 },
];

const said = (value: AnswerValue): Answer => ({ value, touched: true });

/** The fictional person of the sample report: single, a remote digital marketing professional. */
export const SAMPLE_ANSWERS: Answers = {
  'full-name': said('Alex Morgan'),
  age: said(34),
  citizenship: said(['USA']),
  'ancestry-claim': said('no'),
  'current-location': {
    value: 'Austin, United States',
    city: 'Austin',
    region: 'Texas',
    country: 'United States',
    countryCode: 'us',
  },
  'current-life-satisfaction': said(6),
  'current-life-highlights': said('Live music, early swims and friends who cook.'),
  'support-systems-leaving': said(['friends', 'professional-network']),
  'life-stage-feeling': said('restless'),
  'relocation-inspiration': said('A month of working from a borrowed flat by the sea.'),
  'relocation-phase': said('planning'),
  'relocation-drivers': said(['quality-of-life', 'better-climate', 'culture']),
  'push-vs-pull': said('mostly-pull'),
  'ideal-life-vision': said(
    'A swim before work, a walkable street, dinner outside with people who have time.',
  ),
  'new-location-priorities': said([
    'fast-internet',
    'public-transport',
    'sea',
    'food',
    'safety',
    'expat-community',
  ]),
  'relocation-timeline': said('1-2-years'),
  'relocation-scope': said('international'),
  'relocation-duration': said('long-term'),
  'relationship-status': said('single'),
  'relocating-family-members': said('no'),
  'eldercare-considerations': said('none'),
  'extended-family-location': said(['USA']),
  'extended-family-importance': said(3),
  'relocating-pets': said('yes'),
  'pets-details': said(['cat']),
  'liquid-assets-available': said('50k-100k'),
  'expected-annual-income': said('75k-100k'),
  'financial-independence-level': said('several-months'),
  'cost-of-living-priority': said('same-more-comfort'),
  'life-purpose-motivation': said('creativity'),
  'work-life-integration': said('balanced'),
  'education-level': said('bachelor'),
  'career-field': said('marketing-sales'),
  'years-in-field': said(10),
  'special-skills': said('Search marketing, analytics, copywriting in English and basic Spanish.'),
  'work-arrangement': said('remote-employee'),
  'remote-work-legal-structure': said('employee-foreign-company'),
  'remote-work-requirements': said(['fast-internet', 'coworking', 'airport']),
  'retirement-timeline': said('more-than-20'),
  'community-preference': said('mixed-international'),
  'cultural-adaptation-style': said('blend'),
  'communication-style-preference': said('warm-expressive'),
  'social-values-priority': said(['personal-freedom', 'gender-equality', 'environment']),
  'climate-preference': { value: 4, importanceValue: 4, touched: true },
  'precipitation-preference': { value: 2, importanceValue: 3, touched: true },
  'location-type': said(['large-city', 'coast']),
  'housing-preference': said('rent-apartment'),
  'outdoor-activities': said(['beach-swimming', 'cycling', 'hiking']),
  'healthcare-quality': said(4),
  safety: said(4),
  'cost-of-living': said(4),
  'political-stability': said(3),
  'cultural-diversity': said(4),
  'education-quality': said(2),
  'languages-spoken': said(['en']),
  'language-preference': said('willing-to-learn'),
  'language-proficiency-rating': said('basic'),
  'language-test-preparedness': said('need-preparation'),
  'medical-conditions': said(['none']),
  'medication-dependencies': said('no'),
  'tax-awareness': said('somewhat'),
  'net-worth': said('100k-250k'),
  'source-of-funds-documentation': said('yes'),
  'existing-debt': said('moderate'),
  'property-ownership': said(['no']),
  'income-sources': said(['remote-work']),
  'visa-preference': said(['digital-nomad']),
  'budget-relocation': said('10k-20k'),
  'specific-questions': said(
    'Which visa would let me keep my job?\nCan my cat come with me?\nIs there a running club for beginners?',
  ),
};
