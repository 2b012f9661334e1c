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
  // family
  ['What becomes of my wife if I die first over there?', 'left-alone'],
  ['my husband can be killed. I must know what the children get from home if we live abroad', 'left-alone'],
  ['If I die, can my wife stay on with her permit?', 'survivor'],
  ['My husband is in the army. How does he sign that I take the children?', 'custody'],
  ['In a divorce, who keeps the children?', 'custody-there'],
  ['If we split up over there, would I have any rights to the children?', 'custody-there'],
  ['Must we marry before living together?', 'living-together'],
  ['Should I go first alone and fetch them in summer?', 'one-ahead'],
  ['Anaya turns 18 in March. Can she stay with me?', 'child-age'],
  ['Does our future baby become Italian automatically?', 'child-citizenship'],
  ['Can we hold hands in the street without getting grief?', 'manners'],
  // papers
  ['I left in 1979. Am I still an Indian citizen or can I get it back?', 'former-citizenship'],
  ['Can they deport us with a child?', 'without-papers'],
  ['Is it true that you get papers after 2 or 3 years without papers (arraigo)?', 'without-papers'],
  ['My passport may be cancelled by the government. Can I travel without?', 'travel-document'],
  ['My uncle will sponsor me, is his bank statement accepted?', 'proof-of-funds'],
  ['Are academics free to say what they want in class?', 'rights'],
];
