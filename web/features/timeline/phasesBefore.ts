import type { Phase } from './step.ts';

/** From the first thought to the last week at home. */
export const phasesBefore: readonly Phase[] = [
  {
    id: 'research',
    title: 'Research and Planning',
    window: '12-18+ months before',
    steps: [
      {
        id: 'reasons',
        time: '18 months before',
        from: -18,
        to: -17,
        title: 'Say why, and what must not get worse',
        description:
          'A move answers a question. Write the question down before you look at countries, because every later choice is measured against it.',
        tasks: [
          'Each adult writes three things that should be better, and one that must not get worse',
          'Compare the lists; note where you disagree and leave it open',
          'List every citizenship in the household, and those of parents and grandparents',
          'Set a limit: the latest month to decide, and the sum you are ready to spend',
        ],
      },
      {
        id: 'shortlist',
        time: '15-18 months before',
        from: -17,
        to: -15,
        title: 'Choose two or three countries',
        description:
          'Compare on what you wrote down, not on what friends liked. Two countries are better than one: the second keeps you from bending the facts.',
        tasks: [
          'Take the free quiz, once for each adult, and compare the results',
          'Read the country pages: climate by month, prices against home, safety, care',
          'Strike out every country for which no one in the household has a way to stay',
          'Write down, for each that is left, the strongest point against it',
        ],
      },
      {
        id: 'right-to-stay',
        time: '12-15 months before',
        from: -15,
        to: -12,
        title: 'Find the right to stay for everybody',
        description:
          'For each person there has to be one route, with its conditions, its papers and its waiting time. The slowest of them sets your date.',
        tasks: [
          'Note the route for each person, the authority that decides, and its waiting time today',
          'Begin claims by descent: order the first certificates',
          'Ask whether you may work, and whether your spouse may',
          'Ask an adviser who works with both countries where you would be taxed, and from which day',
          'Start the language: three short lessons a week from now on',
        ],
      },
    ],
  },
  {
    id: 'preparation',
    title: 'Preparation',
    window: '9-12+ months before',
    steps: [
      {
        id: 'visit',
        time: '10-12 months before',
        from: -12,
        to: -10,
        title: 'Visit in the worst month',
        description:
          'Two weeks in a flat, in a district you could afford, in the season people warn you about.',
        tasks: [
          'Make the journey to work, school and doctor at the hour you would make it',
          'View three homes of the kind you could pay for',
          'Work two full days on the local connection',
          'Speak with three people who came in the last two years, and one who left again',
          'Write one page on the evening you are back, before the photographs are sorted',
        ],
      },
      {
        id: 'money',
        time: '9-12 months before',
        from: -12,
        to: -9,
        title: 'Do the three sums',
        description:
          'What it costs to get there, what a month costs once you are there, and how long you last if the first plan fails.',
        tasks: [
          'One page with the three sums in one currency, with the date',
          'Ask the bank which accounts, cards and investments survive a move',
          'Ask the pension fund what happens to years paid in two countries',
          'Set six months of costs aside, in the currency you will spend',
          'Settle or restructure debts that would cost more from abroad',
        ],
      },
      {
        id: 'papers',
        time: '9-12 months before',
        from: -12,
        to: -9,
        title: 'Collect papers while the offices are near',
        description:
          'Certificates, apostilles and translations, in the order that the receiving authority asks for.',
        tasks: [
          'Renew passports: at least 6 months of validity beyond the planned date of moving',
          'Order certificates of birth, marriage and divorce; ask how old they may be',
          'Degrees, transcripts and licences: ask for apostille or legalisation',
          'Ask whether the translator has to be sworn in the country of destination',
          'Three folders: originals, certified copies, scans in two places',
        ],
      },
      {
        id: 'slow-ones',
        time: '9-10 months before',
        from: -10,
        to: -9,
        title: 'Begin what takes half a year',
        description:
          'Blood tests of animals, recognition of a profession, a school place, an assessment for a child: these set the date when everybody else is ready.',
        tasks: [
          'Animals: chip, then rabies vaccination, then the blood test where one is asked for',
          'Regulated professions: apply for recognition',
          'Schools: last day for enrolment, papers, waiting list',
          'Care for anybody with special needs: reports, translations, a name at the other end',
          'Tell the children, if they do not know yet',
        ],
      },
    ],
  },
  {
    id: 'logistics',
    title: 'Logistics',
    window: '3-6+ months before',
    steps: [
      {
        id: 'permit',
        time: '5-6 months before',
        from: -6,
        to: -5,
        title: 'Apply for the permit',
        description:
          'Submit a complete file once rather than a good one twice. Give notice to nobody until it is granted.',
        tasks: [
          'Check the income threshold on the day you apply',
          'Certificate of no criminal record, fresh enough for the authority',
          'Certificate of health insurance in the authority’s own wording',
          'Appointment for the whole family; who must come in person?',
          'Copy of everything that was handed in, with the receipt',
        ],
      },
      {
        id: 'health',
        time: '4-6 months before',
        from: -6,
        to: -4,
        title: 'Close the gap in health cover',
        description:
          'Find the last day of the old cover and the first of the new, and fill what lies between.',
        tasks: [
          'Both dates in writing, for each member of the family',
          'A policy for the gap; read its exclusions, not its brochure',
          'Medicines: which may you bring, how much, with which paper',
          'Vaccinations: some need several appointments',
          'A letter of one page from each doctor',
        ],
      },
      {
        id: 'household',
        time: '3-5 months before',
        from: -5,
        to: -3,
        title: 'Decide what travels, and how',
        description:
          'Shipping, selling and storing are three prices for the same chair. Ask before you grow fond of a plan.',
        tasks: [
          'Three written quotes for shipping, each after a look at your home',
          'Ask customs about household goods: which list, which proof, which deadline',
          'Home at this end: decide whether to leave, let or sell it, and sign nothing whose dates cannot slip',
          'Book temporary housing for the first 4 to 8 weeks',
          'Book flights that can be changed; reserve places for animals first',
        ],
      },
    ],
  },
  {
    id: 'final',
    title: 'Final Preparations',
    window: '1-3+ months before',
    steps: [
      {
        id: 'notice',
        time: '2-3 months before',
        from: -3,
        to: -2,
        title: 'Give notice, in the right order',
        description:
          'First the permit in your hand, then the job, then the home, then everything that follows from it.',
        tasks: [
          'Employer: last day, holidays left, references, papers for social security',
          'Lease or sale: dates in writing, a day for the handover',
          'Electricity, water, internet, subscriptions, memberships: a list with the periods of notice',
          'School: reports, letter of the class teacher, date of leaving',
          'A power of attorney for somebody you trust at home',
        ],
      },
      {
        id: 'offices',
        time: '1-2 months before',
        from: -2,
        to: -1,
        title: 'Tell the offices and the banks',
        description: 'What you do not announce in time follows you, with a fee.',
        tasks: [
          'Tax office: departure return, address for letters, adviser named',
          'Deregister where your country asks for it; keep the certificate',
          'Bank and insurers: new status, a card that works abroad, limits raised',
          'Mail redirected; one address at home that stays',
          'Mobile number: keep it alive for codes by text message',
        ],
      },
      {
        id: 'farewell',
        time: 'The last month',
        from: -1,
        to: 0,
        title: 'Pack, and say goodbye',
        description: 'Leave time for both. Farewells that are skipped come back later.',
        tasks: [
          'Hand luggage list: papers, medicines, chargers, one comfort for each person',
          'Photographs and serial numbers of what goes into the container',
          'A list of people and places to see once more, with dates',
          'Download maps, language pack and tickets for use without a connection',
          'Animals: certificate, parasite treatment, crate already slept in',
        ],
      },
    ],
  },
];
