import { anyOf } from '@global-fit/matching/anyOf';
import { fitsVisit, type VisitFit } from '@global-fit/matching/entry/visit';
import { daysAsked } from '@global-fit/matching/profile/time/partYear';
import type { Country } from '@global-fit/atlas/model';
import { constant, ruleQuantity, shown } from '../../../../figures/quantity.ts';
import { list } from '../../../../prose/english.ts';
import { type PlaceView, wordOf } from '../../../../place/view.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, flow, given, type Said, say } from '../../../../prose/said.ts';
import { KIN, KIN_WHO_VISIT } from '@global-fit/matching/profile/time/kinVisit';
import { kinCountries } from '../../../../sections/family/familyAt.ts';
import { entryOf } from '../../../../sections/family/visits.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';

/** The most passports whose entry is described. */
const MOST = 3;
const WHO = new RegExp(`\\b(?:my|our) (?:[\\w’'-]+ ){0,2}?${KIN}`, 'i');
const LENGTH =
  /\b(?:for |longer than |more than |up to )*(?:half (?:a|the) year|(?:\d{1,3}|an?|one|two|three|four|five|six|a few|some) (?:days?|weeks?|months?))\b/i;

/** How holders of a passport enter for a visit, place by place. */
function entriesWith(views: readonly PlaceView[], passport: Country): Said | null {
  const entries = eachPlace(
    views.filter(({ iso3 }) => iso3 !== passport.iso3),
    (view) => {
      const entry = entryOf(view, passport);
      return entry && say`${entry} to see you`;
    },
  );
  return entries && say`With a passport of ${nameOf(passport)} visitors ${entries}.`;
}

/** The customer's child holds the household's passport, wherever other relatives live. */
const OWN_CHILD = /\b(?:my|our) (?:\w+ )?(?:daughters?|sons?|child(?:ren)?|kids?)(?!['’-])\b/i;

/** A place whose visa-free days are on record. */
interface CountedVisit {
  readonly view: PlaceView;
  readonly days: number;
}

function countedVisits(views: readonly PlaceView[], { iso3 }: Country): readonly CountedVisit[] {
  return views.flatMap((view) => {
    const found = iso3 === view.iso3 ? null : view.atlas.passports.requirement(iso3, view.iso3);
    return found?.from.shown && found.kind === 'visa free' && found.days !== null
      ? [{ view, days: found.days }]
      : [];
  });
}

/** Id of the rule on visits in the Schengen Borders Code. */
const RULE = 'visits-schengen';

/** The period within which the Schengen area counts days; null where no place is in it. */
function schengenSaid(visits: readonly CountedVisit[]): Said | null {
  const area = visits.filter(({ view }) => wordOf(view, 'schengen_member', view.iso3) === 'yes');
  const [first] = area;
  const most = first && ruleQuantity(first.view.atlas, RULE);
  const span = first && ruleQuantity(first.view.atlas, RULE, 'withinDays');
  if (!most || !span) return null;
  return given(
    say`In ${list(area.map(({ view }) => view.name))} that means ${shown(most, String)} days in any ${shown(span, String)}, counted over all of the Schengen area together (Schengen Borders Code, article ${shown(constant(6, 'the number of the article'), String)}): a weekend elsewhere does not start a new count.`,
    ...area.map(({ view }) => `schengen_member:${view.iso3}`),
  );
}

/** Whether visits of so many days fit the records: where they do, and where not. */
function fitSaid(visits: readonly CountedVisit[], days: number): Said | null {
  const names = (fits: VisitFit): string =>
    list(visits.filter((one) => fitsVisit(days, one.days) === fits).map(({ view }) => view.name));
  const [fit, near, over] = [names('fits'), names('just-over'), names('over')];
  const length = shown(constant(days, 'the days at a time that the question names'), String);
  return flow(
    say`Measured against that, a visit of about ${length} days at a time:`,
    over === ''
      ? null
      : say`in ${over} it does not fit, and needs a visa or permit for a longer stay; without one they come for no more than the days allowed and stay away until the count lets them in again.`,
    near === ''
      ? null
      : say`${over === '' ? 'in' : 'In'} ${near} it is just too long: let them fly home before the last of the days allowed.`,
    fit === '' ? null : say`${over === '' && near === '' ? 'in' : 'In'} ${fit} it fits.`,
  );
}

/** Visits on the passports of relatives' countries and of the household. */
function entries({ view, views, profile, text }: Asked): Said | null {
  const child = OWN_CHILD.test(text) && profile.citizenships.length > 0;
  const kin = child ? [] : kinCountries(view);
  const passports = [...new Set([...kin, ...profile.citizenships])]
    .filter(({ iso3 }) => !isUnsafe(profile, iso3))
    .slice(0, MOST);
  const days = daysAsked(text);
  const visits = passports.map((passport) => countedVisits(views, passport)).find((one) => one.length > 0);
  const said = flow(
    ...passports.map((passport) => entriesWith(views, passport)),
    days !== null && visits ? schengenSaid(visits) : null,
    days !== null && visits ? fitSaid(visits, days) : null,
  );
  return said.text === '' ? null : because(said, 'citizenship', 'extended-family-location');
}

/** A visit that names nobody visited: "how soon can my mother visit?" */
const KIN_VISIT_ALONE = new RegExp(
  String.raw`\b(?:can|could|may|might|will|would) (?:my|our) (?:[\w’'-]+ ){0,2}${KIN} (?:ever |also |still )?visit\b(?= *(?:[?.!,;]|$)| (?:any|when|as often|often|whenever|there|each|every)\b)`,
  'i',
);

/** "To bring my sister for a visit", "invite my parents for some weeks". */
const KIN_INVITED = new RegExp(
  String.raw`\b(?:bring|invite|sponsor|have) (?:my|our) (?:[\w’'-]+ ){0,2}${KIN} (?:over |here |there )?(?:for|on) (?:an? |some |\w+ )?(?:\w+ )?(?:visits?|holidays?|weeks?|months?|days?)\b`,
  'i',
);

/** Relatives and friends who come for a visit and need no permit to live there. */
export const GUESTS: Topic = {
  id: 'guests',
  about: anyOf([
    KIN_WHO_VISIT,
    KIN_VISIT_ALONE,
    KIN_INVITED,
    /\bgrand(?:kids?|child(?:ren)?|sons?|daughters?)\b[^?]{0,30}\b(?:spend|stay|come|visit)\w*\b/i,
  ]),
  not: /\bturn(?:s|ed|ing)? (?:18|19|2\d|eighteen)\b|\b(?:custody|visitation|live with (?:us|me)|move in|for (?:good|ever|life)|forever|permanently)\b/i,
  over: [
    'parent',
    'visa',
    'part-year',
    'flights',
    'friends',
    'children-visa',
    'weather',
    'jobs',
    'pay',
    'sibling',
    'schools',
  ],
  answer: (asked) => {
    const { text } = asked;
    const who = WHO.exec(text)?.[0].replace(/^\w/, (first) => first.toLowerCase()) ?? 'somebody of my family';
    const length = LENGTH.exec(text)?.[0].replace(/^for /i, '') ?? 'some weeks';
    const yearly = /\b(?:each|every|(?<!\bhalf )a|per) year\b|\byearly\b/i.test(text) ? ' of every year' : '';
    return {
      said: entries(asked),
      lacks: 'what a visitor has to show, and which visa there is for a longer visit',
      whom: 'the embassy that is responsible for where they live, of each country, in writing',
      put: `May ${who} visit me for ${length}${yearly}, ↗on which visa and with how many entries, which invitation, insurance and means do you ask for and from whom, and may the stay be prolonged?`,
    };
  },
};
