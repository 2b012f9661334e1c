import type { Phase } from './step.ts';

/** The journey, arriving and staying. */
export const phasesAfter: readonly Phase[] = [
  {
    id: 'moving',
    title: 'Moving',
    window: 'The month of the move',
    steps: [
      {
        id: 'arrival',
        time: 'The week of the move',
        from: 0,
        to: 0,
        title: 'Travel, arrive, sleep',
        description:
          'The week has one aim: everybody arrives, with papers and animals, and sleeps. Everything else can wait until Monday.',
        tasks: [
          'Read the meters at the old home; photograph every room; hand over the keys',
          'Carry originals on you; send copies to yourself',
          'Keep the stamp or slip that proves the day of entry',
          'Beds made, food for two days, emergency numbers on the wall',
          'Tell two people that you have arrived',
        ],
      },
    ],
  },
  {
    id: 'settlement',
    title: 'Settlement',
    window: 'The first three months',
    steps: [
      {
        id: 'registration',
        time: 'The first month',
        from: 0,
        to: 1,
        title: 'Register, because everything waits for it',
        description:
          'Address first. Then tax number, bank, health, school, in the order in which each asks for the last.',
        tasks: [
          'Register the address; ask which paper the next office will want',
          'Residence card: appointment, photographs, fingerprints',
          'Tax number; deadline of any scheme for newcomers, in the diary twice',
          'Bank account; salary and rent moved over',
          'Join the health system; choose a family doctor before anybody is ill',
        ],
      },
      {
        id: 'home',
        time: 'Months 1-3',
        from: 1,
        to: 3,
        title: 'Find the home that stays',
        description:
          'You now know what you could not know from afar: the noise, the bus, the light. Look again with these eyes.',
        tasks: [
          'Walk the three districts at night and on a Sunday',
          'Have the lease read by somebody who knows the local form',
          'Photograph the state of the home, and have it signed',
          'Exchange the driving licence within the time allowed',
          'Receive the container; report damage before the deadline in the contract',
        ],
      },
    ],
  },
  {
    id: 'integration',
    title: 'Long-term Integration',
    window: 'From the fourth month',
    steps: [
      {
        id: 'belong',
        time: 'Months 4-12',
        from: 4,
        to: 12,
        title: 'Belong somewhere',
        description:
          'The dip often comes around the third month, when the novelty is over and the language is not there yet. It passes faster with something regular to go to.',
        tasks: [
          'One thing a week with people of the place: choir, sport, parents, volunteering',
          'Language: an examination date makes the lessons happen',
          'For each child, one friend outside school',
          'A visit home in the diary, and one from home',
          'At six months: what is better, what is worse, what would we change?',
        ],
      },
      {
        id: 'stay',
        time: 'After the first year',
        from: 12,
        to: 18,
        title: 'Decide to stay, again',
        description: 'Permits, taxes and insurances are renewed. So, once, is the decision itself.',
        tasks: [
          'Renewal of the permit: first possible day, papers, proof of residence',
          'First tax return here; last one at home',
          'Look again at insurances, pension and wills in the light of two laws',
          'Note when permanent residence begins to count, and what interrupts it',
          'Read the page with your reasons, and write the next one',
        ],
      },
    ],
  },
];
