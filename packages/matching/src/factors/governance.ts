import type { Factor } from '../model.ts';
import { factor, part, wordPart } from './part.ts';

/** Curve of the Worldwide Governance Indicators, whose estimates run from about -2.5 to 2.5 with a mean of 0. */
const WGI = [
  [-2.2, 0],
  [-1, 0.22],
  [0, 0.5],
  [1, 0.8],
  [1.9, 1],
] as const;
/** Curve of V-Dem indices, which run from 0 to 1. */
const VDEM = [
  [0.05, 0],
  [0.5, 0.4],
  [0.8, 0.75],
  [0.95, 1],
] as const;
/** Curve of V-Dem scores on the scale of its measurement model, about -3 to 3. */
const VDEM_SCORE = [
  [-2.5, 0],
  [0, 0.4],
  [1.5, 0.75],
  [2.8, 1],
] as const;

/** How a country is governed and how free its people are. */
export const GOVERNANCE: readonly Factor[] = [
  factor('political_stability', 'Political stability', 'politics_governance', [
    part(
      'political_stability',
      6,
      [
        [-2.2, 0],
        [-1, 0.2],
        [0, 0.5],
        [0.7, 0.8],
        [1.3, 1],
      ],
      'Likelihood of violent or unlawful change, as the World Bank gathers it',
    ),
    part('judicial_constraints', 1, VDEM, 'Courts that the government obeys'),
    part(
      'military_spending_budget',
      0.5,
      [
        [2, 1],
        [6, 0.7],
        [15, 0.3],
        [30, 0],
      ],
      'How much of the public budget goes to arms',
    ),
  ]),
  factor('governance', 'Honest and effective government', 'politics_governance', [
    part('rule_of_law', 3, WGI, 'Contracts, police and courts that work'),
    part('control_of_corruption', 3, WGI, 'Whether offices ask for bribes'),
    part('government_effectiveness', 3, WGI, 'Public services and the civil service'),
    part(
      'statistical_capacity',
      0.5,
      [
        [25, 0],
        [55, 0.4],
        [75, 0.75],
        [95, 1],
      ],
      'Whether the state counts and publishes what it does',
    ),
  ]),
  factor('rights_freedoms', 'Rights and freedoms', 'rights_freedoms', [
    part(
      'voice_accountability',
      2,
      WGI,
      'Free elections, expression and media, as the World Bank gathers them',
    ),
    part(
      'human_rights_protection',
      2,
      [
        [-2, 0],
        [0, 0.35],
        [2, 0.65],
        [4.5, 1],
      ],
      'Protection of the person from the state',
    ),
    part(
      'liberal_democracy',
      2,
      [
        [0.05, 0],
        [0.35, 0.4],
        [0.65, 0.75],
        [0.85, 1],
      ],
      'Elections and limits on those in power',
    ),
    part('clean_elections', 1, VDEM, 'Votes counted honestly'),
    part('civil_liberties', 2, VDEM, 'Liberties of the person'),
    part('private_liberties', 1, VDEM, 'Movement, belief and property in private life'),
    part('freedom_of_expression', 1, VDEM, 'Speaking without fear'),
    part('media_pluralism', 0.5, VDEM, 'Sources of information outside government'),
    part('access_to_justice', 1, VDEM, 'A court that hears everyone'),
    part('property_rights', 1, VDEM, 'Keeping what one owns'),
    part('religious_freedom', 1, VDEM_SCORE, 'Practising a faith, or none'),
    part('journalist_safety', 0.5, VDEM_SCORE, 'Journalists free of harassment'),
    part('foreign_movement_freedom', 0.5, VDEM_SCORE, 'Leaving and returning at will'),
    part('social_group_equality', 1, VDEM_SCORE, 'The same liberties for every social group'),
    part('egalitarian_component', 0.5, VDEM, 'Equal protection and equal access to power'),
    wordPart(
      'conscription',
      0.3,
      { yes: 0, no: 1 },
      'Compulsory military service can reach those who naturalise, and their children',
    ),
  ]),
  factor('gender_equality', 'Equality of women and men', 'rights_freedoms', [
    part(
      'gender_inequality_index',
      3,
      [
        [0.02, 1],
        [0.15, 0.75],
        [0.4, 0.35],
        [0.7, 0],
      ],
      'Health, education and work of women in one index',
    ),
    part('women_civil_liberties', 2, VDEM, 'Movement, property and justice for women'),
    part('women_empowerment', 1, VDEM, 'Women in political life'),
    part(
      'women_in_parliament',
      1,
      [
        [0, 0],
        [20, 0.4],
        [35, 0.75],
        [48, 1],
      ],
      'Share of seats',
    ),
    part(
      'gender_development_index',
      1,
      [
        [0.7, 0],
        [0.9, 0.45],
        [0.97, 0.85],
        [1, 1],
      ],
      'How far women reach the same development as men',
    ),
    part(
      'gender_income_gap',
      1,
      [
        [15, 0],
        [50, 0.45],
        [70, 0.8],
        [85, 1],
      ],
      "Women's income compared with men's",
    ),
    part(
      'labour_participation_female',
      1,
      [
        [10, 0],
        [40, 0.45],
        [60, 0.85],
        [70, 1],
      ],
      'Women in paid work',
    ),
    part(
      'gender_pay_gap',
      0.5,
      [
        [0, 1],
        [10, 0.75],
        [20, 0.4],
        [40, 0],
      ],
      'Difference in hourly pay',
    ),
    part(
      'firms_female_top_manager',
      0.5,
      [
        [2, 0],
        [15, 0.45],
        [30, 0.85],
        [40, 1],
      ],
      'Women who lead companies',
    ),
    part(
      'firms_female_ownership',
      0.5,
      [
        [5, 0],
        [25, 0.4],
        [45, 0.8],
        [60, 1],
      ],
      'Women who own companies',
    ),
    wordPart('pregnancy_dismissal_banned', 0.5, { yes: 1, no: 0 }, 'Protection from dismissal in pregnancy'),
    part(
      'child_marriage_women',
      0.5,
      [
        [0, 1],
        [5, 0.75],
        [20, 0.35],
        [45, 0],
      ],
      'Girls married before 18',
    ),
    part(
      'marriage_age_women',
      0.5,
      [
        [17, 0],
        [21, 0.35],
        [26, 0.75],
        [30, 1],
      ],
      'When women usually marry',
    ),
  ]),
  factor('lgbt_rights', 'LGBTQ+ rights', 'rights_freedoms', [
    part(
      'lgbt_policy_index',
      1,
      [
        [-3.5, 0],
        [0, 0.3],
        [5, 0.65],
        [11, 1],
      ],
      'Laws on same-sex relations, recognition and protection',
    ),
  ]),
];
