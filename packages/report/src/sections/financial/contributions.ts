import { socialLink, socialRecord, coordination, type SocialLink } from '../../place/rights/socialLink.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { works } from '../../profile/stage.ts';
import { because, flow, given, type Said, say } from '../../prose/said.ts';
import { agePensionAbroad } from '../../place/pension/australianPension.ts';
import { pensionRisesSaid } from './pensionRises.ts';

const RETIRED = {
  coordinated: (view) => {
    const [from, to, law] = [view.homeName, view.name, coordination(view)];
    return wayOf(view, 'social-retired', [
      () =>
        say`Between ${from} and ${to}, ${law} adds up the years paid in both and has a state pension paid wherever you live in either.`,
      () =>
        say`For a state pension earned in ${from}, ${law} settles the move to ${to}: it is paid there, and years in both countries count together.`,
    ]);
  },
  agreement: (view) => {
    const [from, to] = [view.homeName, view.name];
    return wayOf(view, 'social-retired', [
      () =>
        say`${from} and ${to} have a social security agreement; ask the payer of your pension what it means for yours: payment abroad, years paid in both.`,
      () =>
        say`By the social security agreement of ${from} with ${to}, years paid in both can as a rule be added up; whether your pension falls under it is for its payer to say.`,
      () =>
        say`Between ${from} and ${to} a social security agreement is on record: have the payer of your pension say in writing whether it covers yours.`,
    ]);
  },
  unsure: (view) => unsure(view, 'your pension payer', 'whether it holds for your pension'),
  unlisted: () => null,
  unknown: () => null,
} satisfies Record<SocialLink, (view: PlaceView) => Said | null>;

const WORKING = {
  coordinated: (view) => {
    const [from, to, law] = [view.homeName, view.name, coordination(view)];
    return wayOf(view, 'social-worker', [
      () =>
        say`Between ${from} and ${to}, ${law} puts you under one social security scheme at a time, as a rule that of the country you work in; those who are posted, or work in both, show form A1.`,
      () =>
        say`You pay contributions in ${from} or in ${to}, never in both: ${law} sees to it, as a rule in favour of the country you work in; form A1 proves it where you are posted or work in both.`,
    ]);
  },
  agreement: (view) => {
    const [from, to] = [view.homeName, view.name];
    return wayOf(view, 'social-worker', [
      () =>
        say`A social security agreement links ${from} and ${to}. As a rule a certificate of coverage keeps you in one scheme at a time.`,
      () =>
        say`${from} and ${to} have a social security agreement, which as a rule means contributions in one of the two, not in both; the certificate for it comes from the fund you pay into.`,
      () =>
        say`Contributions are settled between ${from} and ${to} by an agreement on record: have the fund at home say in which of the two you would pay.`,
    ]);
  },
  unsure: (view) => unsure(view, 'the fund you pay into now', 'whether it covers your work'),
  unlisted: (view) =>
    say`The list of social security agreements of ${view.homeName} that we hold does not name ${view.name}: [in which country you owe contributions has to be clear before the first month of work|↗ask before the first month of work whether both countries would want contributions|have it in writing which country your contributions go to].`,
  unknown: () => null,
} satisfies Record<SocialLink, (view: PlaceView) => Said | null>;

/** An agreement that only an unverified list names, and who can confirm it. */
function unsure(view: PlaceView, whom: string, what: string): Said | null {
  const [from, to] = [view.homeName, view.name];
  return wayOf(view, 'social-unsure', [
    () =>
      say`A list that should be confirmed names a social security agreement between ${from} and ${to}: ${whom} knows ${what}.`,
    () =>
      say`Only one list of ours names a social security agreement between ${from} and ${to}, and it is unconfirmed; ${whom} can tell.`,
  ]);
}

/** Extra weight by kind of link; none by default. */
const WEIGHT: Readonly<Partial<Record<SocialLink, number>>> = {
  coordinated: 0.55,
  agreement: 0.55,
  unsure: 0.45,
};

/** Social security between home and this place: pensions for retirees, contributions for those who work. */
export const socialSecurity: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const link = socialLink(view);
  if (link === null || (stage !== 'retired' && !works(stage))) return null;
  const linked = (stage === 'retired' ? RETIRED : WORKING)[link](view);
  const rests = link === 'unlisted' ? [] : [socialRecord(view)];
  const said = flow(
    linked && because(given(linked, ...rests), 'current-location'),
    stage === 'retired' ? pensionRisesSaid(view) : null,
    // What applies to every country is mentioned for the first.
    stage === 'retired' && view.earlier.length === 0 ? agePensionAbroad(view) : null,
  );
  return (
    said && passage('social-security', (linked ? WEIGHT[link] : null) ?? 0.5, because(said, ...stageIds))
  );
};
