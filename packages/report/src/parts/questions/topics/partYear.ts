import { capitalised, list, numberWord } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { bestEntry, fitsVisit } from '../../../place/shortStay.ts';
import type { PlaceView } from '../../../place/view.ts';
import { PART_YEAR, partYearIn } from '../../../profile/partYear.ts';
import { rightByPassport } from '../../../sections/legal/routes.ts';
import { eachPlace } from '../beside.ts';
import type { Topic } from '../topic.ts';

/** "90 days without a visa", with the best passport held. */
function visitSaid(view: PlaceView): Said | null {
  if (rightByPassport(view)) return because(words('as long as you like, with your passport'), 'citizenship');
  const best = bestEntry(view);
  if (!best) return null;
  const { kind, days } = best.requirement;
  const text =
    kind === 'visa free'
      ? days === null
        ? 'without a visa, for a time that is not on record'
        : `${days} days without a visa`
      : 'on a visa or an authorisation only';
  return because(given(words(text), `passport:${best.passport.iso3}-${view.iso3}`), 'citizenship');
}

/** Stays of some months a year: a visit may do, which no permit has to be asked for. */
export const PART_OF_YEAR: readonly Topic[] = [
  {
    id: 'part-year',
    about: PART_YEAR,
    when: ({ text }) => partYearIn(text) !== null,
    over: ['visa', 'permit-length', 'weather'],
    answer: ({ views, text }) => {
      const months = partYearIn(text) ?? 0;
      const stays = eachPlace(views, visitSaid);
      const counted = views.flatMap((view) => {
        const days = rightByPassport(view) ? null : (bestEntry(view)?.requirement.days ?? null);
        return days === null ? [] : [{ name: view.name, fits: fitsVisit(months, days) }];
      });
      const names = (fits: boolean): string =>
        list(counted.flatMap((one) => (one.fits === fits ? one.name : [])));
      const fit = names(true);
      const long = names(false);
      const span = `${numberWord(months)} months`;
      return {
        said: flow(
          stays && say`By our records you may stay ${stays}.`,
          long === ''
            ? null
            : words(
                `${capitalised(span)} a year are longer than that in ${long}, so they take a permit there.`,
              ),
          fit === ''
            ? null
            : words(`In ${fit} ${long === '' ? `${span} a year` : 'they'} fit, if you count the days.`),
        ),
        lacks: 'within which span those days are counted, and whether they begin anew at each entry',
        whom: 'the embassy of each country, in writing',
        put: `May I stay here for ${span} of every year without a permit, within which span are the days counted, and if not, which permit is there for somebody who does not move for good?`,
      };
    },
  },
];
