import type { RouteKind, VisaRoute } from '@global-fit/atlas/model';
import { passage, type Writer } from '../../place/passage.ts';
import { figure, type PlaceView, valueOf } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { descentText, movementNote, noteText } from './notes.ts';
import {
  freeMovement,
  hasUnnamedRoute,
  isCitizen,
  openRoutes,
  routeName,
  routeOfKind,
  routeIds,
  suitedKind,
} from './routes.ts';
import {
  asOf,
  doubt,
  feeAndTime,
  future,
  grant,
  investment,
  KIND_WORDS,
  routeSaid,
  threshold,
} from './words.ts';

/** Citizens need no permission. */
export const citizenLead: Writer = (view) =>
  isCitizen(view)
    ? passage(
        'right',
        3,
        because(
          say`You are a citizen of ${view.name}: you may live and work there without asking anybody. Family members of another nationality still need a family route.`,
          'citizenship',
        ),
      )
    : null;

/** Free movement by an agreement between states. */
export const movementLead: Writer = (view) => {
  const right = freeMovement(view);
  if (!right) return null;
  const { movement, passport } = right;
  const note = movementNote(movement.note);
  const unsure =
    movement.from.confidence === 'low'
      ? ' Our record of this agreement is of low confidence; have the embassy confirm it.'
      : '';
  const what =
    movement.grade === 'settle'
      ? 'lets you live and work'
      : movement.rights.includes('work')
        ? 'makes it easier to work'
        : 'makes it easier to settle';
  const registration =
    movement.grade === 'settle'
      ? ' What remains is registration after arrival, usually with proof of work, study or means and of health cover.'
      : '';
  const said = say`Your passport of ${nameOf(passport)} ${what} in ${view.name} under an agreement (${movement.name}).${note}${registration}${unsure}`;
  return passage('right', 3, because(given(said, `bloc:${movement.bloc}`), 'citizenship'));
};

/** The route that suits this household best, with its figures. */
export const routeLead: Writer = (view) => {
  const best = openRoutes(view)[0];
  if (!best) return null;
  const sentences = routeTold(view, best.route);
  return passage('right', 2, because(sentences, 'citizenship', ...routeIds(view, best.route)));
};

/** The same beside an agreement that makes residence easier but is not enough by itself. */
export const routeBeside: Writer = (view) => {
  const best = openRoutes(view)[0];
  const grade = freeMovement(view)?.movement.grade;
  if (!best || grade === undefined || grade === 'settle' || isCitizen(view)) return null;
  const sentences = routeTold(view, best.route);
  return passage('right-beside', 2.2, because(sentences, 'citizenship', ...routeIds(view, best.route)));
};

function routeTold(view: PlaceView, route: VisaRoute): Said {
  const asks = threshold(view, route);
  const length = grant(route);
  const cost = feeAndTime(route);
  const income = route.kind === 'work' ? 'pay' : 'an income';
  const invested = investment(route);
  const opens = say`The ${KIND_WORDS[route.kind]} that fits your plans is the ${routeSaid(route, routeName(route))}${asks ? say`, which asks for ${income} of ${asks}` : ''}${invested ? `${asks ? ' and for' : ', which asks for'} ${invested}` : ''}${length ? `; it is ${length}` : ''}.`;
  return say`${opens}${routeSaid(route, noteText(route.notes))}${cost ? ` On record, ${cost}.` : ''}${doubt(route)} ${capitalised(asOf(route))}.`;
}

const EMBASSY_ASK: Partial<Readonly<Record<RouteKind, string>>> = {
  'retirement/passive-income':
    'the residence permit for people who live on a pension or other income of their own',
  'digital-nomad': 'the residence permit for people who work remotely for employers or clients abroad',
  work: 'the work permit for your occupation',
  study: 'the residence permit for students',
  'entrepreneur/startup': 'the residence permit for founders and the self-employed',
};

function askedFor(view: PlaceView): string {
  return EMBASSY_ASK[suitedKind(view)] ?? 'the residence permit that fits what you do';
}

/** Nothing on record that may be printed. */
export const noRouteLead: Writer = (view) =>
  passage(
    'right',
    1,
    because(
      hasUnnamedRoute(view)
        ? say`A ${KIND_WORDS[suitedKind(view)]} to ${view.name} is known to us only from a source that we may not quote: no name and no figures are given here, and the ranking counts with it cautiously. Ask the embassy for ${askedFor(view)}: what income it asks for, how it is proved, and whether it can be applied for from abroad.`
        : say`For your passports and plans in ${view.name} our records hold no route; that does not mean there is none. Ask the embassy for ${askedFor(view)}, and whether it can be applied for from abroad.`,
      'visa-preference',
      'citizenship',
      ...view.profile.stageIds,
    ),
  );

/** What follows: permanence, citizenship, a second passport. */
export const permanence: Writer = (view) => {
  if (isCitizen(view)) return null;
  const free = freeMovement(view)?.movement.grade === 'settle';
  const best = free ? undefined : openRoutes(view)[0]?.route;
  const later = best ? future(best) : null;
  const citizenship = routeOfKind(view, 'citizenship');
  const dual = citizenship?.notes?.match(/dual citizenship: ([^;]+)/)?.[1];
  const dualWords =
    dual === 'yes'
      ? 'and lets you keep the passport you have'
      : dual === 'no'
        ? 'and as a rule expects you to give up the passport you have'
        : dual
          ? 'and restricts holding a second passport'
          : '';
  const stays = view.profile.read.has('relocation-duration', 'temporary', 'medium');
  const years = citizenship?.yearsToCitizenship;
  const counted = valueOf(view, 'naturalisation_years');
  const other =
    years != null && counted !== null && counted !== years
      ? say`; another record counts ${figure(view, 'naturalisation_years') ?? ''}, so ask which applies to you`
      : '';
  const naturalise =
    citizenship && years != null
      ? say`${routeSaid(
          citizenship,
          `Ordinary naturalisation is on record after ${years} years of residence ${dualWords}`.trim(),
        )}${other}`
      : null;
  if (!later && !naturalise) return null;
  const said = say`${later && best ? routeSaid(best, `${later} `) : ''}${naturalise ? say`${naturalise}.` : ''}${stays ? ' For the stay you have in mind that is background, not a plan.' : ''}`;
  const wants = view.profile.read.has('visa-preference', 'citizenship', 'permanent-residency');
  return passage(
    'permanence',
    wants ? 1 : stays ? 0.3 : 0.6,
    because({ ...said, text: said.text.trim() }, 'relocation-duration'),
  );
};

/** Citizenship through ancestors. */
export const ancestry: Writer = (view) => {
  const { read } = view.profile;
  if (
    !read.has('ancestry-claim', 'yes', 'possibly', 'unsure') ||
    !read.choices('ancestry-countries').includes(view.iso3)
  )
    return null;
  const route = routeOfKind(view, 'citizenship-by-descent');
  const rule = view.atlas.routes
    .open(view.iso3, 'citizenship-by-descent')
    .find((one) => one.shown && one.notes?.startsWith('qualifying ancestor'));
  if (!route)
    return passage(
      'ancestry',
      1.6,
      because(
        say`You have roots in ${view.name}. Our records hold no rule of descent; that does not mean there is none, so ask a consulate before you look at any visa.`,
        'ancestry-claim',
        'ancestry-countries',
      ),
    );
  const detail = rule ? routeSaid(rule, ` ${descentText(rule.notes ?? '')}`) : words('');
  const sure = read.has('ancestry-claim', 'yes') ? 'You can claim roots here' : 'You may have roots here';
  return passage(
    'ancestry',
    1.6,
    because(
      say`${sure}, and citizenship by descent would make every visa on this page unnecessary.${detail} Collect the civil records of the line, generation by generation, before anything else. ${capitalised(asOf(route))}.`,
      'ancestry-claim',
      'ancestry-countries',
    ),
  );
};

/** A claim by descent in one country that would open this one by free movement. */
export const ancestryElsewhere: Writer = (view) => {
  const { read } = view.profile;
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return null;
  if (!read.has('ancestry-claim', 'yes', 'possibly', 'unsure')) return null;
  for (const code of read.choices('ancestry-countries')) {
    const origin = view.atlas.country(code);
    const movement = origin ? view.atlas.movement.mayMoveFreely(origin.iso3, view.iso3) : null;
    if (!origin || !movement?.from.shown) continue;
    if (view.ledger.timesUsed('ancestry-elsewhere') > 0)
      return passage(
        'ancestry-elsewhere',
        3,
        because(
          given(
            say`[The claim by descent in ${nameOf(origin)} would open ${view.name} as well, without a visa|With the passport of ${nameOf(origin)} you would need no visa for ${view.name} either|What was said of your roots in ${nameOf(origin)} holds for ${view.name} too: its citizens need no visa there]${words('')} (${movement.name}).`,
            `bloc:${movement.bloc}`,
          ),
          'ancestry-claim',
          'ancestry-countries',
        ),
      );
    const said = say`Look at your roots in ${nameOf(origin)} first: a citizen of that country may live and work in ${view.name} without a visa (${movement.name}), so a claim by descent there could make the routes below unnecessary. Whether you qualify is for its consulate to say.`;
    return passage(
      'ancestry-elsewhere',
      1.5,
      because(given(said, `bloc:${movement.bloc}`), 'ancestry-claim', 'ancestry-countries'),
    );
  }
  return null;
};
