import type { Question } from '../model.ts';

/** Questions on animals that move along. */
export const PET_QUESTIONS: readonly Question[] = [
  {
    id: 'relocating-pets',
    type: 'radio',
    category: 'pets',
    question: 'Will pets move with you?',
    required: false,
    order: 15,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
      { value: 'undecided', label: 'Undecided' },
    ],
    whyWeAsk: 'Rabies rules and quarantine differ widely and can take months to prepare.',
  },
  {
    id: 'pets-details',
    type: 'multiselect',
    category: 'pets',
    question: 'Which animals would come with you?',
    description: 'Choose all that apply.',
    required: false,
    order: 16,
    options: [
      { value: 'dog', label: 'Dog' },
      { value: 'dog-restricted-breed', label: 'Dog of a breed that is restricted in some countries' },
      { value: 'cat', label: 'Cat' },
      { value: 'rabbit-rodent', label: 'Rabbit or rodent' },
      { value: 'bird', label: 'Bird' },
      { value: 'reptile-amphibian', label: 'Reptile or amphibian' },
      { value: 'fish', label: 'Fish' },
      { value: 'horse', label: 'Horse' },
      { value: 'other', label: 'Another animal' },
    ],
    showWhen: { dependsOn: 'relocating-pets', operator: 'in', value: ['yes', 'undecided'] },
  },
  {
    id: 'pets-additional-info',
    type: 'textarea',
    category: 'pets',
    question: 'What else should we know about your animals?',
    description: 'Breed, age, weight, vaccinations, or a condition that makes travel difficult.',
    required: false,
    order: 17,
    rows: 3,
    maxLength: 1000,
    showWhen: { dependsOn: 'relocating-pets', operator: 'in', value: ['yes', 'undecided'] },
  },
];
