import { qualificationCalled } from '../../profile/work/qualification.ts';
import type { Country } from '@global-fit/atlas/model';
import { inUnion } from '../../place/rights/europeanUnion.ts';
import { oncePassage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { degreeCountry } from '../../profile/work/degreeCountry.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

/** The same where the degree is assumed to be from the country of citizenship and residence. */
function degreeFromHome(view: PlaceView, from: Country, label: Said): Said | null {
  const parties = [view.iso3, from.iso3].map((iso3) => view.atlas.treaties(iso3)?.lisbon);
  const bound = parties.every((one) => one?.from.shown);
  const weak = parties.some((one) => one?.from.confidence === 'low')
    ? ' (by a list that should be confirmed)'
    : '';
  const there = nameOf(from);
  const said = bound
    ? wayOf(view, 'degrees-shared', [
        () =>
          say`${view.Name} and ${there} share the Lisbon convention on recognition${weak}: your ${label}, taken here to be from ${there}, may be refused only with reasons. The paper to ask for is a statement of comparability from the national information centre.`,
        () =>
          say`We take your ${label} to be from ${there}: both countries belong to the Lisbon convention on recognition${weak}, so ${view.name} has to give reasons for a refusal. Its national information centre writes the statement of comparability.`,
      ])
    : wayOf(view, 'degrees-apart', [
        () =>
          say`No convention on recognition is on record between ${there} and ${view.name}: your ${label}, taken here to be from ${there}, is compared on an application of its own, made with certified copies.`,
        () =>
          say`We take your ${label} to be from ${there}, and no convention on record binds ${view.name} to recognise it: the application is judged on its own, with certified copies.`,
        () =>
          say`Between ${view.name} and ${there}, where we take your ${label} to be from, our records hold no convention on recognition, so the office compares what was studied.`,
      ]);
  if (said === null) return null;
  return because(
    bound ? given(said, `treaties.lisbon:${view.iso3}`, `treaties.lisbon:${from.iso3}`) : said,
    'education-level',
    'citizenship',
    'current-location',
  );
}

/**
 * Whether training may be from another member of the European Union. Nobody is asked where it was, so residence and
 * passports have to tell.
 */
const maybeTrainedInUnion = (view: PlaceView): boolean =>
  [view.home, ...view.profile.citizenships].some(
    (one) => one != null && one.iso3 !== view.iso3 && inUnion(view, one.iso3),
  );

/**
 * Recognition of degrees by treaty, once per report. The form does not ask where a degree was earned; it is assumed
 * only for the country of both citizenship and residence.
 */
export const degrees: Writer = (view) => {
  const { read, stage } = view.profile;
  const level = read.choices('education-level')[0];
  const label = qualificationCalled(read);
  if (!level || !label || ['no-diploma', 'secondary'].includes(level) || stage === 'retired') return null;
  // The convention covers higher education and access to it; chambers assess vocational training.
  if (level === 'vocational')
    return oncePassage(
      'degrees',
      0.6,
      because(
        say`The chamber or the ministry of the trade in ${view.name} says how your ${label} counts: have certificates and the hours of training in hand${inUnion(view) && maybeTrainedInUnion(view) ? '; where the occupation is regulated, a training from another member of the European Union falls under its directive on professional qualifications' : ''}.`,
        'education-level',
      ),
    );
  const here = view.atlas.treaties(view.iso3);
  if (!here) return null;
  const from = degreeCountry(view.profile);
  if (from && from.iso3 !== view.iso3) return oncePassage('degrees', 0.6, degreeFromHome(view, from, label));
  const weak = here.lisbon?.from.confidence === 'low' ? ' (by a list that should be confirmed)' : '';
  const said = here.lisbon?.from.shown
    ? wayOf(view, 'degrees-lisbon', [
        () =>
          say`${view.Name} belongs to the Lisbon convention on recognition${weak}: if the country where you earned your ${label} does too, a refusal has to be justified. [The paper to ask for is a statement of comparability from the national information centre|Its national information centre writes the statement of comparability that employers ask for|A statement of comparability from its national information centre is the paper to have].`,
        () =>
          say`Recognition of your ${label} in ${view.name} depends on where you earned it: in another country of the Lisbon convention, to which ${view.name} belongs${weak}, a refusal has to come with reasons.`,
        () =>
          say`${view.Name} is a party to the Lisbon convention on recognition${weak}. Earned in another party, your ${label} may be refused only with reasons; earned elsewhere, it is looked at on its own.`,
        () =>
          say`For your ${label} what counts is where you earned it: ${view.name} belongs to the Lisbon convention on recognition${weak}, and between its members a refusal has to be justified. Begin with the national information centre of ${view.name}.`,
        () =>
          say`Your ${label} falls under the Lisbon convention in ${view.name}${weak} if you earned it in a country that belongs to it as well: then a refusal has to be justified. Elsewhere it is compared case by case.`,
      ])
    : wayOf(view, 'degrees-none', [
        () =>
          say`Our records name no convention on recognition to which ${view.name} belongs: how your ${label} counts is decided on an application of its own, made with certified copies.`,
        () =>
          say`Our records show no convention that binds ${view.name} to recognise your ${label}: comparing it takes a separate application.`,
      ]);
  return oncePassage(
    'degrees',
    0.6,
    said && because(given(said, ...(here.lisbon ? [`treaties.lisbon:${view.iso3}`] : [])), 'education-level'),
  );
};
