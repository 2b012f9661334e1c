import { constant, shown } from '../../figures/quantity.ts';
import { passage, type Writer } from '../../place/passage.ts';
import { fitsVisit, type VisitFit } from '@global-fit/matching/entry/visit';
import { documentVisits } from '../../place/entry/refugeeDocument.ts';
import { bestEntry } from '../../place/entry/shortStay.ts';
import type { PlaceView } from '../../place/view.ts';
import { stayAsked } from '@global-fit/matching/profile/time/partYear';
import { nameOf } from '../../prose/countryNames.ts';
import { numberWord } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { ABSENCES, daysSaid, overSaid, spanSaid, stayMeant, visitWay } from '../../place/entry/stay.ts';

/**
 * Whether the months somebody intends to stay, or asks about, fit into a visit; null without such months, or without
 * days on record.
 */
function partOfYear(view: PlaceView, days: number | null): Said | null {
  const { read, discreet } = view.profile;
  const told = stayMeant(view) ?? stayAsked(read.all);
  if (!told || days === null || discreet.length > 0) return null;
  const months = `The ${numberWord(told.months)} months of a year that you name`;
  const length = constant(told.days, 'the most days that those months come to');
  const text: Readonly<Record<VisitFit, Said>> = {
    fits: words(`${months} fit into those days, if you count them.`),
    'just-over': say`${months} can come to ${shown(length, String)} days, just longer than that: fly home before the last of the days allowed, or ask for a permit.`,
    over: words(`${months} are longer than that, so they need a permit.`),
  };
  return because(text[fitsVisit(told.days, days)], told.id);
}

/** Visa-free days that cover the planned seasonal stay, and so are the way in. */
export const visitLead: Writer = (view) => {
  const way = visitWay(view);
  const stay = stayMeant(view);
  if (!way || !stay) return null;
  return passage(
    'right',
    3,
    say`For ${spanSaid(stay)} you need no permit in ${view.name}: on record are ${daysSaid(way)}.${overSaid(way)} A visit gives no right to work there, and its days do not count towards a permit. What you keep at home depends on the rules there: ask ${ABSENCES} how long you may be away each year.`,
  );
};

/** Days of a visit that are half a year or more, which is what people know a country for. */
const LONG_VISIT = 180;

const isLong = ({ kind, days }: { readonly kind: string; readonly days: number | null }): boolean =>
  kind === 'visa free' && (days ?? 0) >= LONG_VISIT;

/** Entering for a first look. */
export const visit: Writer = (view) => {
  if (settlesByRight(view) || visitWay(view)) return null;
  const onDocument = documentVisits([view]);
  if (onDocument) return passage('visit', 0.8, onDocument);
  const best = bestEntry(view);
  if (!best) return null;
  const { passport, requirement } = best;
  const text: Readonly<Record<string, string>> = {
    'visa free':
      requirement.days === null
        ? 'you may enter without a visa'
        : `you may stay ${requirement.days} days without a visa`,
    'visa on arrival': 'you get a visa on arrival',
    eta: 'you need an electronic travel authorisation before you fly',
    'e-visa': 'you apply for a visa online',
    'visa required': 'you need a visa from a consulate',
    'no admission': 'the record says that you are not admitted',
  };
  const entry = text[requirement.kind];
  if (!entry) return null;
  const part = partOfYear(view, requirement.days);
  return passage(
    'visit',
    part || view.profile.read.has('relocation-duration', 'temporary') || isLong(requirement)
      ? 1.1
      : requirement.kind === 'visa required'
        ? 0.8
        : 0.4,
    because(
      given(
        view.ledger.timesUsed('visit') > 0
          ? say`[For a first look at ${view.name} with the passport of ${nameOf(passport)} the record says: ${entry}|Before any permit you may want to see ${view.name}: with the passport of ${nameOf(passport)} ${entry}|To see ${view.name} with the passport of ${nameOf(passport)}, ${entry}; such days count towards nothing there either].${part ? say` ${part}` : ''}`
          : say`For a first visit with the passport of ${nameOf(passport)}, ${entry}. A visit is not a residence: it gives no right to work, and days spent on it do not count towards a permit.${part ? say` ${part}` : ''}`,
        `passport:${passport.iso3}-${view.iso3}`,
      ),
      'citizenship',
    ),
  );
};
