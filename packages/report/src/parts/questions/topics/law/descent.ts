import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { claimStatus, descentRule } from '@global-fit/matching/entry/descent';
import { ancestryDrivenOut, generationIn, wasDrivenOut } from '@global-fit/matching/profile/people/ancestry';
import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { groupedText } from '../../../../figures/format.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { inSentence, listSaid, numberWord, opening } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { AT_BIRTH_ALONE, descentText } from '../../../../sections/legal/citizenship/descentText.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { feeAndTime, grant, permanenceAfter, routeSaid } from '../../../../place/entry/words.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { byName, originIn } from '../../../readings/countriesNamed.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Spain's law for grandchildren, by its names. */
const NIETOS =
  /\bley de (?:los )?nietos\b|\bley de memoria democr[aá]tica\b|\bdemocratic memory (?:law|act)\b|\blaw (?:of|for) (?:the )?grandchildren\b/i;

/**
 * The ancestors' country: in the question, where a name of one of those told counts in any place of it ("is Italy still
 * possible?"), else the first mentioned.
 */
function originOf({ view, text, profile, towns }: Asked): Country | null {
  const told = profile.read.choices('ancestry-countries').flatMap((code) => view.atlas.country(code) ?? []);
  const named = [...byName(view.atlas, text).map(({ iso3 }) => iso3), ...towns.map(({ iso3 }) => iso3)];
  const byLaw = NIETOS.test(text) ? view.atlas.country('ESP') : null;
  const [town] = towns;
  const byTown = town ? view.atlas.country(town.iso3) : null;
  const ofThose = told.find(({ iso3 }) => named.includes(iso3)) ?? null;
  return byLaw ?? originIn(view.atlas, text) ?? ofThose ?? byTown ?? told[0] ?? null;
}

/** Permits for descendants there that accept a passport held; citizenship is separate. */
function permitsFor({ view, profile }: Asked, { iso3 }: Country): readonly VisaRoute[] {
  const held = profile.citizenships.map((one) => one.iso3);
  return view.atlas.routes
    .of(iso3)
    .filter(
      (route) =>
        route.shown &&
        route.status === 'open' &&
        route.conditions.forWhom === 'descendants' &&
        (route.conditions.nationalities?.some((one) => held.includes(one)) ?? true) &&
        closedTo(route, held) === null,
    );
}

/** "the UK Ancestry visa (first granted for 5 years; the application fee is £637)". */
function permitSaid(route: VisaRoute): Said {
  const terms = [grant(route), feeAndTime(route)].filter((one) => one !== null).join('; ');
  return routeSaid(route, `the ${routeName(route)}${terms ? ` (${groupedText(terms)})` : ''}`);
}

function permits(asked: Asked, origin: Country): Said | null {
  const found = permitsFor(asked, origin);
  if (found.length === 0) return null;
  const takes = found.some(({ conditions }) => conditions.nationalities !== null)
    ? because(words(', which takes a passport that you hold'), 'citizenship')
    : '';
  return flow(
    say`For people of such descent ${nameOf(origin)} has a permit on record, without citizenship: ${listSaid(found.map(permitSaid))}${takes}. The person who has the ancestor applies${asked.person?.kin === 'spouse' ? `, so here ${asked.person.name}` : ''}; our record does not say whether a partner and children come along.`,
    ...found.map(permanenceAfter),
  );
}

/** Who may register for citizenship that a British mother could not pass on; null for people born later. */
function throughMother({ view: { atlas, date, profile }, text }: Asked, origin: Country): Said | null {
  const rule = origin.iso3 === 'GBR' ? atlas.rule('descent-GBR-mother') : null;
  const born = profile.age === null ? null : Number(date.slice(0, 4)) - profile.age;
  if (
    !rule?.from.shown ||
    born === null ||
    rule.bornBefore === null ||
    born >= rule.bornBefore ||
    !/\b(?:mum|mom|mother|parents?)\b/i.test(text)
  )
    return null;
  return because(
    given(
      words(
        `Before ${rule.bornBefore} a British mother could not pass her citizenship on as a father could: somebody born abroad to one before that year may register as a British citizen now (British Nationality Act 1981, section 4C; form UKM).`,
      ),
      `rule:${rule.id}`,
    ),
    'age',
  );
}

/** How far the citizenship of a British parent goes; null for people born before the law of 1981 was in force. */
function throughParent({ view: { atlas, date, profile }, text }: Asked, origin: Country): Said | null {
  const law = origin.iso3 === 'GBR' ? lawClause(atlas.rule('descent-GBR-parent')) : null;
  const born = profile.age === null ? null : Number(date.slice(0, 4)) - profile.age;
  if (
    !law ||
    born === null ||
    born < BRITISH_ACT ||
    !/\b(?:mum|mom|mother|dad|father|parents?)\b/i.test(text)
  )
    return null;
  return because(say`${opening(law)}.`, 'age');
}

/** The year from which the British Nationality Act 1981 decides. */
const BRITISH_ACT = 1983;

/** The right to a citizenship lost to persecution, where the question tells of it. */
function givenAgain({ view: { atlas }, text }: Asked, { iso3 }: Country): Said | null {
  const right = wasDrivenOut(text) ? lawClause(atlas.rule(`descent-${iso3}-persecution`)) : null;
  return (
    right &&
    say`${opening(right)}. It is a right of each descendant, children included, and not of a husband or wife.`
  );
}

/** Germany's way for people of German descent in the east of Europe and in Asia. */
const RESETTLERS =
  /\b(?:late |ethnic German )?re-?settlers?\b|\bsp(?:ä|ae|a)taussiedl\w*|\baussiedler\w*|\bvolga\b|\b(?:russian|volga|ethnic) germans?\b/i;

/** What a law on descent adds to citizenship by birth: the case of a child born too early, and late resettlers. */
function besideTheLine({ view: { atlas }, text, profile }: Asked, { iso3 }: Country): Said | null {
  const children =
    profile.movers.children.length > 0 ? lawClause(atlas.rule(`descent-${iso3}-children`)) : null;
  const resettlers = RESETTLERS.test(text) ? lawClause(atlas.rule(`descent-${iso3}-resettlers`)) : null;
  return flow(
    children && because(say`${opening(children)}.`, 'relocating-family-members'),
    resettlers && say`${opening(resettlers)}.`,
  );
}

/** The records of a claim in a country: the broadest rule, and what others add to it. */
interface ClaimRecords {
  readonly rule: VisaRoute | null;
  /** Whether the rule covers birth only. */
  readonly atBirth: boolean;
  /** The generation told, where it lies beyond the rule. */
  readonly beyond: number | null;
  /** A record of the same rule that states fee and duration. */
  readonly terms: VisaRoute | null;
}

function claimRecords({ view, text, profile }: Asked, { iso3 }: Country): ClaimRecords {
  const { atlas } = view;
  const held = descentRule(atlas, iso3, wasDrivenOut(text) || ancestryDrivenOut(profile.read.all));
  const open = atlas.routes.open(iso3, 'citizenship-by-descent').filter(({ shown }) => shown);
  const rule = [...(held ? [held.route] : []), ...open].find(({ notes }) =>
    notes?.startsWith('qualifying ancestor'),
  );
  const terms = open.find((route) => route.notes === rule?.notes && feeAndTime(route) !== null);
  const generation = generationIn(text) ?? preferencesOf(view).ancestryGenerations[iso3] ?? null;
  const tooFar = held !== null && generation !== null && claimStatus(held, generation) === 'closed';
  return {
    rule: rule ?? null,
    atBirth: held?.atBirth ?? false,
    beyond: tooFar ? generation : null,
    terms: terms ?? null,
  };
}

/** A date up to 27 March 2025, or in that month; a year of long ago is an ancestor's. */
const BEFORE_DECREE = String.raw`(?:20[01]\d|202[0-4]|(?:january|february|march (?:[1-9]|1\d|2[0-7])(?:st|nd|rd|th)?,?|(?:[1-9]|1\d|2[0-7])(?:st|nd|rd|th)? (?:of )?march,?|(?<!\d(?:st|nd|rd|th)? (?:of )?)march) 2025)`;
/** A claim that was begun before Italy's law cut it off: "the file was opened in 2024". */
const BEGUN_BEFORE = new RegExp(
  String.raw`\b(?:(?:I|we|(?:(?:our|my|the) )?(?:file|claim|case|application|papers|documents|carpeta|expediente|pratica))(?:['’]ve)? (?:\w+ ){0,3}(?:started|begun|began|opened|filed|submitted|lodged|applied|handed in|registered|presented)|carpeta|expediente|pratica|turno|appointment)\b[^?.]{0,50}\b${BEFORE_DECREE}\b`,
  'i',
);

/** "a great-grandparent", "a great-great-grandparent": an ancestor so many generations back. */
const ancestorAt = (generation: number): string => `a ${'great-'.repeat(generation - 2)}grandparent`;

/** What the law on citizenship by descent requires, with cost and duration. */
function citizenship(
  asked: Asked,
  origin: Country,
  { rule: route, atBirth, beyond, terms }: ClaimRecords,
  beside: boolean,
): Said | null {
  if (!route) return null;
  const rule = asked.view.atlas.rule(`descent-${origin.iso3}`);
  const recent = rule?.from.shown
    ? given(
        words(
          ` Since Law 74/2025 a claim from abroad reaches back ${numberWord(rule.amount ?? 0)} generations only, to a parent or a grandparent, and the Constitutional Court left that standing in March 2026; a line that begins with a great-grandparent falls outside it unless the application was in, or the appointment for it given, before the decree of March 2025 that the law confirmed.`,
        ),
        `rule:${rule.id}`,
      )
    : words('');
  const inTime = lawClause(asked.view.atlas.rule(`descent-${origin.iso3}-in-time`));
  const what = beside ? 'For citizenship itself' : `For ${nameOf(origin)}`;
  const cost = terms && routeSaid(terms, ` On record, ${groupedText(feeAndTime(terms) ?? '')}.`);
  const tooFar =
    beyond === null
      ? ''
      : `${ancestorAt(beyond)} alone lies further back than the law of ${nameOf(origin)} reaches`;
  const short =
    tooFar === ''
      ? ''
      : inTime && BEGUN_BEFORE.test(asked.text)
        ? say`It turns on what was in before the decree. ${opening(inTime)}; a file merely opened is neither. Without that, by our record, ${tooFar}. `
        : `By our record no: ${tooFar}${CHILD_TOO.test(asked.text) ? ', and the line of a child of yours is a generation longer' : ''}. `;
  return say`${short}${what}, ${routeSaid(route, inSentence(descentText(route.notes ?? '')))}${atBirth ? AT_BIRTH_ALONE : ''}${recent}${cost ?? ''}`;
}

/** A child whose line is one generation longer than the customer's. */
const CHILD_TOO = /\b(?:my|our|the) (?:child(?:ren)?|kids?|sons?|daughters?)\b/i;

/** What our records say of a claim in one country, and of a permit for descendants. */
interface ClaimSaid {
  readonly said: Said | null;
  readonly permit: Said | null;
  readonly isTimeTold: boolean;
}

const NOTHING_TOLD: ClaimSaid = { said: null, permit: null, isTimeTold: false };

function claimSaid(asked: Asked, origin: Country): ClaimSaid {
  const permit = permits(asked, origin);
  const again = givenAgain(asked, origin);
  // Citizenship that is restored is claimed under that law, not by descent.
  const records = again ? null : claimRecords(asked, origin);
  const parent = throughParent(asked, origin);
  // The rule on a parent tells more than the record's "at least one parent".
  const law = records && !parent ? citizenship(asked, origin, records, permit !== null) : null;
  return {
    said: flow(again, throughMother(asked, origin), parent, permit, law, besideTheLine(asked, origin)),
    permit,
    isTimeTold: (records?.terms?.processingDays ?? null) !== null,
  };
}

/** A claim through ancestors: first what a permit for descendants opens, then what citizenship requires. */
export const DESCENT: Topic = {
  id: 'descent',
  about: anyOf([
    /\b(?:passports?|citizen\w*|nationality)\b[^?]{0,40}\b(?:through|via|from|by|because of|thanks to) (?:my|our) (?:(?:late|dead|own) )?(?:mum|mom|mother|dad|father|parents?)\b/i,
    /\b(?:through|via|because of|thanks to) (?:my|our) (?:(?:late|dead|own) )?(?:mum|mom|mother|dad|father|parents?)\b[^?]{0,60}\b(?:passports?|citizen\w*|nationality)\b/i,
    /\b(?:great-?grand\w*|ancest\w+|descent|jur?[es]s? sanguinis|sanguinis|bloodline|heritage|roots)\b/i,
    /\btajani\b|\b(?:law|ley|legge) 74\b|\bnew italian (?:citizenship |nationality )?law\b/i,
    /\bForeign Births? Regist\w+|\bKarta Polaka\b|\blaw of return\b/i,
    RESETTLERS,
    /\b(?:claim (?:\w+ )?citizenship|citizenship (?:through|by|via|from) (?:my|our|a))\b/i,
    /\b(?:through|via|thanks to|because of|use|using) (?:my|our|his|her|their|\w+['’]s) (?:[\w-]+ )?grand(?:father|mother|parents?)\b/i,
    /\bgrand(?:father|mother|parents?)(?:['’]s?)? (?:birth|citizenship|passport|nationality|(?:was|were|is|are) (?:born )?(?:in|from)|(?:came|comes|hail(?:s|ed)|emigrated|sailed) from|born in|from)\b/i,
    NIETOS,
    /\bgrand(?:father|mother|parents?|pa|ma|dad)\b[^?]{0,100}\b(?:passports?|citizen\w*|nationality)\b/i,
    /\b(?:passports?|citizen\w*|nationality)\b[^?]{0,100}\bgrand(?:father|mother|parents?|pa|ma|dad)\b/i,
    /\b(?:mum|mom|mother|dad|father|grand(?:father|mother|parents|pa|ma|dad))\b[^?]{0,60}\b(?:can|could|may|might) (?:I|we)\b[^?]{0,15}\bbe(?:come)? (?:an? )?(?:citizens?|[a-z]+(?:an|ish|ese)|french|dutch|czech|slovak|greek|swiss)\b/i,
    // "My father was born in London. Am I British?"
    new RegExp(
      String.raw`\b(?:mum|mom|mother|dad|father|parents?|grand(?:father|mother|parents?|pa|ma|dad))\b[^?]{0,80}\b(?:am|are) (?:I|we|my (?:children|kids|sons?|daughters?)) (?:also |then |therefore |automatically |already )?(?:an? )?(?:${ADJECTIVES}|citizens?)\b`,
      'i',
    ),
    /\b(?:mum|mom|mother|dad|father)\b[^?.]{0,20}\bborn in\b[^?.]{0,60}\b(?:I|we) (?:guess |think )?(?:(?:I|we) )?(?:can|could|may|might) (?:be|become|claim)\b/i,
  ]),
  not: /\b(?:mother|father|parents)[- ]in[- ]law\b(?![^?]*\b(?:passports?|citizen\w*|nationality|descent|roots)\b)/i,
  over: ['citizenship', 'parent', 'visa', 'child-citizenship', 'partner-visa', 'children-visa'],
  answer: (asked) => {
    const origin = originOf(asked);
    const { said, permit, isTimeTold } = origin ? claimSaid(asked, origin) : NOTHING_TOLD;
    const where = origin ? nameOf(origin) : 'the country of your ancestors';
    const named = originIn(asked.view.atlas, asked.text) === null ? ['ancestry-countries'] : [];
    return {
      said: said && said.text !== '' ? because(said, ...named, ...(asked.person?.ids ?? [])) : null,
      lacks: `how ${where} judges your own line${isTimeTold ? '' : ', and how long its consulate takes'}`,
      whom:
        origin && isUnsafe(asked.profile, origin.iso3)
          ? 'an immigration lawyer'
          : `the consulate of ${where} that is responsible for where you live`,
      put: `${permit ? 'Which papers prove this ancestor for the permit, do a partner and children under age come along on it, and may both work? ' : ''}Does a line through this ancestor still qualify for citizenship, on which law and from which date, and which certificates of each generation do you want?`,
    };
  },
};
