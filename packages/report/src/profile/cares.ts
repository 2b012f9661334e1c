import type { AnswerReader } from './answers.ts';

/** Themes a household may care about. Each section looks up those it covers. */
export type Theme =
  | 'cost'
  | 'housing'
  | 'safety'
  | 'healthcare'
  | 'schools'
  | 'jobs'
  | 'business'
  | 'taxes'
  | 'residency'
  | 'internet'
  | 'transport'
  | 'flights'
  | 'sea'
  | 'mountains'
  | 'nature'
  | 'environment'
  | 'sunshine'
  | 'culture'
  | 'food'
  | 'expats'
  | 'english'
  | 'tolerance'
  | 'stability'
  | 'balance'
  | 'diversity'
  | 'climate'
  | 'family'
  | 'equality'
  | 'lgbt'
  | 'religion'
  | 'press'
  | 'honesty'
  | 'law'
  | 'welfare'
  | 'inequality';

export interface Care {
  /** How strongly the answers speak for it, and their ids. */
  readonly weight: number;
  readonly ids: readonly string[];
}

const FROM_CHOICES: Readonly<Record<string, Readonly<Record<string, Theme>>>> = {
  'new-location-priorities': {
    affordability: 'cost',
    'affordable-housing': 'housing',
    safety: 'safety',
    healthcare: 'healthcare',
    schools: 'schools',
    'job-market': 'jobs',
    'business-climate': 'business',
    'low-taxes': 'taxes',
    'easy-residency': 'residency',
    'fast-internet': 'internet',
    'public-transport': 'transport',
    'air-connections': 'flights',
    sea: 'sea',
    mountains: 'mountains',
    nature: 'nature',
    'clean-environment': 'environment',
    sunshine: 'sunshine',
    culture: 'culture',
    food: 'food',
    'expat-community': 'expats',
    'english-spoken': 'english',
    tolerance: 'tolerance',
    'political-stability': 'stability',
    'work-life-balance': 'balance',
  },
  'relocation-drivers': {
    'lower-cost': 'cost',
    'better-climate': 'climate',
    safety: 'safety',
    healthcare: 'healthcare',
    career: 'jobs',
    education: 'schools',
    'quality-of-life': 'balance',
    nature: 'nature',
    culture: 'culture',
    politics: 'stability',
    'family-love': 'family',
    'lower-taxes': 'taxes',
    'second-citizenship': 'residency',
    environment: 'environment',
  },
  'social-values-priority': {
    'personal-freedom': 'tolerance',
    'gender-equality': 'equality',
    'lgbtq-rights': 'lgbt',
    'religious-freedom': 'religion',
    'press-freedom': 'press',
    'low-corruption': 'honesty',
    'rule-of-law': 'law',
    'social-welfare': 'welfare',
    'low-inequality': 'inequality',
    environment: 'environment',
  },
  'remote-work-requirements': {
    'fast-internet': 'internet',
    'reliable-power': 'internet',
    airport: 'flights',
  },
  'childcare-education-priorities': {
    'school-quality': 'schools',
    'safe-streets': 'safety',
    'outdoor-play': 'nature',
  },
  'location-type': { coast: 'sea', island: 'sea', mountain: 'mountains' },
};

const FROM_SLIDERS: Readonly<Record<string, Theme>> = {
  'healthcare-quality': 'healthcare',
  'education-quality': 'schools',
  safety: 'safety',
  'cost-of-living': 'cost',
  'political-stability': 'stability',
  'cultural-diversity': 'diversity',
};

/**
 * The themes the household says it cares about, with the answers that say so. Under discretion, themes that reveal
 * sexual orientation are left out.
 */
export function readCares(read: AnswerReader, discreet = false): ReadonlyMap<Theme, Care> {
  const cares = new Map<Theme, Care>();
  const add = (theme: Theme, weight: number, id: string): void => {
    const before = cares.get(theme);
    cares.set(theme, {
      weight: (before?.weight ?? 0) + weight,
      ids: [...new Set([...(before?.ids ?? []), id])],
    });
  };
  for (const [id, themes] of Object.entries(FROM_CHOICES)) {
    for (const choice of read.choices(id)) if (themes[choice]) add(themes[choice], 1, id);
  }
  for (const [id, theme] of Object.entries(FROM_SLIDERS)) {
    const value = read.slider(id);
    if (value !== null && value >= 4) add(theme, value - 3, id);
  }
  if (discreet) cares.delete('lgbt');
  return cares;
}
