import type { Country } from '@global-fit/atlas/model';
import { inUnion, settlesByUnionLaw } from '../../../place/rights/europeanUnion.ts';
import { oncePassage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { twoEarnIds } from '../../../profile/earners.ts';
import type { Profile } from '../../../profile/profile.ts';
import { because, given, say } from '../../../prose/said.ts';
import { careFromHome } from '../../../place/pension/careFromHome.ts';
import { freeMovement, isCitizen, rightAsFamily } from '../../../place/entry/routes.ts';

const SWITZERLAND = 'CHE';

/**
 * Ids of the answers by which nobody intends to work there, so that free movement of workers does not apply; null
 * where the customer or a partner works.
 */
function idleIds(profile: Profile): readonly string[] | null {
  const idle = ['retired', 'means', 'student'].includes(profile.stage);
  return idle && twoEarnIds(profile) === null ? profile.stageIds : null;
}

/** Whether the agreement between the European Union and Switzerland links two countries. */
const byAgreement = (view: PlaceView, passport: string): boolean =>
  (passport === SWITZERLAND && inUnion(view)) || (view.iso3 === SWITZERLAND && inUnion(view, passport));

/** The countries of the passport that carries the household: the partner's where that is the way in, else its own. */
function holders(view: PlaceView): readonly Country[] {
  const family = rightAsFamily(view);
  return family ? [family.passport] : view.profile.citizenships;
}

/** Nordic citizens settle in each other's countries without such proof. */
const amongNordic = (view: PlaceView): boolean =>
  holders(view).some(({ iso3 }) =>
    view.atlas.movement.movements(iso3, view.iso3).some(({ bloc }) => bloc === 'NORDIC'),
  );

/**
 * Ids of the answers by which this household has free movement (EU, EEA, Switzerland) only with health cover and
 * means, because it does not work there; null otherwise.
 */
export function residesOnTerms(view: PlaceView): readonly string[] | null {
  const right = isCitizen(view) ? null : (rightAsFamily(view) ?? freeMovement(view))?.movement;
  return right?.grade === 'settle' && right.bloc === 'EU_EEA_CH' && !amongNordic(view)
    ? idleIds(view.profile)
    : null;
}

/** Ids of answers for which private insurers may exclude cover. */
function treatedIds({ read }: Profile): readonly string[] | null {
  const illness = read
    .choices('medical-conditions')
    .some((one) => !['none', 'prefer-not-to-say', 'pregnancy'].includes(one));
  if (illness) return ['medical-conditions'];
  return read.has('medication-dependencies', 'yes') ? ['medication-dependencies'] : null;
}

/** The law on residence without work under free movement; null without a record. */
export function lawOfResidence(view: PlaceView) {
  const agreed = holders(view).some(({ iso3 }) => byAgreement(view, iso3));
  const directive = settlesByUnionLaw(view, holders(view));
  const rule = directive
    ? view.atlas.rule('eu-residence-without-work')
    : agreed
      ? view.atlas.rule('agreement-residence-without-work')
      : null;
  return rule?.from.shown ? { rule, directive } : null;
}

/** What free movement requires of people who do not work, by the applicable law; said once per law. */
export const withoutWork: Writer = (view) => {
  const ids = residesOnTerms(view);
  if (ids === null) return null;
  const law = lawOfResidence(view);
  if (!law) return null;
  const { rule, directive } = law;
  const { stage, movers } = view.profile;
  const studies = stage === 'student';
  const people = `people who ${studies ? 'study' : 'do not work'}`;
  const who = movers.people > 1 ? ' for you and whoever comes along' : '';
  const asked = studies
    ? `a place at a recognised institution, full sickness insurance and a declaration of enough means`
    : `full sickness insurance and enough means${who}`;
  const whose = rightAsFamily(view) ? 'The' : 'Your';
  const right = directive
    ? `${whose} right to live there longer than three months rests on EU law for ${people} (Directive 2004/38/EC)`
    : `${whose} right to live there rests on the agreement between the EU and Switzerland for ${people} (annex I)`;
  const treated = treatedIds(view.profile);
  const fromHome = careFromHome(view);
  const next = fromHome
    ? say` ${fromHome.said(`Form S1 is that insurance${fromHome.condition} (see Healthcare): ask ${fromHome.issuer} for it before you go${fromHome.each}.`)}`
    : treated
      ? because(
          say` A private policy that excludes what is already being treated may not count as full: settle first who insures that, and from which day.`,
          ...treated,
        )
      : ' Have proof of both before you go.';
  return oncePassage(
    `without-work-${rule.id}`,
    2.1,
    because(given(say`${right}: it asks for ${asked}.${next}`, `rule:${rule.id}`), 'citizenship', ...ids),
  );
};
