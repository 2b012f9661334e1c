import { counted, plural } from '../../prose/english.ts';
import { because, given, say, words } from '../../prose/said.ts';
import {
  freeMovement,
  isCitizen,
  openRoutes,
  rightByPassport,
  routeName,
  routeIds,
} from '../../sections/legal/routes.ts';
import { routeSaid } from '../../sections/legal/words.ts';
import type { PlaceView } from '../../place/view.ts';
import { type DraftTask, task, type TaskWriter } from './task.ts';

/** Right to stay: application, registration, history. */
export const visaTasks: TaskWriter = (view) => {
  const tasks: DraftTask[] = [];
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') {
    tasks.push(
      task(
        'Settlement',
        'Register as a resident',
        because(
          say`You need no visa for ${view.name}; you do need the registration, within the time the town sets. Book the appointment before you travel, since waiting lists count from the day you ask.`,
          'citizenship',
        ),
      ),
    );
  } else {
    const best = openRoutes(view)[0]?.route;
    const months = best?.processingDays == null ? 6 : Math.ceil(best.processingDays / 30) + 2;
    if (best) {
      tasks.push(
        task(
          'Preparation',
          `Apply: ${routeName(best)}`,
          because(
            routeSaid(
              best,
              best.processingDays === null
                ? 'The record gives no processing time, so allow half a year.'
                : `The record says up to ${plural(best.processingDays, 'day')}; with two months for papers that means ${months > 18 ? 'applying years' : counted(months, 'month')} before the move.`,
            ),
            ...routeIds(view, best),
          ),
          months,
        ),
      );
    } else {
      tasks.push(
        task(
          'Research',
          'Find out which permit you could ask for',
          because(
            say`Our records hold no route for you in ${view.name}. Write to the embassy now: its answer decides whether the rest of this plan holds.`,
            'visa-preference',
            'citizenship',
          ),
        ),
      );
    }
    tasks.push(
      task(
        'Preparation',
        'Police certificates',
        because(
          say`Order one from each country you lived in for a year or more. They age quickly, so no earlier than the application asks.`,
          'citizenship',
        ),
        months + 1,
      ),
    );
  }
  const { read } = view.profile;
  if (read.has('general-background-history', 'yes') || read.has('specific-immigration-history', 'yes')) {
    tasks.push(
      task(
        'Research',
        'An hour with an immigration lawyer',
        because(
          say`Your history comes up in every form. Settle the wording for ${view.name} before the first one is sent.`,
          'general-background-history',
          'specific-immigration-history',
        ),
      ),
    );
  }
  if (read.has('ancestry-claim', 'yes', 'possibly') && read.choices('ancestry-countries').length > 0) {
    tasks.push(
      task(
        'Research',
        'Follow the claim by descent',
        because(
          words(
            'Order the birth and marriage records of the line up to the ancestor. Archives are slow; the claim itself can be slower, and it may replace every visa in this report.',
          ),
          'ancestry-claim',
          'ancestry-countries',
        ),
      ),
    );
  }
  return tasks;
};

/** Passports: validity at least six months beyond the move. */
export const passportTasks: TaskWriter = (view) => {
  const { movers } = view.profile;
  return [
    task(
      'Preparation',
      'Passports',
      because(
        words(
          movers.people > 1
            ? `Check ${movers.people === 2 ? 'both passports' : `all ${counted(movers.people, 'passport')}`}: each should be valid for at least six months beyond the move.`
            : rightByPassport(view)
              ? 'Your passport should be valid for at least six months beyond the move; renew it first if it is not.'
              : 'Your passport should be valid for at least six months beyond the move; renew it first, since the visa goes into it.',
        ),
        ...movers.ids,
        ...(movers.people > 1 ? [] : ['citizenship']),
      ),
    ),
  ];
};

/** Degrees and civil papers. */
export const documentTasks: TaskWriter = (view) => {
  const { read, stage, movers } = view.profile;
  const apostille = view.atlas.treaties(view.iso3)?.apostille;
  const how = apostille?.from.shown
    ? apostille.status === 'y'
      ? 'an apostille from the issuing country is enough'
      : apostille.status === 'pending'
        ? `the apostille is not in force there yet (on record from ${apostille.inForce ?? 'a date to come'}), so the embassy legalises`
        : 'the apostille does not work there, so the embassy legalises'
    : 'ask the embassy how they have to be legalised';
  const objections = apostille?.objections
    ? ' Some states have objections to each other: confirm your pair.'
    : '';
  const basis = apostille ? [`treaties:${view.iso3}`] : [];
  const papers: string[] = [];
  const needsStatus = !movers.hasPartner && read.has('relationship-status', 'married', 'divorced', 'widowed');
  if (movers.hasPartner || needsStatus) papers.push('certificates of civil status');
  if (movers.children.length > 0) papers.push('birth certificates');
  const degree = read.choices('education-level')[0];
  const needsDegree =
    degree !== undefined &&
    !['no-diploma', 'secondary'].includes(degree) &&
    stage !== 'retired' &&
    stage !== 'means';
  if (needsDegree) papers.push('your certificates of study');
  if (papers.length === 0) papers.push('your birth certificate');
  return [
    task(
      'Preparation',
      'Legalise papers',
      because(
        given(
          say`For ${view.name} have ${papers.length > 1 ? `${papers.slice(0, -1).join(', ')} and ${papers.at(-1)}` : (papers[0] ?? '')} ready: ${how}.${objections} Translations come after, from a translator that country accepts.`,
          ...basis,
        ),
        ...(needsDegree ? ['education-level'] : []),
        ...(needsStatus ? ['relationship-status'] : []),
        ...movers.ids,
      ),
    ),
  ];
};

/** Countries of one agreement on settling mostly recognise each other's licences; which ones do is not in our records. */
function shareLicences(view: PlaceView): boolean {
  return (
    view.home !== null &&
    view.atlas.movement
      .movements(view.home.iso3, view.iso3)
      .some((one) => one.bloc === 'EU_EEA_CH' && one.grade === 'settle' && one.from.shown)
  );
}

/** Driving. */
export const drivingTasks: TaskWriter = (view) => {
  const here = view.atlas.treaties(view.iso3);
  const there = view.home ? view.atlas.treaties(view.home.iso3) : null;
  if (!here || !there || !view.home) return [];
  const shared1949 = here.road1949?.from.shown && there.road1949?.from.shown;
  const shared1968 = here.road1968?.from.shown && there.road1968?.from.shown;
  const weak = [here.road1949, here.road1968].some((one) => one?.from.confidence === 'low')
    ? ' (from lists that should be confirmed)'
    : '';
  const which = shared1968
    ? 'the later convention (Vienna)'
    : shared1949
      ? 'the older convention (Geneva)'
      : null;
  const text = shareLicences(view)
    ? `${view.homeName} and ${view.name} belong to the same area of free movement: ask the licensing office in ${view.name} whether your licence stays valid as it is, and from when it has to be registered.`
    : which
      ? `${view.homeName} and ${view.name} share ${which} on road traffic${weak}: an international driving permit issued at home will do for the start. As a resident you will have to exchange the licence; our records do not say how.`
      : `Our records show no road convention shared by ${view.homeName} and ${view.name}: ask whether your licence counts at all, and from which day it does not.`;
  const side =
    view.country.drivesOn && view.home.drivesOn && view.country.drivesOn !== view.home.drivesOn
      ? ` Traffic there keeps to the ${view.country.drivesOn}.`
      : '';
  return [
    task(
      'Final Preparations',
      'Licence to drive',
      because(
        given(words(`${text}${side}`), `treaties:${view.iso3}`, `treaties:${view.home.iso3}`),
        'current-location',
      ),
    ),
  ];
};
