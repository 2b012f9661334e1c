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
  isCitizen,
  openRoutes,
  partnersWayIn,
  routeIds,
  routeName,
} from '../../place/entry/routes.ts';
import { preferencesOf, wayInto } from '../../place/entry/standing.ts';
import { residesOnTerms } from '../../sections/legal/means/withoutWork.ts';
import { KIND_WORDS, learnedFor, noRouteSaid, routeSaid } from '../../place/entry/words.ts';

/** What speaks for a place on the right to live there; null when nothing does, and where it is had already. */
export function access(view: PlaceView): Said | null {
  if (isAtHome(view)) return null;
  if (isCitizen(view))
    return view.profile.movers.hasPartner &&
      !partnersCitizenships(view.atlas, view.profile).some(({ iso3 }) => iso3 === view.iso3)
      ? because(
          say`you hold its passport and need nobody’s leave to live there, while ${partnerCalled(view.profile.movers)}, if without it, comes under its law on the family of citizens`,
          'citizenship',
        )
      : because(words('you hold its passport and need nobody’s leave to live there'), 'citizenship');
  // What a partner's passport opens is told as a sentence of its own.
  if (partnersWayIn(view)) return null;
  const right = freeMovement(view);
  const terms = residesOnTerms(view);
  if (right && terms)
    return because(
      given(
        words(
          `[free movement (${right.movement.name}) lets you settle once health cover and means are shown|you may settle there by free movement (${right.movement.name}), with health cover and means to show|free movement (${right.movement.name}) opens it to you, for proof of health cover and of means]`,
        ),
        `bloc:${right.movement.bloc}`,
      ),
      'citizenship',
      ...terms,
    );
  if (right?.movement.grade === 'settle')
    return because(
      given(
        words(
          `[free movement (${right.movement.name}) lets you settle without a visa|you may settle there without a visa, by free movement (${right.movement.name})|no visa stands between you and ${view.name}, since free movement applies (${right.movement.name})|your passport is enough to live and work there (${right.movement.name})|you need no permit there (${right.movement.name})]`,
        ),
        `bloc:${right.movement.bloc}`,
      ),
      'citizenship',
    );
  const best = openRoutes(view)[0];
  if (!best || best.income === 'short' || isBeyondLearning(best.standing.way)) return null;
  if (best.route.kind === 'agreement')
    return because(
      routeSaid(
        best.route,
        `[your passport entitles you to a residence permit there, the ${routeName(best.route)}|an agreement owes holders of your passport a residence permit, the ${routeName(best.route)}]`,
      ),
      'citizenship',
    );
  const asks = askedMonthly(view, best.route);
  const kind = withArticle(KIND_WORDS[best.route.kind]);
  const sum = asks ? say`, which asks for ${asks}` : '';
  // Money given or invested carries no plan: such a permit is there for those who have the means.
  if (
    wishAnswered(preferencesOf(view), best.route) === 'investor' ||
    onlyHelps(preferencesOf(view), best.route)
  )
    return because(
      say`${best.income === 'met' ? 'your means would open' : 'for those who bring the sum there is'} ${kind}, the ${routeSaid(best.route, routeName(best.route))}${sum}`,
      'citizenship',
      ...routeIds(view, best.route),
    );
  if (
    qualifies(best.route, preferencesOf(view)) === 'ask' ||
    best.standing.way.unsure ||
    best.standing.way.ends !== undefined
  )
    return because(
      say`[there is ${kind} on record|our records hold ${kind}|among the permits on record is ${kind}], the ${routeSaid(best.route, routeName(best.route))}${sum}`,
      'citizenship',
      ...routeIds(view, best.route),
    );
  return because(
    say`[${kind} is open to what you plan|there is ${kind} for your plans|the law has ${kind} for people like you|what you mean to do has ${kind} of its own], the ${routeSaid(best.route, routeName(best.route))}${sum}`,
    'citizenship',
    ...routeIds(view, best.route),
  );
}

/** What speaks against it. */
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
        'the only permit on record within your reach is one for those who bring a sum, which you did not ask for',
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

/** How far the customer's languages carry, for or against a place. */
export function languageClause(view: PlaceView, good: boolean): Said | null {
  const english = knownEnglish(view);
  const main = localLanguage(view);
  if (main && view.profile.languages.includes(main.code))
    return because(
      given(
        words(
          `[you speak its language, ${main.name}|${main.name} is spoken, and you speak it|its ${main.name} is yours as well]`,
        ),
        `language:${view.iso3}-${main.code}`,
      ),
      'languages-spoken',
    );
  const work = good || ownOfficial(view) ? null : workInOfficialLanguage(view.profile);
  const needed = languageToLearn(view);
  if (work && needed)
    return because(
      given(
        words(`for ${work.label} you would need ${needed.name}, ${notYetSpoken(view, needed.code)}`),
        `language:${view.iso3}-${needed.code}`,
      ),
      'languages-spoken',
      ...work.ids,
    );
  const close = closeLanguage(view, main);
  if (close && main)
    return good
      ? because(
          given(
            words(
              `[with your ${close} you understand ${main.name} and are understood|its ${main.name} is all but your ${close}]`,
            ),
            `language:${view.iso3}-${main.code}`,
          ),
          'languages-spoken',
        )
      : null;
  if (view.profile.languages.includes('en') && english?.share != null && english.from.shown) {
    return because(
      given(
        words(
          good
            ? `your English is understood by about ${speakersSaid(view, english)} of people`
            : `your English reaches only about ${speakersSaid(view, english)} of people`,
        ),
        `english:${view.iso3}`,
      ),
      'languages-spoken',
    );
  }
  const unasked = main !== null && noneTold(view) && isOfHome(view, main);
  return good || !main || unasked || ownOfficial(view)
    ? null
    : because(
        given(
          words(
            view.profile.begun.includes(main.code)
              ? `[daily life is in ${main.name}, of which you have the beginnings|its language, ${main.name}, you have only begun|your ${main.name} would have to grow]`
              : `[daily life is in ${main.name}, which you do not speak yet|its language, ${main.name}, is not among yours|you would have to learn ${main.name}]`,
          ),
          `language:${view.iso3}-${main.code}`,
        ),
        'languages-spoken',
      );
}
