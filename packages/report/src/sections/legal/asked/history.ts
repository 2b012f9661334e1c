import { isAtHome } from '../../../place/atHome.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import { appliesForNoPermit } from '../../../place/entry/routes.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say } from '../../../prose/said.ts';

/** The option ticked, by name; under discretion only that something was ticked. */
const told = ({ profile }: PlaceView, what: string): string =>
  profile.discreet.length > 0 ? 'You told us of something in the past' : `You told us about ${what}`;

/** Who may still ask about it, where the customer needs no permit but companions may. */
function askedOfFamily(view: PlaceView, what: string): Said {
  return view.ledger.timesUsed('history') > 0
    ? say`[You need no permit for ${view.name} yourself; the forms for those who come as your family ask each applicant, so what you told us of the past belongs there if it is theirs|In ${view.name} the permit forms of those who come as your family may ask about the past: use the same wording there too].`
    : say`${told(view, what)}. You do not apply for a permit in ${view.name} yourself; those who come as your family may have to, and its forms ask about each applicant. A wrong answer does more harm than the thing itself: if it concerns them, see an immigration lawyer before the first application.`;
}

/** Who may still ask about it where nobody applies for a permit. */
function askedLess(view: PlaceView, what: string): Said {
  if (view.profile.movers.members.length > 0 && !isAtHome(view)) return askedOfFamily(view, what);
  return view.ledger.timesUsed('history') > 0
    ? say`[No permit for ${view.name} depends on what you told us of the past; if an employer there asks, give the same answer as elsewhere|You fill in no permit form for ${view.name} that would ask about the past; tell an employer there what you tell any other|As you need no permit for ${view.name}, it is employers and registers there that may ask about the past].`
    : say`${told(view, what)}. You do not apply for a permit in ${view.name}, so no permit form asks about it; an employer or a register may, and a wrong answer does more harm than the thing itself. Ask a lawyer there what may still be asked about it, and until when.`;
}

/** Earlier refusals, or a criminal record. */
export const history: Writer = (view) => {
  const { read } = view.profile;
  const record = read.has('general-background-history', 'yes');
  const refusal = read.has('specific-immigration-history', 'yes');
  if (!record && !refusal) return null;
  const what =
    record && refusal
      ? 'a record and an earlier refusal or overstay'
      : record
        ? 'a criminal record'
        : 'an earlier refusal or overstay';
  return passage(
    'history',
    1.4,
    because(
      appliesForNoPermit(view)
        ? askedLess(view, what)
        : view.ledger.timesUsed('history') > 0
          ? say`[The forms for ${view.name} will ask about the past as well: give the same answer, as your lawyer worded it|${view.Name} asks about the past too, so use the same wording on every form|What you told us of the past belongs on the forms for ${view.name} as well, word for word|Tell ${view.name} the same about the past as you tell the others: offices compare what they were told].`
          : say`${told(view, what)}. Forms for ${view.name} will ask, and a wrong answer does more harm than the thing itself. See an immigration lawyer before the first application, not after a refusal.`,
      ...(appliesForNoPermit(view) ? ['citizenship'] : []),
      ...(record ? ['general-background-history'] : []),
      ...(refusal ? ['specific-immigration-history'] : []),
    ),
  );
};
