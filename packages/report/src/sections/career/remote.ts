import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, type PlaceView, standing } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { clockGap } from '../family/ties.ts';
import { is } from './leads.ts';

const FRAMES: Readonly<Record<string, readonly string[]>> = {
  remote: [
    'The job comes with you, so connection and time zone decide whether it can be done from there',
    'Check two things for remote work: the line and the hours',
    'Your employer’s calls have to work from there',
  ],
  freelance: [
    'Your clients stay where they are, so connection and time zone come first',
    'Two figures matter for freelance work at a distance: the line and the hours',
    'For calls with clients, check line and hours',
  ],
  owner: [
    'You lead the company from wherever people and papers reach you',
    'A company led from abroad runs on calls',
    'The firm stays where it is, and you have to be reachable for it',
  ],
};

function overlapVerdict(overlap: string, offset: number): string {
  const centre = overlap === 'overlap-americas' ? -5.5 : overlap === 'overlap-europe-africa' ? 1 : 8.5;
  const gap = Math.abs(((offset - centre + 36) % 24) - 12);
  return gap <= 3.5
    ? 'the clock suits that'
    : gap <= 6.5
      ? 'the clock allows it with early or late hours'
      : 'the clock works against it';
}

/** Whether office hours meet, by the overlap asked for or by the distance from home. */
function hoursMeet(view: PlaceView): Said | null {
  const { read } = view.profile;
  const overlap = read.choices('remote-work-requirements').find((one) => one.startsWith('overlap-'));
  const offset = view.atlas.fact(view.iso3, 'utc_offset_capital')?.value;
  if (overlap && typeof offset === 'number') {
    const label = read.label('remote-work-requirements', overlap);
    return given(
      say`you need ${label ?? 'shared hours'}, and ${overlapVerdict(overlap, offset)}`,
      `utc_offset_capital:${view.iso3}`,
    );
  }
  const gap = clockGap(view);
  if (gap === null || !view.home) return null;
  const size = Math.abs(gap);
  const text =
    size <= 3
      ? `office hours overlap with ${view.homeName} for most of the day`
      : size <= 6
        ? `office hours overlap with ${view.homeName} for half a day`
        : `office hours barely overlap with ${view.homeName}`;
  return because(
    given(words(text), `utc_offset_capital:${view.iso3}`, `utc_offset_capital:${view.home.iso3}`),
    'current-location',
  );
}

/** Remote work: internet and clock. */
export const remoteLead: Writer = (view) => {
  if (!is(view, 'remote', 'freelance', 'owner')) return null;
  const at = standing(view, 'fixed_broadband');
  const lines = figure(view, 'fixed_broadband');
  if (!at || !lines) return null;
  const frames = FRAMES[view.profile.stage] ?? [''];
  const frame = because(words(frames[view.earlier.length % frames.length] ?? ''), ...view.profile.stageIds);
  const verdict =
    at.percentile > 75
      ? 'dense enough that a fixed line is a given in any town'
      : at.percentile > 55
        ? 'enough for towns; in the countryside, test before signing'
        : 'thin outside the centres, so keep a mobile line from a second network';
  const meet = hoursMeet(view);
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
