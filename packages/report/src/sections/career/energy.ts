import { aboutCity, cityOf, passage, type Writer } from '../../place/passage.ts';
import type { Stage } from '../../profile/stage.ts';
import { because, words } from '../../prose/said.ts';

const ALL: readonly Stage[] = [
  'retired',
  'student',
  'founder',
  'owner',
  'remote',
  'freelance',
  'employee',
  'transfer',
  'means',
  'open',
];

/** Advice by what motivates the customer, for the stages of life it suits; successive places use successive lines. */
const ENERGY: Readonly<
  Record<string, readonly (readonly [stages: readonly Stage[], lines: readonly string[]])[]>
> = {
  'career-growth': [
    [
      ['employee', 'transfer'],
      [
        'Name three other employers of your trade within an hour of CITY before you accept in PLACE: to grow, you will want a second option',
        'Ask at the interview in PLACE how the last two people in the post were promoted, and after how long',
        'Find out which certificate of your trade PLACE recognises, and whether the employer pays for the next one',
      ],
    ],
    [
      ['remote', 'freelance'],
      [
        'Find out which certificate of your trade PLACE recognises, and what the course for it costs',
        'Look for the meetings of your trade in CITY, and go to one on the visit',
      ],
    ],
  ],
  'building-business': [
    [
      ['founder', 'owner', 'freelance'],
      [
        'List ten possible customers in CITY and speak to three before you pay for a room',
        'Ask the chamber of commerce in PLACE which licence your trade needs, and in how many weeks it is granted',
        'Ask the tax office of PLACE from which turnover value added tax is due',
      ],
    ],
  ],
  learning: [
    [
      ALL.filter((stage) => stage !== 'student'),
      [
        'Ask the university nearest to CITY what it charges guests at lectures, and when the term begins',
        'Note which courses in CITY are taught in a language you speak, with what each costs and when it begins',
        'Look up the evening courses of CITY and the date by which you have to enrol',
      ],
    ],
  ],
  family: [
    [
      ['employee', 'transfer'],
      [
        'Ask at each interview in PLACE at what hour the team goes home',
        'Ask an employer in PLACE whether days off may follow the school holidays, and have the answer put into the contract',
        'Ask in PLACE who stays with a sick child: some laws give parents days for it, and our records do not say',
      ],
    ],
  ],
  creativity: [
    [
      ['employee', 'transfer', 'remote'],
      [
        'Look up who meets in CITY to show work in progress in your craft, and plan the visit around such an evening',
        'Ask whoever would employ you in PLACE who owns what you make after hours, and have the answer in the contract',
        'Find three pieces of work made in CITY that you admire, and write to one person behind them',
      ],
    ],
    [
      ALL,
      [
        'Ask in CITY what a shared studio or workshop costs by the month, and how long the wait is',
        'Look up the next open studios of CITY and plan the visit around that day',
        '↗Ask the town of CITY which grants for artists are open to foreign residents',
      ],
    ],
  ],
  service: [
    [
      ALL,
      [
        'Write to two associations in CITY that look for volunteers, and ask which language their meetings are held in',
        'Ask the town hall of CITY for its list of associations, and mark those that look for people',
      ],
    ],
  ],
};

/** An action that fits what motivates the customer, a different one for each place. */
export const energyAction: Writer = (view) => {
  const energy = view.profile.read.choices('life-purpose-motivation')[0];
  const fit = ENERGY[energy ?? '']?.find(([stages]) => stages.includes(view.profile.stage));
  const made = fit?.[1][view.earlier.length]?.replaceAll('PLACE', view.name).replaceAll('CITY', cityOf(view));
  return made
    ? passage(
        'energy',
        0.89,
        because(aboutCity(view, words(`${made}.`)), 'life-purpose-motivation', ...view.profile.stageIds),
      )
    : null;
};
