import { paperLanguage } from '../../place/language.ts';
import { theChildren } from '../../profile/household.ts';
import { counted, list, monthName } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { petLeadDays } from '../../sections/family/kin.ts';
import { type DraftTask, task, type TaskWriter } from './task.ts';

/** Children: school places and calendars. */
export const schoolTasks: TaskWriter = (view) => {
  const { children, ids } = view.profile.movers;
  if (children.length === 0) return [];
  const city = view.cities[0]?.name ?? view.name;
  const year = view.atlas.schoolYear(view.iso3);
  const back: Said = year?.from.shown
    ? given(
        words(
          ` [Pupils were back in ${monthName(year.longBreakReturn)} when it was last recorded; plan the arrival for a few weeks before|School began again in ${monthName(year.longBreakReturn)} by the last record, so arrive in time for a first walk to the gate|Lessons began in ${monthName(year.longBreakReturn)} when it was last recorded, and the first week is the one in which seats are chosen|By the last record lessons resumed in ${monthName(year.longBreakReturn)}; arrive with the others if you can].`,
        ),
        `school:${view.iso3}`,
      )
    : words('');
  const who =
    children.length === 1
      ? 'your child'
      : children.length === 2
        ? 'both children'
        : `all ${counted(children.length, 'child', 'children')}`;
  const small = children.some((child) => child.age !== null && child.age < 6);
  const tasks: DraftTask[] = [
    task(
      'Research',
      small ? 'Childcare places' : 'Schools',
      because(
        say`${small ? `Ask in ${city} when childcare lists open; places often need an address first.` : `[List three schools in or near ${city} for ${who}, with language, calendar and waiting list|Write to three schools near ${city} with one line about each child, and note how they answer|Find out which schools of ${city} still have places for ${who}, and from which month].`}`,
        ...ids,
      ),
    ),
    task(
      'Preparation',
      'School papers',
      because(
        say`[Reports of two years, vaccination records and a letter from the present school for ${who}, translated|A folder for ${who}: marks, vaccinations, a word from the teacher, all in the language of the new school|What the new school will ask about ${who}: last reports, vaccination book, special support].${back}`,
        ...ids,
      ),
    ),
    task(
      'Settlement',
      'First weeks at school',
      because(
        say`[Keep the first three weeks free of early and late shifts|Somebody at home at noon for the first month|No journeys without ${theChildren(view.profile.movers)} before the first school holiday]; [ask the teacher after a fortnight how ${who} ${children.length === 1 ? 'settles' : 'settle'} in|note the first parents’ evening of ${who}|agree with the teacher on one call a week about ${who} until the first holiday].`,
        ...ids,
      ),
    ),
  ];
  return tasks;
};

/** Animals: tests with fixed waiting times. */
export const petTasks: TaskWriter = (view) => {
  if (!view.profile.hasPets) return [];
  const rule = view.atlas.pets(view.iso3)?.importRule;
  const basis = ['relocating-pets', 'pets-details'] as const;
  if (!rule?.from.shown)
    return [
      task(
        'Preparation',
        'The animal’s papers',
        because(
          say`Ask the veterinary authority of ${view.name} for its import rule and your vet for a date; without a rule in our records, allow half a year.`,
          ...basis,
        ),
      ),
    ];
  const days = petLeadDays(view) ?? 60;
  const months = Math.max(1, Math.ceil(days / 30) + 1);
  const weak = rule.from.confidence === 'low' ? ' The record is of low confidence.' : '';
  return [
    task(
      'Preparation',
      'The animal’s papers',
      because(
        given(
          say`Microchip first, then rabies vaccination${rule.titreTest || (rule.titreTestIfUnlisted && days !== rule.leadDays) ? ', then an antibody test if your country asks for it' : ''}: the order matters, and a chip set after the vaccination makes it void. Count ${String(days)} days back from the flight.${weak}`,
          `pets:${view.iso3}`,
        ),
        ...basis,
      ),
      months,
    ),
    task(
      'Final Preparations',
      'The animal’s journey',
      because(
        given(
          say`Health certificate in the last days before departure, crate tried at home for two weeks, and a vet in ${view.cities[0]?.name ?? view.name} found in advance.`,
          `pets:${view.iso3}`,
        ),
        ...basis,
      ),
    ),
  ];
};

/** Health: letters, medicines, cover. */
export const healthTasks: TaskWriter = (view) => {
  const { read, movers, stage, stageIds } = view.profile;
  const tasks: DraftTask[] = [];
  if (read.has('medication-dependencies', 'yes')) {
    tasks.push(
      task(
        'Logistics',
        'Medicines',
        because(
          say`[Confirm with the medicines authority of ${view.name} what may be imported, then have prescriptions written by active substance|Have every prescription rewritten by active substance, once ${view.name} has told you what may come in|Ask ${view.name} what may be brought in, and the doctor to name substances instead of brands].`,
          'medication-dependencies',
        ),
      ),
    );
    tasks.push(
      task(
        'Final Preparations',
        'Medicines in the hand luggage',
        because(
          say`[Original boxes, the doctor’s letter, and enough for the first appointment in ${view.name} to be late|In the cabin, in the boxes they came in, with two weeks to spare for ${view.name}|Half in each bag that stays with you, and the letter from the doctor in your pocket|Everything in its box, with the letter on top, in the bag that stays with you|Carry the supply yourself, and two weeks more than the plan for ${view.name} needs].`,
          'medication-dependencies',
        ),
      ),
    );
  }
  const conditions = read
    .choices('medical-conditions')
    .filter((one) => one !== 'none' && one !== 'prefer-not-to-say');
  if (conditions.length > 0)
    tasks.push(
      task(
        'Logistics',
        'Hand over care',
        because(
          say`[Ask for a summary of findings in ${paperLanguage(view)}, and make the first appointment in|Have the doctor write one page in ${paperLanguage(view)}, and book with a colleague in|Collect findings, pictures and doses on one stick, and book the first appointment in|Let the old practice send the file, in ${paperLanguage(view)}, to a practice chosen in|A letter from the old practice, an appointment at the new one in] ${view.cities[0]?.name ?? view.name} while you still live in ${view.homeName}.`,
          'medical-conditions',
          'current-location',
        ),
      ),
    );
  const cover =
    stage === 'retired'
      ? say`[Two quotes with your age and conditions declared, and the pension office’s answer on who pays|Insurers answer slowly at your age: ask three at once, and the pension office as well|Have cover confirmed in writing, with every condition named, before the lease|One insurer’s yes with your conditions on paper, before the flat is paid for|Age and conditions declared on each form, since what is left out is not paid].`
      : stage === 'student'
        ? say`Student cover that the visa office of ${view.name} accepts, from the day of travel.`
        : stage === 'employee' || stage === 'transfer'
          ? say`[The employer’s cover begins on a date: close the gap up to it with a travel policy|Ask from which day the employer’s policy pays, and insure every day before it|Between the last day of the old cover and the first of the new there should be none|A policy for travellers up to the first payday, the employer’s from then on|Ask the employer for the insurer’s letter, and carry it until the card comes].`
          : movers.people > 1
            ? say`One policy for ${movers.who}, with treatment at home included for a year.`
            : say`[A policy for twelve months that includes treatment at home, and a note of what it excludes|Cover from the day of travel, with the exclusions read aloud|Insurance first for the journey, then for the year, treatment at home included].`;
  tasks.push(
    task(
      'Logistics',
      'Health cover',
      because(
        cover,
        ...stageIds,
        ...(['retired', 'student', 'employee', 'transfer'].includes(stage) ? [] : movers.ids),
      ),
    ),
  );
  const entry = view.atlas.healthEntry(view.iso3);
  if (
    entry?.yellowFever?.risk ||
    entry?.yellowFeverCertificate ||
    (entry?.malaria && entry.malaria.casesPer1000AtRisk > 1)
  ) {
    tasks.push(
      task(
        'Logistics',
        'Travel clinic',
        given(
          say`Yellow fever or malaria is on record for ${view.name}: see a travel clinic six weeks ahead, with the exact region.`,
          `health:${view.iso3}`,
        ),
      ),
    );
  }
  return tasks;
};

/** Older relatives and those who stay. */
export const relativeTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const care = read.choices('eldercare-considerations')[0];
  if (!care || care === 'none') return [];
  const texts: Readonly<Record<string, readonly [string, string]>> = {
    'moving-with-us': [
      'Permit and cover for an older relative',
      `Written answers on residence and insurance for a parent in ${view.name}, before anything is given up at home.`,
    ],
    'joining-later': [
      'Could a relative follow?',
      `Ask now whether ${view.name} admits parents of residents, and under which means.`,
    ],
    'support-from-afar': [
      'Powers for those who stay',
      '[A power of attorney, a doctor who may speak to you, and a neighbour with a key|Somebody with a key, somebody with a power of attorney, and your number beside the telephone|The power of attorney before a notary at home, while a visit there is still a walk].',
    ],
    'return-often': [
      'Ways back',
      `Price six short-notice returns a year from ${view.cities[0]?.name ?? view.name} and put them into the budget.`,
    ],
  };
  const found = texts[care];
  return found ? [task('Research', found[0], because(words(found[1]), 'eldercare-considerations'))] : [];
};

/** Support that has to be rebuilt. */
export const supportTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const steps: Readonly<Record<string, string>> = {
    family: 'a fixed day for calls home',
    friends: 'one standing invitation a month, given by you',
    childcare: 'a sitter tried out twice before you need one',
    healthcare: 'a family doctor chosen in the first month',
    'professional-network': 'one meeting of your trade each month',
    'faith-community': 'a first visit to a congregation in the first week',
    clubs: 'membership in one club before winter',
    'public-benefits': 'a list of what ends at home and what replaces it',
  };
  const chosen = read.choices('support-systems-leaving').flatMap((one) => steps[one] ?? []);
  return chosen.length === 0
    ? []
    : [
        task(
          'Settlement',
          'Rebuild what you leave',
          because(
            words(
              `[You named what you would lose. In its place|For what you leave, something each|What you said you would miss, replaced one by one|Against the losses you listed]: ${list(chosen.slice(0, 4))}.`,
            ),
            'support-systems-leaving',
          ),
        ),
      ];
};
