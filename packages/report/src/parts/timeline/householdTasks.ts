import { pensionLater } from '../../place/pension.ts';
import { cityOf } from '../../place/passage.ts';
import { paperLanguage } from '../../place/language.ts';
import { conditionsBrought } from '../../profile/parenthood.ts';
import type { Profile } from '../../profile/profile.ts';
import { list } from '../../prose/english.ts';
import { because, flow, given, say, words } from '../../prose/said.ts';
import { parentsLaw } from '../../sections/legal/family.ts';
import { rightByPassport } from '../../sections/legal/routes.ts';
import { FULL_PLAN } from '../schedule.ts';
import { MOVE } from './order.ts';
import { type DraftTask, LAST, task, type TaskWriter } from './task.ts';

/** Where work insures, the permit does not wait for a policy. */
const insuredByWork = ({ stage }: Profile): boolean => stage === 'employee' || stage === 'transfer';

/** Whether somebody ill has to find an insurer before there is no way back. */
export const needsInsurer = (profile: Profile): boolean =>
  conditionsBrought(profile).length > 0 && !insuredByWork(profile);

/** Health: letters, medicines, cover. */
export const healthTasks: TaskWriter = (view) => {
  const { read, movers, stage, stageIds } = view.profile;
  const tasks: DraftTask[] = [];
  if (read.has('medication-dependencies', 'yes')) {
    tasks.push(
      task(
        'medicines',
        'Medicines',
        because(
          say`[Confirm with the medicines authority of ${view.name} what may be imported, then have prescriptions written by active substance|Have every prescription rewritten by active substance, once ${view.name} has told you what may come in|Ask ${view.name} what may be brought in, and the doctor to name substances instead of brands].`,
          'medication-dependencies',
        ),
        5,
      ),
    );
    tasks.push(
      task(
        'hand-luggage',
        'Medicines in the hand luggage',
        because(
          say`[Original boxes, the doctor’s letter, and enough for the first appointment in ${view.name} to be late|In the cabin, in the boxes they came in, with two weeks to spare for ${view.name}|Half in each bag that stays with you, and the letter from the doctor in your pocket|Everything in its box, with the letter on top, in the bag that stays with you|Carry the supply yourself, and two weeks more than the plan for ${view.name} needs].`,
          'medication-dependencies',
        ),
        LAST,
        { after: ['medicines'] },
      ),
    );
  }
  if (conditionsBrought(view.profile).length > 0)
    tasks.push(
      task(
        'hand-over',
        'Hand over care',
        because(
          say`[Ask for a summary of findings in ${paperLanguage(view)}, and make the first appointment in|Have the doctor write one page in ${paperLanguage(view)}, and book with a colleague in|Collect findings, pictures and doses on one stick, and book the first appointment in|Let the old practice send the file, in ${paperLanguage(view)}, to a practice chosen in|A letter from the old practice, an appointment at the new one in] ${cityOf(view)} while you still live in ${view.homeName}.`,
          'medical-conditions',
          'current-location',
        ),
        5,
      ),
    );
  const byWork = insuredByWork(view.profile);
  const cover =
    stage === 'retired' && pensionLater(view)
      ? say`[Two quotes with your age and every condition declared, for the years before the pension begins|Cover for the years before the pension begins, confirmed in writing with every condition named|One insurer’s yes with your conditions on paper for the years until the pension, before anything is paid for].`
      : stage === 'retired'
        ? say`[Two quotes with your age and every condition declared, and the pension office’s answer on who pays|Ask three insurers at once, age and conditions declared, and the pension office as well|Have cover confirmed in writing, with every condition named|One insurer’s yes with your conditions on paper, before anything is paid for|Age and conditions declared on each form, since what is left out is not paid].`
        : stage === 'student'
          ? say`Student cover that the visa office of ${view.name} accepts, from the day of travel.`
          : byWork
            ? say`[Ask in writing from which day the state or the employer of ${view.name} covers you, and insure the days before it|Find out on which day cover begins in ${view.name} and on which it ends at home, and insure the days between|One letter that says who covers you in ${view.name} and from when, and a policy for the days before|Ask the employer who insures you in ${view.name}, and from which day; the days up to it are yours to cover].`
            : movers.people > 1
              ? say`One policy for ${movers.who}, with treatment at home included for a year.`
              : say`[A policy for twelve months that includes treatment at home, and a note of what it excludes|Cover from the day of travel, with the exclusions read before you sign|Insurance first for the journey, then for the year, treatment at home included].`;
  tasks.push(
    task(
      byWork ? 'work-cover' : 'cover',
      'Health cover',
      because(
        cover,
        ...stageIds,
        ...(['retired', 'student', 'employee', 'transfer'].includes(stage) ? [] : movers.ids),
      ),
      byWork || rightByPassport(view) ? 3 : 7,
      { takes: needsInsurer(view.profile) ? 1 : 0 },
    ),
  );
  const entry = view.atlas.healthEntry(view.iso3);
  const parts = [
    entry?.yellowFever?.risk && 'yellowFever',
    entry?.yellowFeverCertificate && 'yellowFeverCertificate',
    entry?.malaria && entry.malaria.casesPer1000AtRisk > 1 && 'malaria',
  ].filter((part) => typeof part === 'string');
  if (parts.length > 0) {
    tasks.push(
      task(
        'clinic',
        'Travel clinic',
        given(
          say`Yellow fever or malaria is on record for ${view.name}: see a travel clinic six weeks ahead, with the exact region.`,
          ...parts.map((part) => `health.${part}:${view.iso3}`),
        ),
        2,
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
  const law = parentsLaw(view);
  const texts: Readonly<Record<string, readonly [string, string]>> = {
    'moving-with-us': law
      ? [
          'Papers and cover for an older relative',
          `Proof that a parent depends on you, or a passport of their own under your free movement, and a written word on who insures them in ${view.name}.`,
        ]
      : [
          'Permit and cover for an older relative',
          `Written answers on residence and insurance for a parent in ${view.name}, before anything is given up at home.`,
        ],
    'joining-later': [
      'A relative who may follow',
      law
        ? `A parent who depends on you may follow to ${view.name} by your free movement: ask now who would insure them there.`
        : `Ask now whether ${view.name} admits parents of residents, and under which means.`,
    ],
    'support-from-afar': [
      'Powers for those who stay',
      '[A power of attorney, a doctor who may speak to you, and a neighbour with a key|Somebody with a key, somebody with a power of attorney, and your number beside the telephone|The power of attorney before a notary at home, while a visit there is still a walk].',
    ],
    'return-often': [
      'Ways back',
      `Price one short-notice return from ${cityOf(view)}, and put as many into the budget as you mean to make.`,
    ],
  };
  const found = texts[care];
  const said = found && because(words(found[1]), 'eldercare-considerations');
  const coming = law && ['moving-with-us', 'joining-later'].includes(care);
  return found && said
    ? [
        task(
          'relative',
          found[0],
          coming ? given(because(said, 'citizenship'), `bloc:${law.bloc}`) : said,
          14,
        ),
      ]
    : [];
};

/** A child born before the move: the papers without which it cannot come along. */
export const newbornTasks: TaskWriter = (view, _others, ahead) => {
  const child = view.profile.movers.newborn;
  if (!child || ahead === null) return [];
  const papers = because(
    say`Birth certificate and passport, one of each country whose citizen the child is.`,
    'citizenship',
  );
  const permit = rightByPassport(view)
    ? say`Ask how ${view.name} registers a child who comes with you.`
    : say`The embassy of ${view.name} says whether the child is added to your application or needs its own.`;
  const age = (child.ageThen ?? 0) * 12;
  return [
    task(
      'newborn',
      'Papers for the baby',
      because(flow(papers, permit), ...child.ageIds),
      // The month after the birth, whatever the plan is drawn together to.
      Math.max(1, age - 1) / Math.min(1, ahead / FULL_PLAN),
    ),
  ];
};

/** Support that has to be rebuilt. */
export const supportTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const steps: Readonly<Record<string, string>> = {
    family: 'a fixed day for calls home',
    friends: 'one standing invitation a month, given by you',
    childcare: 'a sitter tried out before you need one',
    healthcare: 'a family doctor chosen early',
    'professional-network': 'one meeting of your trade each month',
    'faith-community': 'a first visit to a place of worship',
    clubs: 'membership in one club',
    'public-benefits': 'a list of what ends at home and what replaces it',
  };
  const chosen = read.choices('support-systems-leaving').flatMap((one) => steps[one] ?? []);
  return chosen.length === 0
    ? []
    : [
        task(
          'support',
          'Rebuild what you leave',
          because(
            words(
              `[You named what you would lose. In its place|For what you leave, something each|What you said you would miss, replaced one by one|Against the losses you listed]: ${list(chosen.slice(0, 4))}.`,
            ),
            'support-systems-leaving',
          ),
          -1,
          { after: [MOVE] },
        ),
      ];
};
