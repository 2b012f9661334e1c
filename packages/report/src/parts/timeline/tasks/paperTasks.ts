import { translations } from '../../../place/language/language.ts';
import { adoptedChild } from '../../../profile/people/adoptedChild.ts';
import { isUnsafe } from '../../../profile/passports/unsafe.ts';
import { willNotDrive } from '../../../profile/move/driving.ts';
import { drivingLicence } from '../../../place/rights/drivingLicence.ts';
import { legalisation, unionPapers } from '../../../place/rights/legalisation.ts';
import { counted, list } from '../../../prose/english.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { visitWay } from '../../../place/entry/stay.ts';
import type { PlaceView } from '../../../place/view.ts';
import { task, type TaskWriter } from '../task.ts';

/** Checking the travel documents of so many people. */
function checked(own: number, paper: string, of: { readonly many: string; readonly one: string }): string {
  return own > 1
    ? `Check ${own === 2 ? `both ${paper}s` : `all ${counted(own, paper)}`}: each should be valid for at least six months beyond the move. ${of.many}`
    : `Your ${paper} should be valid for at least six months beyond the move; if it is not, ${of.one}.`;
}

const DOCUMENT_RENEWED = 'ask the office that issued it how long a new one takes';

/** Passports or what replaces them, valid for at least six months after the move. */
export const passportTasks: TaskWriter = (view) => {
  const { movers } = view.profile;
  const free = settlesByRight(view) || visitWay(view) !== null;
  // An unborn child has no document to check.
  const own = movers.people - movers.unborn;
  const renew = free ? 'before the move' : 'before you apply';
  // Nobody is sent to renew a passport with a state they cannot turn to.
  const held = view.profile.citizenships;
  const renewed = held.length > 0 && held.every(({ iso3 }) => isUnsafe(view.profile, iso3));
  const lawyer = 'an immigration lawyer says which travel document may stand in its place';
  return [
    task(
      'passports',
      view.profile.document ? 'Travel documents' : 'Passports',
      because(
        words(
          view.profile.document
            ? checked(own, 'travel document', {
                many: `For one that is not, ${DOCUMENT_RENEWED}.`,
                one: DOCUMENT_RENEWED,
              })
            : checked(own, 'passport', {
                many: renewed ? `For one that is not, ${lawyer}.` : `Renew what is not, ${renew}.`,
                one: renewed ? lawyer : `renew it ${renew}`,
              }),
        ),
        ...(view.profile.document?.questionIds ?? []),
        ...movers.ids,
        'citizenship',
        ...view.profile.unsafe.questionIds,
      ),
      10,
      { takes: 1 },
    ),
  ];
};

/** How documents of these kinds become valid for the authorities there. */
function madeGood(view: PlaceView, civil: boolean, study: boolean): Said {
  const union = civil ? unionPapers(view) : null;
  const others = say`${legalisation(view).told}.${translations(view)}`;
  if (!union) return others;
  return study ? say`${union.told}. For the certificates of study ${others}` : say`${union.told}.`;
}

/** What to ask about an adoption made elsewhere. */
const ADOPTION =
  ' Ask the civil registry there before anything is filed whether the adoption counts as it stands, as one under the Hague convention on adoption does between its members, or needs a decision of a court.';

/** Degrees and civil documents. */
export const documentTasks: TaskWriter = (view) => {
  const { read, stage, movers } = view.profile;
  const papers: string[] = [];
  const needsStatus = !movers.hasPartner && read.has('relationship-status', 'married', 'divorced', 'widowed');
  if (movers.hasPartner || needsStatus) papers.push('certificates of civil status');
  if (movers.children.length + movers.comeOfAge.length > 0) papers.push('birth certificates');
  const adopted = adoptedChild(view.profile);
  if (adopted) papers.push('the adoption order, final and in full');
  const degree = read.choices('education-level')[0];
  const needsDegree =
    degree !== undefined &&
    !['no-diploma', 'secondary'].includes(degree) &&
    stage !== 'retired' &&
    stage !== 'means';
  if (papers.length === 0 && !needsDegree) papers.push('your birth certificate');
  const civil = papers.length > 0;
  if (needsDegree) papers.push('your certificates of study');
  return [
    task(
      'papers',
      needsDegree || !unionPapers(view) ? 'Legalise papers' : 'Civil papers',
      because(
        say`For ${view.name} have ${list(papers)} ready: ${madeGood(view, civil, needsDegree)}${adopted ? ADOPTION : ''}`,
        ...(adopted ?? []),
        ...(needsDegree ? ['education-level'] : []),
        ...(needsStatus ? ['relationship-status'] : []),
        ...movers.ids,
      ),
      8,
      { takes: 1 },
    ),
  ];
};

/** Driving. */
export const drivingTasks: TaskWriter = (view) => {
  const { home, country } = view;
  const licence = willNotDrive(view.profile) ? null : drivingLicence(view);
  if (!licence) return [];
  const side =
    country.drivesOn && home?.drivesOn && country.drivesOn !== home.drivesOn
      ? ` Traffic there keeps to the ${country.drivesOn}.`
      : '';
  return [task('licence', 'Licence to drive', because(say`${licence}${side}`, 'current-location'), 1)];
};
