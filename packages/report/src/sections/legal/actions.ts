import { officialHost } from '@global-fit/atlas/officialHost';
import { isBeyondLearning } from '@global-fit/matching/entry/way';
import { grouped } from '../../figures/format.ts';
import { passage, type Writer } from '../../place/passage.ts';
import { isUnsafe } from '../../profile/unsafe.ts';
import { partnerCalled } from '../../profile/called.ts';
import { counted } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';
import { decidesClaim, followUp } from './descent.ts';
import {
  freeMovement,
  isCitizen,
  isOutOfReach,
  needsEmployer,
  openRoutes,
  routeIds,
  routeName,
} from '../../place/entry/routes.ts';
import { visitWay } from '../../place/entry/stay.ts';
import { firstQuestion } from './unsure.ts';
import { learnedFor, routeSaid } from '../../place/entry/words.ts';

/** Months to allow: the decision and, as in the roadmap, a month between it and the move; in words. */
function monthsWord(days: number): string {
  const months = Math.ceil(days / 30) + 1;
  return months > 18 ? 'years' : counted(months, 'month');
}

/** The next step, with its lead time and page. */
export const legalAction: Writer = (view) => {
  if (isUnsafe(view.profile, view.iso3)) return null;
  if (isCitizen(view))
    return passage(
      'legal-action',
      1,
      because(
        say`Renew the passport of ${view.name} if it runs out within a year of the move, and ask its consulate whether and where citizens who come back register.`,
        'citizenship',
      ),
    );
  if (freeMovement(view)?.movement.grade === 'settle')
    return passage(
      'legal-action',
      1,
      because(
        say`[Ask the embassy of ${view.name} whether and where citizens under free movement register, and have the certificates it names translated before you go|Find out whether ${view.name} registers citizens under free movement, at which office, within how many days and with which proof of health cover|Have the embassy of ${view.name} say whether you register after arrival, and which certificates it wants to see translated].`,
        'citizenship',
      ),
    );
  if (visitWay(view))
    return passage(
      'legal-action',
      1,
      because(
        say`Ask the embassy of ${view.name} in writing within which span the days without a visa are counted, whether they begin anew at each entry, and what the border wants to see.`,
        'citizenship',
      ),
    );
  const first = openRoutes(view)[0];
  const decides = decidesClaim(view);
  const made = decides && followUp(view);
  if (made) return passage('legal-action', 0.5, made);
  if (decides)
    return passage(
      'legal-action',
      0.5,
      because(
        say`Write to the consulate of ${decides} with your ancestor’s name, place and year of birth, and the line down to you. Ask whether it counts, by which law and from which date.`,
        'ancestry-claim',
        'ancestry-countries',
      ),
    );
  if (!first)
    return passage(
      'legal-action',
      0.5,
      because(
        say`Write to the embassy of ${view.name} with three lines: your passports, what you will live on, and how long you want to stay. Ask which permit that is.`,
        'citizenship',
        'visa-preference',
      ),
    );
  const best = first.route;
  if (isBeyondLearning(first.standing.way))
    return passage(
      'legal-action',
      0.9,
      because(
        routeSaid(
          best,
          `Send no application for the ${routeName(best)} before its authority has answered three questions: what may stand in for ${learnedFor(best)}, which other permit admits your occupation, and who has to apply.`,
        ),
        'education-level',
        ...routeIds(view, best),
      ),
    );
  const asked = firstQuestion(view, first.standing.way);
  if (asked)
    return passage(
      'legal-action',
      0.9,
      because(
        routeSaid(
          best,
          `Send no application for the ${routeName(best)} before its authority has answered in writing ${asked.whether}.`,
        ),
        ...asked.ids,
        ...routeIds(view, best),
      ),
    );
  const time =
    best.processingDays === null
      ? 'early, since the record gives no processing time'
      : first.standing.way.late === 'decision'
        ? `as soon as the papers are together: a decision can take up to ${grouped(best.processingDays)} days, and with a month for the move that passes the date you gave us`
        : `${monthsWord(best.processingDays)} before the move (a decision can take up to ${grouped(best.processingDays)} days, and a month should lie between it and the move)`;
  const { movers } = view.profile;
  const apply = needsEmployer(view, first)
    ? `${first.standing.way.byPartner ? `The search for an employer in ${view.name} is ${partnerCalled(movers).text}’s and comes first` : `Find an employer in ${view.name} first`}; the ${routeName(best)} is applied for with the contract,`
    : `${first.standing.way.byPartner ? `Let ${partnerCalled(movers).text} apply` : 'Apply'} for the ${routeName(best)}`;
  const host = officialHost(best.sourceUrl);
  const page = host
    ? ` Official page on record: ${host}.`
    : ` Ask the embassy of ${view.name} for the current list of documents.`;
  const step = isOutOfReach(first)
    ? `Send no application for the ${routeName(best)} on these figures: ask first what would open it to you, a further income, savings or another permit.`
    : `${apply} ${time}.`;
  return passage(
    'legal-action',
    0.9,
    because(
      routeSaid(best, `${step}${page}`),
      ...routeIds(view, best),
      ...(first.standing.way.byPartner ? movers.ids : []),
      ...(first.standing.way.late === 'decision' ? ['relocation-timeline'] : []),
    ),
  );
};
