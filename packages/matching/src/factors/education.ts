import type { Factor } from '../model.ts';
import { factor, logPart, part } from './part.ts';

/** Schools, universities, and support for families. */
export const EDUCATION: readonly Factor[] = [
  factor('education', 'Education', 'education', [
    part(
      'harmonised_test_score',
      4,
      [
        [300, 0],
        [400, 0.35],
        [500, 0.75],
        [580, 1],
      ],
      'What pupils know, on one scale for all countries',
    ),
    part(
      'expected_schooling',
      3,
      [
        [6, 0],
        [11, 0.35],
        [15, 0.75],
        [18.5, 1],
      ],
      'Years a child can expect to learn',
    ),
    part(
      'mean_schooling',
      3,
      [
        [2, 0],
        [6, 0.35],
        [10.5, 0.75],
        [13.5, 1],
      ],
      'Years adults have learned',
    ),
    part(
      'secondary_enrolment',
      1,
      [
        [10, 0],
        [60, 0.4],
        [95, 0.85],
        [115, 1],
      ],
      'Young people at secondary school',
    ),
    part(
      'primary_completion',
      1,
      [
        [35, 0],
        [75, 0.4],
        [95, 0.85],
        [100, 1],
      ],
      'Children who finish primary school',
    ),
    part(
      'pupil_teacher_ratio',
      1,
      [
        [9, 1],
        [15, 0.8],
        [28, 0.4],
        [55, 0],
      ],
      'Size of classes',
    ),
    part(
      'trained_primary_teachers',
      0.5,
      [
        [20, 0],
        [70, 0.4],
        [95, 0.85],
        [100, 1],
      ],
      'Teachers with training',
    ),
    part(
      'education_spending_gdp',
      1,
      [
        [1, 0],
        [3, 0.4],
        [5, 0.8],
        [7, 1],
      ],
      'Public money for education',
    ),
    part(
      'youth_literacy',
      1,
      [
        [40, 0],
        [80, 0.35],
        [98, 0.85],
        [100, 1],
      ],
      'Young people who read and write',
    ),
    part(
      'education_equality',
      1,
      [
        [-2.5, 0],
        [0, 0.4],
        [2, 0.8],
        [3.4, 1],
      ],
      'The same schooling for all',
    ),
    part(
      'inequality_education',
      0.5,
      [
        [2, 1],
        [8, 0.75],
        [25, 0.35],
        [48, 0],
      ],
      'How unequally schooling is spread',
    ),
  ]),
  factor('universities', 'Universities and research', 'education', [
    part(
      'tertiary_enrolment',
      2,
      [
        [5, 0],
        [35, 0.4],
        [70, 0.8],
        [100, 1],
      ],
      'Young people in higher education',
    ),
    logPart(
      'articles_per_million',
      3,
      [
        [5, 0],
        [100, 0.4],
        [900, 0.8],
        [2200, 1],
      ],
      'Scientific articles per person',
    ),
    part(
      'academic_freedom',
      1,
      [
        [0.05, 0],
        [0.5, 0.4],
        [0.8, 0.75],
        [0.95, 1],
      ],
      'Teaching and research free of interference',
    ),
    logPart(
      'researchers_per_million',
      1,
      [
        [20, 0],
        [500, 0.45],
        [3500, 0.85],
        [8000, 1],
      ],
      'People who do research',
    ),
    part(
      'research_spending',
      2,
      [
        [0, 0],
        [0.6, 0.4],
        [2, 0.8],
        [3.5, 1],
      ],
      'Money for research',
    ),
  ]),
  factor('family', 'Family policies', 'family_demographics', [
    part(
      'family_leave_mother_total_days',
      2,
      [
        [0, 0],
        [98, 0.4],
        [250, 0.75],
        [500, 1],
      ],
      'Leave open to a mother',
    ),
    part(
      'family_leave_father_own_days',
      1,
      [
        [0, 0],
        [14, 0.4],
        [60, 0.8],
        [180, 1],
      ],
      'Leave that is the father’s own',
    ),
    part(
      'preprimary_enrolment',
      2,
      [
        [5, 0],
        [50, 0.4],
        [90, 0.85],
        [105, 1],
      ],
      'Places in nursery and kindergarten',
    ),
    logPart(
      'maternal_mortality',
      1.5,
      [
        [2, 1],
        [10, 0.85],
        [80, 0.5],
        [600, 0],
      ],
      'Safety of mothers at birth',
    ),
    part(
      'skilled_birth_attendance',
      1,
      [
        [40, 0],
        [85, 0.4],
        [98, 0.85],
        [100, 1],
      ],
      'Births with skilled help',
    ),
    part(
      'birth_registration',
      0.5,
      [
        [10, 0],
        [75, 0.4],
        [98, 0.85],
        [100, 1],
      ],
      'Papers for every child',
    ),
    part(
      'adolescent_fertility',
      1,
      [
        [2, 1],
        [15, 0.75],
        [50, 0.4],
        [130, 0],
      ],
      'Girls who become mothers',
    ),
  ]),
];
