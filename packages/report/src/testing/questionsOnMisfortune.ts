/** What people ask about the day on which something goes wrong, and the subjects that have to be answered. */
export const ON_MISFORTUNE: readonly (readonly [question: string, ...topics: string[]])[] = [
  // work
  ['What happens if the remote work stops and I am let go while we are there?', 'job-lost'],
  ['If my company fires me, how many days do we have and can I change sponsor without an NOC?', 'job-lost'],
  [
    'If my university contract is not renewed after two years, what happens with the residence permit?',
    'job-lost',
  ],
  ['I am worried that my employer will find out that we left', 'employer-at-home'],
  ['Do I have to tell my employer?', 'employer-at-home'],
  ['Is passport confiscation by the employer legal? It happened to my cousin', 'wronged-at-work'],
  ['What happens if my boss does not pay my salary?', 'wronged-at-work'],
  ['what is the minimum wage', 'pay'],
  ['Can I switch from student to work without going back to Nigeria?', 'after-study'],
];
