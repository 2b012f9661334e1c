import { isAtHome } from '../../place/atHome.ts';
import type { Writer } from '../../place/passage.ts';
import { wordOf, type PlaceView } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { toldHealth } from '../../profile/health/toldHealth.ts';

/** The certificate for taking controlled medicine between Schengen states; null elsewhere. */
export function schengenCertificate(view: PlaceView): Said | null {
  const rule = view.atlas.rule('controlled-medicine-schengen');
  const both = [view.home?.iso3, view.iso3].every(
    (iso3) => iso3 !== undefined && wordOf(view, 'schengen_member', iso3) === 'yes',
  );
  return rule?.from.shown && both
    ? because(
        given(
          words(
            `between Schengen states a certificate of your health authority covers ${rule.amount} days of it (Schengen Convention, article 75)`,
          ),
          `rule:${rule.id}`,
        ),
        'current-location',
      )
    : null;
}

/** The rule for taking controlled medicine across this border, or else who can tell it. */
export function controlledPaper(view: PlaceView): Said {
  return (
    schengenCertificate(view) ??
    say`the medicines authority of ${view.name} says which paper it needs at the border`
  );
}

/**
 * The question on a controlled medicine for each place after the first, where `medicines` has told of the letter and
 * the supply: every country has a list of its own, and some punish what others prescribe.
 */
export const controlledHere: Writer = (view) => {
  const { profile } = view;
  if (!profile.read.has('medication-dependencies', 'yes') || isAtHome(view)) return null;
  const told = toldHealth(profile);
  const kind = (['controlled', 'restricted'] as const).find((one) => told.classes.has(one));
  if (!kind || view.ledger.timesUsed('medicines') === 0) return null;
  const names = told.medicines.filter(({ classes }) => classes.includes(kind)).map(({ name }) => name);
  const what = because(
    words(names.length > 0 ? list(names.slice(0, 3)) : 'your medicine'),
    ...told.medicineIds,
  );
  const is = names.length > 1 ? 'are' : 'is';
  const certificate = kind === 'controlled' ? schengenCertificate(view) : null;
  const ask = say`[Have its medicines authority say in writing, before any journey there, a visit included, whether ${what} may come in, with which paper, and whether ${is === 'are' ? 'they are' : 'it is'} prescribed there at all|Before a visit as much as before the move, have its medicines authority state in writing whether ${what} ${is} let in, on which paper, and whether a doctor there may prescribe more|Do not travel there with ${what}, even for a visit, before its medicines authority has written what it lets in, and whether doctors there may prescribe it]`;
  const said = certificate
    ? say`${view.Name} has its own list of controlled substances: ${certificate}; its medicines authority can say whether ${what} ${is} prescribed there at all.`
    : say`[${view.Name} has its own list of controlled substances|The list of controlled substances is a different one in ${view.name}|In ${view.name} its own law says what is controlled]. ${ask}.`;
  // A topic per place keeps its weight from falling.
  return {
    topic: `controlled-${view.iso3}`,
    weight: 1.39,
    said: because(said, 'medication-dependencies'),
    once: false,
  };
};
