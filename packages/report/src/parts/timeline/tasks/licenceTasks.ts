import { LICENSED_TRADES, TREATS } from '@global-fit/matching/profile/work/professions';
import { partnerCalled } from '../../../profile/people/called.ts';
import { opening, withArticle } from '../../../prose/english.ts';
import { fieldCalled } from '../../../profile/work/fieldCalled.ts';
import { degreeCountry } from '../../../profile/work/degreeCountry.ts';
import { guardedWork } from '../../../place/rights/ownLicence.ts';
import { bodySaid, registerOf } from '../../../place/rights/registers.ts';
import { recognisedByRule, recognitionRuleSaid } from '../../../place/rights/recognition.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { partnersProfession } from '../../../profile/work/professions.ts';
import { type DraftTask, task, type TaskWriter } from '../task.ts';

/**
 * Months this plan assumes between writing to a register and the first application. No record holds the real time.
 */
const DECIDES = 3;
const ALLOWED = 'Our records hold no time for its decision; this plan allows three months.';
/** People who treat patients may face exams or supervised work first, which no number of ours can plan. */
const EARLIEST =
  'Our records hold no time for its decision, and exams or supervised work may come before it: ask for both in that letter. The dates that follow here are the earliest, and the move may have to wait.';

/**
 * What is known of a register's time to decide: the European Union's rule for the diploma, else this plan's
 * assumption.
 */
function timeSaid(view: PlaceView, profession: string | null, treats: boolean): Said {
  const from = degreeCountry(view.profile);
  return profession !== null && recognisedByRule(view, from, profession)
    ? because(recognitionRuleSaid(view, profession, view.name), 'citizenship', 'current-location')
    : words(treats ? EARLIEST : ALLOWED);
}

/** What to ask a register. The language level is left out where the section on work covers it. */
const papersSaid = (view: PlaceView, profession: string | null): string =>
  profession !== null && registerOf(view, profession)?.language
    ? 'which papers it asks for with a qualification from abroad, whether what the chapter on work says about the language still holds, and what the fee is'
    : 'which papers it asks for with a qualification from abroad, which level of the language, and what fee';

/** The customer's own licence, where their work is regulated and they do it themselves. */
function ownLicence(view: PlaceView): DraftTask | null {
  const { profile } = view;
  const { field, own, guarded } = guardedWork(view);
  const name = own?.name ?? null;
  const employed = profile.stage === 'employee';
  // The owner of a firm may leave the work to others, unless the licence is their own.
  const runs = own !== null && ['founder', 'owner'].includes(profile.stage);
  if (!guarded || !(employed || runs)) return null;
  const body = own
    ? because(bodySaid(view, own), ...own.ids)
    : say`the body in ${view.name} that recognises qualifications in ${fieldCalled(profile.read)}`;
  const opens = employed
    ? 'Employers can sign once it has decided'
    : 'A practice of your own opens once it has decided';
  const treats = field === 'healthcare' || TREATS.has(name ?? '');
  return task(
    'recognition',
    'Recognition of the licence',
    because(
      say`Write to ${body}: ${papersSaid(view, name)}. ${opens}. ${timeSaid(view, name, treats)}`,
      'career-field',
      ...profile.stageIds,
    ),
    16,
    { takes: DECIDES },
  );
}

/** The licence of a partner whose profession was stated. */
function partnersLicence(view: PlaceView): DraftTask | null {
  const { profile } = view;
  const theirs = profile.discreet.length > 0 ? null : partnersProfession(profile);
  if (!theirs) return null;
  const { name } = theirs;
  const countries = LICENSED_TRADES.has(name) ? 'many' : 'most';
  return task(
    'recognition-partner',
    'Recognition for your partner',
    because(
      say`${opening(partnerCalled(profile.movers))} needs a licence as ${withArticle(name)} in ${countries} countries: write to ${bodySaid(view, theirs)}: ${papersSaid(view, name)}. ${timeSaid(view, name, TREATS.has(name))}`,
      ...theirs.ids,
    ),
    16,
    { takes: DECIDES },
  );
}

/** Regulated professions approach the register before an employer: the customer's, and the partner's. */
export const licenceTasks: TaskWriter = (view) =>
  [ownLicence(view), partnersLicence(view)].filter((one) => one !== null);
