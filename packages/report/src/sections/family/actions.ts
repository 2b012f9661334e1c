import { anyOf } from '@global-fit/matching/anyOf';
import { bank, cityOf, type Line, type Writer } from '../../place/passage.ts';
import { adoptedChild } from '../../profile/people/adoptedChild.ts';
import { childrenCalled, childrenOf } from '../../profile/people/called.ts';
import { unmarried } from '../../profile/household.ts';
import {
  alone,
  anybody,
  asCouple,
  both,
  chose,
  onlyInfants,
  onlyTeens,
  stageIs,
  taughtAtHome,
  type When,
  withChildren,
  withPupils,
} from '../../profile/when.ts';
import { mayVisit, visiting } from '../../profile/passports/unsafe.ts';
import {
  noLeaveThen,
  noLeaveThenIds,
  otherParentIds,
  soleParentIds,
} from '../../profile/people/otherParent.ts';
import type { PlaceView } from '../../place/view.ts';
import { civilLegalised } from '../../place/rights/legalisation.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { kinLivesHere, people } from './familyAt.ts';
import { petAction } from './pets.ts';

/** Wills and beneficiaries concern people with heirs, or of some age. */
const heirs: When = (profile) =>
  profile.movers.children.length + profile.movers.comeOfAge.length > 0
    ? profile.movers.ids
    : profile.age !== null && profile.age >= 50
      ? ['age']
      : null;
/** Family matters that need an authority's document; a grown-up child's reluctance is none. */
const FOR_AN_OFFICE = anyOf([
  /\b(?:adopt\w*|custod\w*|guardian\w*|foster\w*|step-?\w+|half-?(?:brother|sister)s?|marr(?:y|ied|iages?))\b/i,
  /\b(?:divorc\w*|separated|widow\w*|fianc\w*|engaged|partners?|couple)\b/i,
  /\b(?:two (?:dads|mums|moms|fathers|mothers|wives|husbands)|certificates?|citizen\w*|passports?|visas?)\b/i,
  /\b(?:permits?|dependen\w*|born|births?|surroga\w*|ivf|pregnan\w*|surnames?|wills?|courts?|law\w*)\b/i,
  /\b(?:legal\w*|disab\w*|autis\w*|special needs|carer|join(?:s|ing)? (?:us|me)|with (?:us|me)|bring\w*)\b/i,
  /\btakes? along\b/i,
]);

/** Family matters decided by courts and registers. */
const LAW =
  /\b(?:custod|guardian|adopt|foster|surroga|nationalit|citizenship|stateless|visitation|parental|divorc|separat|ex-(?:wife|husband|partner)|paternity|court)/i;
const ownFamily: When = (p) =>
  (p.read.slider('extended-family-importance') ?? 0) >= 4 ? ['extended-family-importance'] : null;
const farCare: When = chose('eldercare-considerations', 'return-often', 'support-from-afar');
const young: When = (p) => (p.age !== null && p.age < 35 ? ['age'] : null);
const older: When = (p) => (p.age !== null && p.age >= 55 ? ['age'] : null);

/** Whom to call and who keeps copies: family at home, or wherever family lives. */
const near = (view: PlaceView): Said => people(view, { home: '↗at home', kin: 'of your family' });
const toThem = (view: PlaceView): Said => people(view, { home: 'home', kin: 'to your family' });

const birthCertificates = ({ profile }: PlaceView): string =>
  profile.movers.children.length === 1
    ? 'a birth certificate for your child'
    : 'birth certificates for the children';

const LINES: readonly Line[] = [
  [
    withChildren,
    (v) =>
      adoptedChild(v.profile)
        ? because(
            say`Get the adoption order and the certificate that names both of you for the offices of ${v.name}, ${civilLegalised(v)}, and have the civil registry say whether the adoption counts there as it stands.`,
            ...(adoptedChild(v.profile) ?? []),
          )
        : soleParentIds(v.profile)
          ? say`↗Get ${birthCertificates(v)} for the offices of ${v.name}, ${civilLegalised(v)}, and with it the paper that shows that you alone decide.`
          : otherParentIds(v.profile)
            ? say`↗Get ${birthCertificates(v)} for the offices of ${v.name}, ${civilLegalised(v)}, together with the other parent’s written consent or the leave of a court.`
            : v.profile.movers.hasPartner
              ? say`↗Get ${birthCertificates(v)} for the offices of ${v.name}, ${civilLegalised(v)}.`
              : say`↗Get ${birthCertificates(v)} for the offices of ${v.name}, ${civilLegalised(v)}, and [the written consent of another parent with custody|any custody order|if another parent has custody too, a notarised consent to the move].`,
  ],
  [noLeaveThenIds, (v) => noLeaveThen(v.profile)],
  [
    withPupils,
    (v) => {
      if (taughtAtHome(v.profile)) return null;
      const pupils = childrenOf(v.profile.movers, { from: 7, alone: true });
      const who = childrenCalled(v.profile.movers, pupils);
      return pupils.length > 0
        ? say`[Write with ${who} to a class in ${cityOf(v)}: one letter with questions of their own, before anything is decided|Arrange a video call between ${who} and a class in ${cityOf(v)}|${onlyTeens(v.profile) ? say`Let ${who} plan one day of the visit to ${cityOf(v)}` : say`Let ${who} draw a map of ${cityOf(v)}: school, home, pool, ice cream`}].`
        : null;
    },
  ],
  [
    withChildren,
    (v) =>
      onlyInfants(v.profile)
        ? because(
            say`[Find one family in ${cityOf(v)} with a child of the same age before the move, through employer or nursery|Write to two nurseries in ${cityOf(v)} and ask how long the list is, and from which age they take a child].`,
            'relocation-timeline',
          )
        : taughtAtHome(v.profile)
          ? say`Find one family in ${cityOf(v)} with children of the same age whose lessons are at home too, before the move.`
          : say`[Have the school in ${cityOf(v)} put you in touch with a family that arrived last year|Find one family in ${cityOf(v)} with children of the same age before the move, through school or employer|Speak to a family in ${cityOf(v)} that moved there in the middle of a school year, and one that waited for summer].`,
  ],
  [
    withChildren,
    (v) => {
      const pupils = childrenOf(v.profile.movers, { from: 5 });
      return pupils.length > 0
        ? onlyTeens(v.profile) || taughtAtHome(v.profile)
          ? say`Let ${childrenCalled(v.profile.movers, pupils)} choose a club or team in ${cityOf(v)} for the first week.`
          : say`[Invite a classmate home in ${cityOf(v)} in the first month: the teacher knows who lives nearby|Keep one afternoon a week in ${cityOf(v)} free for a classmate’s visit until somebody invites back|Choose ${pupils.length === 1 ? 'a club' : 'one club each'} in ${cityOf(v)} for ${childrenCalled(v.profile.movers, pupils)} in the first week, where classmates go].`
        : null;
    },
  ],
  [
    farCare,
    (v) =>
      say`[↗Give one person near your relative a power of attorney before the move to ${v.name}, and have one doctor permitted to speak to you|↗Leave a list with the neighbours of your relative before the move to ${v.name}: doctor, key, your number by day and by night|Find out what one return from ${cityOf(v)} costs at a day’s notice, and set that sum aside].`,
  ],
  [
    chose('relationship-status', 'married'),
    (v) =>
      say`[↗Order a fresh marriage certificate for ${v.name}, ${civilLegalised(v)}: many offices reject one older than a few months|↗Get the marriage certificate for ${v.name}, ${civilLegalised(v)}, and two copies of it].`,
  ],
  [
    chose('relationship-status', 'domestic-partnership'),
    (v) =>
      say`[Collect proof of your life together for ${v.name}: leases, bills and an account in both names, year by year|↗Register the partnership at home, if the law there knows one, before ${v.name} asks for proof of it].`,
  ],
  [
    chose('relationship-status', 'divorced', 'widowed'),
    (v) =>
      say`[Have the paper that shows your civil status translated for ${v.name}: registration offices ask for it|Carry an original of the paper that shows your civil status to ${v.name}, one that an office may keep].`,
  ],
  [
    both(chose('relocation-drivers', 'family-love'), (p) =>
      p.read.choices('extended-family-location').length > 0 ? ['extended-family-location'] : null,
    ),
    (v) =>
      v.profile.read.has('extended-family-location', v.iso3) && !settlesByRight(v)
        ? say`Write to the embassy of ${v.name} for the family permit before you pay the fee of any other route, since you move for family or a relationship and have family there.`
        : null,
  ],
  [
    (p) => (p.read.text('unique-family-situation') ? ['unique-family-situation'] : null),
    (v) =>
      otherParentIds(v.profile)
        ? null
        : noLeaveThenIds(v.profile)?.includes('unique-family-situation') ||
            !FOR_AN_OFFICE.test(v.profile.read.text('unique-family-situation') ?? '')
          ? null
          : LAW.test(v.profile.read.text('unique-family-situation') ?? '')
            ? say`Put the family situation you described in three sentences to a lawyer in ${v.name}, and note which paper would be missing.`
            : say`Describe your family situation in three sentences to the embassy of ${v.name}, and ask which paper it wants to see.`,
  ],
  [
    asCouple,
    (v) =>
      say`[Spend one day in ${cityOf(v)} apart: one of you looks at streets to live in, the other at work, courses and the doctor; compare notes in the evening|↗Agree before the move to ${v.name} what would make both of you call it a mistake, and in which month you will look at that|Choose one person each whom you would call from ${cityOf(v)}, and tell them so|Let each of you plan one day of the visit to ${cityOf(v)}, without the other having a say].`,
  ],
  [
    asCouple,
    (v) =>
      say`[Put both names on the lease and on the first account in ${v.name}: later proof of living together rests on such papers|Sign lease, account and registration in ${v.name} together, so that each can deal with every office alone|Give each other a power of attorney for ${v.name}: one of you will be away when an office writes|Write one list for ${v.name} of what each of you alone knows: passwords, policies, dates|Carry ${unmarried(v.profile) ? 'whatever paper shows that you live together' : 'the paper of your marriage'} to ${v.name} in two originals, one for each].`,
  ],
  [
    both(asCouple, stageIs('employee', 'transfer', 'remote', 'freelance', 'founder', 'owner', 'open')),
    (v) =>
      say`[↗Get a written answer from the embassy for each of you before either resigns: may both work in ${v.name}, and from which day|↗Have the one without a contract write to the embassy of ${v.name}: may I work, study, register as self-employed].`,
  ],
  [
    alone,
    (v) =>
      say`[↗Name the person to be called if something happens to you in ${v.name}, with a copy of passport, policy and bank contact|↗Leave copies of passport, policy and lease with one person ${near(v)} before the move to ${v.name}|↗Give one person ${near(v)} a power of attorney before the move to ${v.name}: it costs little before the move and a journey after it].`,
  ],
  [
    alone,
    (v) =>
      say`[Give your landlord in ${v.name} and one person ${near(v)} each other’s numbers|↗Agree on one hour a week at which somebody ${near(v)} expects your call from ${v.name}|↗Leave a copy of the lease and of the policy for ${v.name} with somebody ${near(v)}].`,
  ],
  [
    alone,
    (v) =>
      say`[Join one association or group in ${cityOf(v)} online now, and note the date of its next meeting after your arrival|↗Write now to one group in ${cityOf(v)} that meets in person and takes newcomers|Choose one evening a week in ${cityOf(v)} now that you could keep from the first month on: a course, a choir, a club].`,
  ],
  [
    alone,
    (v) =>
      say`[↗Choose two groups in ${cityOf(v)} before you go, one of newcomers and one of locals, and go to both for a month|Look up what meets weekly in ${cityOf(v)} for something you do already, and write to it before you arrive|Book a weekly course or a team in ${cityOf(v)} before the move: it gives the first month its fixed evening].`,
  ],
  [
    both(alone, young),
    (v) =>
      say`[Invite the first friend from home to ${cityOf(v)} for the third month, not the first: by then you will have something to show|Share a flat in ${cityOf(v)} for the first half year, with at least one person who grew up there].`,
  ],
  [
    both(alone, older),
    (v) =>
      say`[Write your medical and legal wishes on one page for ${v.name}, and give it to the person who would be called|Give a neighbour in ${cityOf(v)} a key in the first month, and thank them in advance].`,
  ],
  [
    both(ownFamily, visiting),
    (v) =>
      kinLivesHere(v)
        ? say`[Work out with your family in ${v.name} how long the way to them from ${cityOf(v)} takes at a weekend|Ask your family in ${v.name} for a landlord, a doctor and an office that they know|Choose a home in ${cityOf(v)} with a bed for whoever visits].`
        : say`[Look up the last connection ${toThem(v)} from ${cityOf(v)} on a Friday, in the quietest month|Look up what the journey ${toThem(v)} from ${cityOf(v)} costs in the week in which your family meets, and book that one first|Choose a home in ${cityOf(v)} with a bed for whoever visits].`,
  ],
  [
    heirs,
    (v) =>
      say`[↗Make a will that says which law applies once you live in ${v.name}; a lawyer or notary at home can tell whether the present one still works|↗Have a lawyer or notary at home read your will with ${v.name} in mind, and with it the names on insurance policies and accounts|↗Ask one notary at home and one in ${v.name} which law your estate would follow, and write the will after both answers].`,
  ],
  [
    anybody,
    (v) =>
      mayVisit(v)
        ? say`[Fix the dates of the first two visits ${toThem(v)} from ${v.name} before you leave, and book the first journey with them|Plan the first visit ${toThem(v)} from ${v.name} for the fourth month: any earlier, it unsettles you; any later, you will be missing it|Tell the people you leave in which month you will be back from ${v.name} for the first time].`
        : null,
  ],
  [
    anybody,
    (v) =>
      say`[↗Name one person at home who may open registered letters once you live in ${v.name}: deadlines of tax office and bank run from delivery|Have your post forwarded to ${v.name} for a year, and write to those whose letters the service does not cover|Tell bank, insurer, tax office and pension fund the address in ${v.name} yourself; a forwarding order does not reach them all].`,
  ],
];

export const familyActions: readonly Writer[] = [petAction, ...bank('family-action', LINES)];
