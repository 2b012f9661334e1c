import { wordOf, type PlaceView } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

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
