import { oncePassage, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, say, words } from '../../prose/said.ts';
import { workBrought, workShutOut } from '../../place/entry/ownWork.ts';
import { remoteVisa, routeName } from '../../place/entry/routes.ts';
import { routeSaid } from '../../place/entry/words.ts';
import { atStage } from './atStage.ts';

const SETUPS: Readonly<Record<string, string>> = {
  'employee-foreign-company':
    'Your employer has to agree in writing: with you in PLACE it may owe payroll tax or social contributions there.',
  contractor:
    'As a contractor you would register in PLACE and invoice from there: have an accountant say what that costs, and whether one client alone would count as hidden employment.',
  'own-company':
    'A company of your own that you run from PLACE can become taxable there, wherever it is registered.',
  'employer-of-record':
    'An employer of record needs an entity in PLACE: ask yours whether it has one before you choose the country.',
  'not-arranged':
    'Your remote work is not arranged yet, and no permit for remote workers is granted on a promise: a contract comes first, PLACE second.',
  unsure:
    'You are not sure how your remote work is set up. The visa form for PLACE will ask who pays you, under which contract, and from where.',
};

/** The same on a remote-work visa, which is granted for income from abroad and allows no local business. */
const FROM_ABROAD: Readonly<Record<string, string>> = {
  contractor:
    '↗[The VISA is for income from abroad: your clients and contracts stay outside PLACE, so ask its tax office from which day it taxes you before you register anything there|Under the VISA you earn from abroad, with clients and contracts outside PLACE: before you register anything there, ask its tax office from which day it taxes you|Keep clients and contracts outside PLACE, as the VISA is for income from abroad, and ask its tax office from which day it taxes you before you register anything].',
  'own-company':
    '↗The VISA is for income from abroad: ask whether a company of your own may pay you, and from when one that you run from PLACE is taxed there.',
};

/** On a permit that allows no work its legal form is not the question. */
function shutOut(view: PlaceView): Passage | null {
  const route = workShutOut(view);
  if (!route) return null;
  const work = workBrought(view);
  const said = wayOf(view, 'structure-shut-out', [
    () =>
      say`${routeSaid(route, `The ${routeName(route)}`)} allows no work: before you apply, ask the consulate of ${view.name} in writing whether ${work} may go on at all, and from where. Register nothing there until it has answered.`,
    () =>
      say`In ${view.name} too ask first whether ${work} goes with ${routeSaid(route, `the ${routeName(route)}`)}, which by its record allows no work.`,
  ]);
  return passage('structure-shut-out', 1.9, said && because(said, ...view.profile.stageIds));
}

/** The legal form of the work. */
export const structure: Writer = (view) => {
  const closed = shutOut(view);
  if (closed) return closed;
  const { read } = view.profile;
  const set = read.choices('remote-work-legal-structure')[0];
  const visa = remoteVisa(view);
  const text = set ? (visa && FROM_ABROAD[set]) || SETUPS[set] : undefined;
  if (atStage(view, 'remote', 'freelance') && text) {
    const here = text.replaceAll('PLACE', view.name);
    return oncePassage(
      'structure',
      0.9,
      because(
        visa ? routeSaid(visa, here.replaceAll('VISA', routeName(visa))) : words(here),
        'remote-work-legal-structure',
      ),
    );
  }
  if (!atStage(view, 'owner')) return null;
  const code = read.choices('existing-business-registration-country')[0];
  const country = code ? view.atlas.country(code) : null;
  const staff = read.label('existing-business-employees');
  return oncePassage(
    'structure',
    0.9,
    because(
      say`Your company is registered ${country ? `in ${country.name}` : 'elsewhere'}${staff ? say` (people employed: ${staff})` : ''}. Decisions taken at a desk in ${view.name} can move its place of management, so keep minutes of the meetings and hold some of them at home.`,
      'existing-business-registration-country',
      'existing-business-employees',
    ),
  );
};
