import { areFartherKin } from '../../../profile/household.ts';
import { cityOf } from '../../../place/passage.ts';
import { monthsOldThen } from '../../../profile/people/birthMonth.ts';
import { hasUnsafe, mayVisit } from '../../../profile/passports/unsafe.ts';
import { list } from '../../../prose/english.ts';
import { because, flow, given, say, words } from '../../../prose/said.ts';
import { parentsAlongSaid } from '../../../prose/lawClause.ts';
import { parentsLaw } from '../../../place/entry/family.ts';
import type { PlaceView } from '../../../place/view.ts';
import { comesFromHere, familyAtHome } from '../../../sections/family/familyAt.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { FULL_PLAN } from '../schedule.ts';
import { MOVE } from '../order.ts';
import { task, type TaskWriter } from '../task.ts';

/** A task about older relatives: title and text. */
type RelativeTask = readonly [title: string, text: string];

/** Older relatives who move along: nearby care, and the right or permit they come by. */
function movingAlong(view: PlaceView, isHere: boolean): RelativeTask {
  const many = view.profile.movers.elders.length > 1;
  const elder = many ? 'your older relatives' : 'an older relative';
  if (isHere)
    return [
      `Care for ${elder}`,
      `Ask in ${cityOf(view)} which help at home, transport and places in care your ${many ? 'relatives' : 'relative'} would have, and from which day, before anything is given up.`,
    ];
  if (parentsLaw(view) && areFartherKin(view.profile.movers))
    return [
      `Papers and cover for ${elder}`,
      `An answer from ${view.name} on whether it lets in somebody who depends on you and is not your parent, or a passport of their own that opens it, and a written word on who insures them there.`,
    ];
  if (parentsLaw(view))
    return [
      `Papers and cover for ${elder}`,
      `Proof that ${many ? 'your parents depend' : 'a parent depends'} on you, or a passport of their own under your free movement, and a written word on who insures them in ${view.name}.`,
    ];
  return [
    `Permit and cover for ${elder}`,
    `Written answers on residence and insurance for ${many ? 'each of them' : 'a parent'} in ${view.name}, before anything is given up at home.`,
  ];
}

/** A relative who may follow later. */
function comingLater(view: PlaceView, isHere: boolean): RelativeTask {
  const title = 'A relative who may follow';
  if (isHere)
    return [
      title,
      `Look for a home in ${cityOf(view)} that has room for a second front door or a lift near by, and ask there how long the lists for help and care are.`,
    ];
  return [
    title,
    parentsLaw(view)
      ? `A parent who depends on you may follow to ${view.name} by your free movement: ask now who would insure them there.`
      : parentsAlongSaid(view.atlas, view.iso3)
        ? `The chapter on the family tells by which law ${view.name} lets parents of residents in: ask now which means and which insurance it asks of you, and how long the wait is.`
        : `Ask now whether ${view.name} admits parents of residents, and under which means.`,
  ];
}

/** Relatives who stay behind and are looked after from abroad. */
function fromAfar(view: PlaceView): RelativeTask {
  const nearby =
    familyAtHome(view) && mayVisit(view)
      ? '|↗The power of attorney before a notary at home, while a visit there is still only a walk away'
      : '';
  return [
    'Powers for those who stay',
    `[A power of attorney, a doctor who may speak to you, and a neighbour with a key|Somebody with a key, somebody with a power of attorney, and your address beside theirs${nearby}].`,
  ];
}

const goingBack = (view: PlaceView): RelativeTask => [
  'Ways back',
  `Price one short-notice return from ${cityOf(view)}, and put as many into the budget as you mean to make.`,
];

/** What to do about older relatives, by the answer on their care. `isHere`: they live in this place already. */
const RELATIVES: Readonly<Record<string, (view: PlaceView, isHere: boolean) => RelativeTask>> = {
  'moving-with-us': movingAlong,
  'joining-later': comingLater,
  'support-from-afar': fromAfar,
  'return-often': goingBack,
};

/** Older relatives, and those who stay behind. */
export const relativeTasks: TaskWriter = (view) => {
  const care = view.profile.read.choices('eldercare-considerations')[0] ?? '';
  if (care === 'return-often' && !mayVisit(view)) return [];
  const here = comesFromHere(view, care);
  const found = RELATIVES[care]?.(view, here);
  if (!found) return [];
  const [title, text] = found;
  const said = because(words(text), 'eldercare-considerations');
  const law = !here && ['moving-with-us', 'joining-later'].includes(care) ? parentsLaw(view) : null;
  const based = law ? given(because(said, 'citizenship'), `bloc:${law.bloc}`) : said;
  return [task('relative', title, based, 14)];
};

/** A child born before the move: the documents it needs to come along. */
export const newbornTasks: TaskWriter = (view, _others, ahead) => {
  const child = view.profile.movers.newborn;
  if (!child || ahead === null) return [];
  const papers = because(
    hasUnsafe(view.profile)
      ? say`Birth certificate and passport; an immigration lawyer can say which other travel document the child may have.`
      : view.profile.movers.unborn === 1
        ? say`Birth certificate and passport, one of each country whose citizen the child is.`
        : say`Birth certificates and passports, for each child one of each country whose citizen it is.`,
    'citizenship',
    ...view.profile.unsafe.questionIds,
  );
  const permit = settlesByRight(view)
    ? say`Ask how ${view.name} registers a child who comes with you.`
    : say`The embassy of ${view.name} says whether the child is added to your application or needs its own.`;
  const age = monthsOldThen(view.profile, view.date) ?? 0;
  return [
    task(
      'newborn',
      view.profile.movers.unborn === 1 ? 'Papers for the baby' : 'Papers for the babies',
      because(flow(papers, permit), ...child.ageIds),
      // One month after the birth, undoing the compression of the plan.
      Math.max(1, age - 1) / Math.min(1, ahead / FULL_PLAN),
    ),
  ];
};

/** Support from others that has to be rebuilt. */
export const supportTasks: TaskWriter = (view) => {
  const { read } = view.profile;
  const steps: Readonly<Record<string, string>> = {
    family: 'a fixed evening for those at home',
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
