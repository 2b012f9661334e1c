import { LICENSED_TRADES, TREATS } from '@global-fit/matching/profile/work/professions';
import { partnerCalled } from '../../../profile/people/called.ts';
import { opening, withArticle } from '../../../prose/english.ts';
import { degreeCountry } from '../../../profile/work/degreeCountry.ts';
import { guardedWork } from '../../../place/rights/ownLicence.ts';
import { bodySaid, registerOf } from '../../../place/rights/registers.ts';
import { recognisedByRule, recognitionRuleSaid } from '../../../place/rights/recognition.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { partnersProfession } from '../../../profile/work/professions.ts';
import { type DraftTask, task, type TaskWriter } from '../task.ts';

/** Months this plan allows between the letter to a register and the first application; no record holds its time. */
const DECIDES = 3;
const ALLOWED = 'Our records hold no time for its decision; this plan allows three months.';
/** Whoever treats patients may have exams to sit or to work under others first: no number of ours is a plan then. */
const EARLIEST =
  'Our records hold no time for its decision, and exams or supervised work may come before it: ask for both in that letter. The dates that follow here are the earliest, and the move may have to wait.';

/**
 * What is known of the time until a register decides: the rule of the Union for the diploma, else what the plan allows.
 */
function timeSaid(view: PlaceView, profession: string | null, treats: boolean): Said {
  const from = degreeCountry(view.profile);
  return profession !== null && recognisedByRule(view, from, profession)
    ? because(recognitionRuleSaid(view, profession, view.name), 'citizenship', 'current-location')
    : words(treats ? EARLIEST : ALLOWED);
}

/** What to ask a register for, but the level of the language where the chapter on work tells it. */
const papersSaid = (view: PlaceView, profession: string | null): string =>
  profession !== null && registerOf(view, profession)?.language
    ? 'which papers it wants of a qualification from abroad, whether what the chapter on work tells of the language still holds, and for which fee'
    : 'which papers it wants of a qualification from abroad, at which level of the language, for which fee';

/** The customer's own licence, where a register guards the work and it is theirs to do. */
function ownLicence(view: PlaceView): DraftTask | null {
  const { profile } = view;
  const { field, own, guarded } = guardedWork(view);
  const name = own?.name ?? null;
  const employed = profile.stage === 'employee';
  // Whoever runs a firm may leave the work itself to others, unless the licence is their own.
  const runs = own !== null && ['founder', 'owner'].includes(profile.stage);
  if (!guarded || !(employed || runs)) return null;
  const body = own
    ? because(bodySaid(view, own), ...own.ids)
    : say`the body in ${view.name} that recognises qualifications in ${profile.read.label('career-field') ?? 'your field'}`;
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

/** The licence of a partner whose profession is told. */
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

/** The register comes before the employer where a licence guards the profession: the customer’s, and the partner’s. */
export const licenceTasks: TaskWriter = (view) =>
  [ownLicence(view), partnersLicence(view)].filter((one) => one !== null);
