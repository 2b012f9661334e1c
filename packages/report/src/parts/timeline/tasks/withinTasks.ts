import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import { aboutCity, cityOf } from '../../../place/passage.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { tellsPrivate } from '../../../profile/discretion.ts';
import { nobodyDrives } from '../../../profile/move/driving.ts';
import type { Stage } from '../../../profile/stage.ts';
import { conditionsBrought } from '../../../profile/health/conditionsBrought.ts';
import { list, opening, withArticle } from '../../../prose/english.ts';
import { because, say, words } from '../../../prose/said.ts';
import { leavesPost } from '../../../profile/work/presentPost.ts';
import { ownProfession, partnersProfession } from '../../../profile/work/professions.ts';
import { freeMovement, isCitizen } from '../../../place/entry/routes.ts';
import { monthSaid } from '../../../prose/monthSaid.ts';
import { MOVE } from '../order.ts';
import { LAST, NOW, task, type TaskWriter } from '../task.ts';

const SCOPE = 'relocation-scope';

/** The permit of somebody who is not a citizen: its restrictions and its end. */
export const permitTasks: TaskWriter = (view) => {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return [];
  const status = presentStatus(view.profile.read.all);
  const ends = status?.ends && status.ends >= view.date.slice(0, 7) ? monthSaid(status.ends) : null;
  const hidden = view.profile.discreet.length > 0 || (status !== null && tellsPrivate(status.what));
  const said =
    ends === null
      ? say`Ask the office that issued it, in writing, whether it is tied to an employer, a post, an address or a region, and by when a new address has to be told.`
      : say`Your ${hidden || !status ? 'present status' : status.what} runs until ${ends}. Ask the office that issued it, in writing, by when to apply for more time, and whether a new employer or a new address changes that.`;
  return [
    task(
      'status',
      'Your present permit',
      because(said, 'citizenship', 'current-location', ...(ends && status ? [status.id] : [])),
      NOW,
    ),
  ];
};

/** A transfer with the present employer, before looking for another job. */
export const transferTasks: TaskWriter = (view) =>
  leavesPost(view.profile)
    ? [
        task(
          'transfer',
          'Ask for a transfer',
          because(
            aboutCity(
              view,
              say`Whether your post can move to ${cityOf(view)} or be done from there, and what that means for pay, years of service and pension: ask before you apply anywhere else.`,
            ),
            ...view.profile.stageIds,
            'current-work-satisfaction',
          ),
          14,
        ),
      ]
    : [];

/** Licences of regulated professions: national or regional registers. */
export const registerTasks: TaskWriter = (view) => {
  const { profile } = view;
  if (profile.discreet.length > 0) return [];
  const own = profile.stage === 'employee' ? ownProfession(profile) : null;
  const theirs = partnersProfession(profile);
  const [first] = [own, theirs].flatMap((one) => one ?? []);
  if (!first) return [];
  const whose = own
    ? own.name === theirs?.name
      ? 'your licences hold'
      : `your licence as ${withArticle(own.name)} holds`
    : `the licence of ${partnerCalled(profile.movers).text} as ${withArticle(first.name)} holds`;
  return [
    task(
      'register-of-profession',
      'The licence to practise',
      because(
        aboutCity(
          view,
          say`Ask the register whether ${whose} in ${cityOf(view)} as it stands: some countries keep one for each state, province or nation. Then give it the new address.`,
        ),
        ...first.ids,
      ),
      13,
    ),
  ];
};

/** Taxes and prices that depend on the address. */
export const localTaxTasks: TaskWriter = (view) => [
  task(
    'local-taxes',
    'What the town costs',
    because(
      aboutCity(
        view,
        say`Local taxes, fees for childcare, fares and insurers’ rates follow the address: ask the administration of ${cityOf(view)}, and one insurer, for a household like yours.`,
      ),
      SCOPE,
    ),
    11,
  ),
];

/** The present home, where it is rented. */
export const leaseTasks: TaskWriter = ({ profile }) =>
  profile.read.has('property-ownership', 'no')
    ? [
        task(
          'lease',
          'The lease you leave',
          because(
            words(
              'Read its notice period, and how the deposit comes back. Count the notice from the day on which the new home is certain, so that you pay twice for as few months as possible.',
            ),
            'property-ownership',
          ),
          3,
        ),
      ]
    : [];

/** Care and medicines without interruption. */
export const careTasks: TaskWriter = (view) => {
  const ill = conditionsBrought(view.profile).length > 0;
  const takes = view.profile.read.has('medication-dependencies', 'yes');
  return [
    ...(ill || takes
      ? [
          task(
            'hand-over',
            ill ? 'Referral and file' : 'Prescriptions',
            because(
              aboutCity(
                view,
                ill
                  ? say`A referral from whoever treats you now to a practice or clinic in ${cityOf(view)}, and the file sent there, since its waiting list begins with them${takes ? '; and a prescription that lasts over the weeks of the move' : ''}.`
                  : say`A prescription that lasts over the weeks of the move, and a practice in ${cityOf(view)} that writes the next one.`,
              ),
              ...(ill ? ['medical-conditions'] : []),
              ...(takes ? ['medication-dependencies'] : []),
            ),
            5,
          ),
        ]
      : []),
    task(
      'cover',
      'Health cover',
      because(
        say`Ask whoever covers your care, health service, fund or insurer, what the new address changes: in some countries cover, premiums or the practices under contract differ by region.`,
        SCOPE,
      ),
      3,
    ),
  ];
};

/** Animals: register, landlord, vet. */
export const petAddressTasks: TaskWriter = (view) =>
  view.profile.hasPets
    ? [
        task(
          'pet',
          'The animals',
          because(
            aboutCity(
              view,
              say`The landlord’s yes in writing, a vet in ${cityOf(view)}, and the new address in the register of the chip and with the town, where it taxes or licenses animals.`,
            ),
            'relocating-pets',
          ),
          2,
        ),
      ]
    : [];

/** Who pays or teaches the customer, by occupation. */
const PAYER: Readonly<Partial<Record<Stage, string>>> = {
  retired: 'whoever pays your pension',
  student: 'your university',
  freelance: 'each client',
  founder: 'the register of companies',
  owner: 'the register of companies',
  means: 'whoever manages what you own',
};

/** Everybody who needs the new address. */
export const addressTasks: TaskWriter = (view) => {
  const { movers, stage, read } = view.profile;
  const whom = [
    'the town hall',
    'the tax office',
    PAYER[stage] ?? 'your employer',
    'bank and insurers',
    ...(read.has('existing-debt', 'significant', 'moderate', 'mortgage') ? ['each lender'] : []),
    ...(isCitizen(view) ? ['the register of voters'] : []),
    ...(nobodyDrives(view.profile) ? [] : ['the office of your driving licence']),
  ];
  return [
    task(
      'register',
      'The new address',
      because(
        say`Tell ${list(whom)}. Some ask for it within days: look up the shortest of these before you move${movers.people > 1 ? ', and tell it for each of you' : ''}.`,
        ...movers.ids,
        'existing-debt',
        SCOPE,
      ),
      LAST,
      { after: [MOVE] },
    ),
    task(
      'practice',
      'A practice',
      because(
        aboutCity(
          view,
          say`${opening(words('register with a doctor'))} in ${cityOf(view)}${movers.children.length > 0 ? ' and one for the children' : ''} in the first weeks, before somebody needs one, and have the old practice send the files.`,
        ),
        ...movers.ids,
      ),
      LAST,
      { after: [MOVE] },
    ),
  ];
};
