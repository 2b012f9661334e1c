import type { LanguageUse } from '@global-fit/atlas/languages';
import { qualifies } from '@global-fit/matching/entry/route/qualification';
import { onlyHelps, wishAnswered } from '@global-fit/matching/entry/wanted';
import { isBeyondLearning, standsApart } from '@global-fit/matching/entry/way';
import {
  closeLanguage,
  knownEnglish,
  localLanguage,
  notYetSpoken,
  ownOfficial,
  speakersSaid,
} from '../../place/language/language.ts';
import { isOfHome, languageToLearn, noneTold } from '../../place/language/untold.ts';
import { isAtHome } from '../../place/atHome.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { workInOfficialLanguage } from '../../profile/work/workLanguage.ts';
import { withArticle } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { partnersCitizenships } from '../readings/partnersCitizenship.ts';
import { askedMonthly } from '../../place/entry/incomeAsked.ts';
import {
  freeMovement,
  type RightToStay,
  isCitizen,
  type OpenRoute,
  openRoutes,
  partnersWayIn,
  routeIds,
  routeName,
} from '../../place/entry/routes.ts';
import { preferencesOf, wayInto } from '../../place/entry/standing.ts';
import { residesOnTerms } from '../../sections/legal/means/withoutWork.ts';
import { KIND_WORDS, learnedFor, noRouteSaid, routeSaid } from '../../place/entry/words.ts';

/** What a passport held allows, and what applies to a partner without it. */
function asCitizen({ atlas, iso3, profile }: PlaceView): Said {
  const { movers } = profile;
  const alone = !movers.hasPartner || partnersCitizenships(atlas, profile).some((one) => one.iso3 === iso3);
  const right = 'you hold its passport and need no permission to live there';
  return because(
    alone
      ? words(right)
      : say`${right}, while ${partnerCalled(movers)}, if without it, comes under its law on the family of citizens`,
    'citizenship',
  );
}

/**
 * The right of free movement. `terms` are the ids of answers on the health cover and means it may ask for; null for
 * none.
 */
function byMovement({ name }: PlaceView, { movement }: RightToStay, terms: readonly string[] | null): Said {
  const text = terms
    ? `[free movement (${movement.name}) lets you settle once you have shown health cover and means|you may settle there by free movement (${movement.name}) if you can show health cover and means|free movement (${movement.name}) opens it to you, with proof of health cover and of means]`
    : `[free movement (${movement.name}) lets you settle without a visa|you may settle there without a visa, by free movement (${movement.name})|you need no visa for ${name}, since free movement applies (${movement.name})|your passport is enough to live and work there (${movement.name})|you need no permit there (${movement.name})]`;
  return because(given(words(text), `bloc:${movement.bloc}`), 'citizenship', ...(terms ?? []));
}

/** The best-fitting permit, worded by how sure it is; null where it asks for more than was stated. */
function byPermit(view: PlaceView, { route, income, standing: { way } }: OpenRoute): Said | null {
  if (income === 'short' || isBeyondLearning(way)) return null;
  const named = routeName(route);
  if (route.kind === 'agreement')
    return because(
      routeSaid(
        route,
        `[your passport entitles you to a residence permit there, the ${named}|an agreement entitles holders of your passport to a residence permit, the ${named}]`,
      ),
      'citizenship',
    );
  const asks = askedMonthly(view, route);
  const kind = withArticle(KIND_WORDS[route.kind]);
  const permit = say`the ${routeSaid(route, named)}${asks ? say`, which asks for ${asks}` : ''}`;
  const told = (said: Said): Said => because(said, 'citizenship', ...routeIds(view, route));
  const wishes = preferencesOf(view);
  // A permit for an investment or gift is never suggested, only mentioned to those who have the means.
  if (wishAnswered(wishes, route) === 'investor' || onlyHelps(wishes, route))
    return told(
      say`${income === 'met' ? 'your means would open' : 'those who bring the sum can apply for'} ${kind}, ${permit}`,
    );
  if (qualifies(route, wishes) === 'ask' || way.unsure || way.ends !== undefined)
    return told(
      say`[there is ${kind} on record|our records hold ${kind}|among the permits on record is ${kind}], ${permit}`,
    );
  return told(
    say`[${kind} is open to what you plan|there is ${kind} for your plans|the law has ${kind} for people like you|your plans have ${kind} of their own], ${permit}`,
  );
}

/** What the right to live there says for a place; null where it says nothing, and at home. */
export function access(view: PlaceView): Said | null {
  if (isAtHome(view)) return null;
  if (isCitizen(view)) return asCitizen(view);
  // The right through a partner's passport has a sentence of its own.
  if (partnersWayIn(view)) return null;
  const right = freeMovement(view);
  const terms = residesOnTerms(view);
  if (right && (terms || right.movement.grade === 'settle')) return byMovement(view, right, terms);
  const best = openRoutes(view)[0];
  return best ? byPermit(view, best) : null;
}

/** What the right to live there says against a place. */
export function noAccess(view: PlaceView): Said | null {
  if (partnersWayIn(view)) return null;
  const best = openRoutes(view)[0];
  if (best?.income === 'short')
    return because(
      say`the ${routeSaid(best.route, routeName(best.route))} asks for more ${best.standing.way.kind === 'short' && best.standing.way.asked === 'capital' ? 'capital' : best.route.kind === 'work' ? 'pay' : 'income'} than your answers name`,
      'visa-preference',
      'expected-annual-income',
    );
  if (best && isBeyondLearning(best.standing.way))
    return because(
      say`the ${routeSaid(best.route, routeName(best.route))} on record is for people with ${learnedFor(best.route)}, and you told us of none`,
      'visa-preference',
      'education-level',
    );
  if (best && onlyHelps(preferencesOf(view), best.route))
    return because(
      words(
        'the only permit on record within your reach is for those who bring a sum of money, a way you did not ask for',
      ),
      'visa-preference',
      'liquid-assets-available',
    );
  if (best && standsApart(best.standing.way))
    return because(
      words('the permit on record there needs an employer, and the work that you bring along does not count'),
      'visa-preference',
      ...view.profile.stageIds,
    );
  return best
    ? because(
        say`you would need a permit, the ${routeSaid(best.route, routeName(best.route))} first of all`,
        'visa-preference',
        'citizenship',
      )
    : because(noRouteSaid(wayInto(view).entry.way), 'visa-preference', 'citizenship');
}

/** A clause about a language of the place, resting on the languages stated. */
function ofLanguage({ iso3 }: PlaceView, code: string, text: string): Said {
  return because(given(words(text), `language:${iso3}-${code}`), 'languages-spoken');
}

/** An official language that the customer's work requires and they did not list; null where the work does without. */
function neededAtWork(view: PlaceView): Said | null {
  const work = ownOfficial(view) ? null : workInOfficialLanguage(view.profile);
  const needed = languageToLearn(view);
  if (!work || !needed) return null;
  const text = `for ${work.label} you would need ${needed.name}, ${notYetSpoken(view, needed.code)}`;
  return because(ofLanguage(view, needed.code, text), ...work.ids);
}

/** Percent of the people from which a language is that of most. */
const MOST_SPEAK = 50;

/** How many people speak English, for customers who do; null otherwise, and without a record. */
function byEnglish(view: PlaceView, good: boolean): Said | null {
  const english = knownEnglish(view);
  if (!view.profile.languages.includes('en') || english?.share == null || !english.from.shown) return null;
  // What most people speak is no drawback: the other language is.
  if (!good && english.share > MOST_SPEAK) return null;
  const speakers = speakersSaid(view, english);
  const text = good
    ? `your English is understood by about ${speakers} of people`
    : `[your English reaches only about ${speakers} of people|English, which you speak, gets you no further than about ${speakers} of people|no more than about ${speakers} of people speak your English]`;
  return because(given(words(text), `english:${view.iso3}`), 'languages-spoken');
}

/** That daily life is in a language the customer does not speak yet. */
function toLearn(view: PlaceView, { code, name }: LanguageUse): Said {
  return ofLanguage(
    view,
    code,
    view.profile.begun.includes(code)
      ? `[daily life is in ${name}, in which you are a beginner|you have only begun its language, ${name}|your ${name} would have to improve]`
      : `[daily life is in ${name}, which you do not speak yet|you do not speak its language, ${name}|you would have to learn ${name}]`,
  );
}

/** How far the customer's languages reach, for or against a place. */
export function languageClause(view: PlaceView, good: boolean): Said | null {
  const main = localLanguage(view);
  if (main && view.profile.languages.includes(main.code)) {
    // That few people speak it at home is no drawback to somebody who speaks it.
    if (!good) return null;
    return ofLanguage(
      view,
      main.code,
      `[you speak its language, ${main.name}|people there speak ${main.name}, as you do|${main.name} is its language and one of yours]`,
    );
  }
  const atWork = good ? null : neededAtWork(view);
  if (atWork) return atWork;
  const close = closeLanguage(view, main);
  if (close && main)
    return good
      ? ofLanguage(
          view,
          main.code,
          `[with your ${close} you understand ${main.name} and are understood|its ${main.name} is almost the same as your ${close}]`,
        )
      : null;
  const english = byEnglish(view, good);
  if (english) return english;
  if (good || !main || ownOfficial(view)) return null;
  const isUnasked = noneTold(view) && isOfHome(view, main);
  return isUnasked ? null : toLearn(view, main);
}
