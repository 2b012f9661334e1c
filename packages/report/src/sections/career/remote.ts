import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, standing } from '../../place/view.ts';
import { because, say, words } from '../../prose/said.ts';
import { freelancesThere, paidAs } from '../../profile/work/paidAs.ts';
import { atStage } from './atStage.ts';
import { officeHours } from './officeHours.ts';

const FRAMES: Readonly<Record<string, readonly string[]>> = {
  remote: [
    'The job comes with you, so connection and time zone decide whether it can be done from there',
    'Check two things for remote work: the line and the hours',
    'Your employer’s calls have to work from there',
  ],
  contractor: [
    'Your contract comes with you, so connection and time zone decide whether it can be kept from there',
    'Check two things before you send invoices from there: the line and the hours',
    'Calls with the clients you invoice have to work from there',
  ],
  freelance: [
    'Work for clients elsewhere rests on the connection and the time zone',
    'Two figures matter for freelance work at a distance: the line and the hours',
    'For calls with clients, check line and hours',
  ],
  owner: [
    'You lead the company from wherever people and papers reach you',
    '↗A company led from abroad runs on calls',
    'The firm stays where it is, and you have to be reachable for it',
  ],
};

/** Remote work: internet and time zone. */
export const remoteLead: Writer = (view) => {
  if (!atStage(view, 'remote', 'freelance', 'owner') || freelancesThere(view.profile)) return null;
  const at = standing(view, 'fixed_broadband');
  const lines = figure(view, 'fixed_broadband');
  if (!at || !lines) return null;
  const paid = paidAs(view.profile);
  const frames = FRAMES[paid.as] ?? [''];
  const frame = because(words(frames[view.earlier.length % frames.length] ?? ''), ...paid.ids);
  const verdict =
    at.percentile > 75
      ? 'dense enough that a fixed line is a given in any town'
      : at.percentile > 55
        ? 'enough for towns; in the countryside, test before signing'
        : 'thin outside the centres, so keep a mobile line from a second network';
  const meet = officeHours(view);
  const hours = meet ? say`; ${meet}` : '';
  const said = wayOf(view, 'remote', [
    () =>
      say`${frame}. ${view.Name} has ${lines} fixed broadband lines per hundred people, ${verdict}${hours}.${at.mark}`,
    () =>
      say`${frame}: ${lines} fixed lines per hundred people in ${view.name}, ${verdict}${hours}.${at.mark}`,
    () =>
      say`${frame}. Fixed broadband in ${view.name} reaches ${lines} lines per hundred people, ${verdict}${hours}.${at.mark}`,
  ]);
  return passage('remote', 1.2, said);
};
