import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import { figure, type PlaceView } from '../../../../place/view.ts';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { constant, shown } from '../../../../figures/quantity.ts';
import { listSaid, plural } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { figures } from '../../across/beside.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import type { Answer, Asked } from '../../topic.ts';

/** Words about military service. */
export const SERVICE = anyOf([
  /\b(?:military|national service|conscript\w*|draft (?:notices?|letters?|orders?|papers|age|board)|drafted|the draft|draft into|called up|call-up|mobili[sz](?:ed|ation)|army|armed forces)\b/i,
  /\b(?:be|is|gets?|are) called\b(?= ?[,?.]|\s+(?:and|or|at 18|when|if|while)\b)/i,
  // "Does he have to serve if he lives abroad?"; no waiter, and no purpose that something serves.
  /\b(?:have|has|had|need|needs|forced|obliged|required|supposed|called|made|must|will|would|should) (?:he |she |they |I )?(?:still )?(?:to )?serve\b(?! (?:an? |the |my |our |as\b|food|drinks|meals|customers|guests))/i,
]);

/** Former service, about which nobody asks to be called up: "retired military". */
export const SERVED = anyOf([
  /\b(?:retired|former|ex-?|veterans? of (?:the )?|pensioned)[- ]?(?:(?:US|American|British) )?(?:military|army|navy|armed forces|soldiers?)\b/gi,
  /\b(?:military|army|navy|air force|armed forces) (?:veterans?|retire(?:es?|ments?)|retired pay|pensions?|pensioners?|disability|benefits?)\b/gi,
]);

/** Whether there is compulsory service in each place, at home and in every country named. */
export function serviceSaid(views: readonly PlaceView[], text: string): Said | null {
  const [view] = views;
  const service = figures(views, 'conscription');
  if (!view || !service) return service;
  const told = new Set([view.home?.iso3, ...views.map(({ iso3 }) => iso3)]);
  const named = countriesNamed(view.atlas, text).flatMap((country) => {
    const found = told.has(country.iso3) ? null : figure(view, 'conscription', country.iso3);
    return found ? [say`${found} in ${nameOf(country)}`] : [];
  });
  return named.length > 0 ? say`${listSaid(named)}; ${service}` : service;
}

/** Words about postponing, buying out or avoiding service owed at home. */
const PUT_OFF =
  /\b(?:pay(?:ing|s)? (?:for|off|to|instead)|paid off|buy (?:my|him|her)sel(?:f|ves) out|buy(?:ing)? out|bedelli|def(?:er|err)(?:s|ed|al|ment|ing)?|postpon\w+|put (?:it )?off|delay\w*|exempt\w*|instead of)\b/i;
/** Words about service already owed. */
const OWED = anyOf([
  /\b(?:(?:my|our|his|her) (?:\w+ )?(?:military|army|national) service|still (?:have to|owe|must))\b/i,
  /\b(?:(?:not|n['’]t) (?:yet )?(?:do(?:ne)?|did|serve[ds]?)|from abroad|at home\b)\b/i,
  /\b(?:if|when|once|while) (?:I|we|he|she|they) (?:leaves?|emigrates?|lives? abroad|moves? away)\b(?! there)\b/i,
  /\b(?:by (?:leaving|emigrating|moving away)|go back|called back|return|be called\b(?= ?[,?.]| and\b| or\b))\b/i,
  /\bmobili[sz]ed\b/i,
  /\b(?:leave|leaves|leaving|exit|move|go) (?:\w+ ){0,3}(?:before|without|during) (?:[\w’'-]+ ){0,3}service\b/i,
]);

/** The country of a passport held, or home, whose service the question means. */
export function ownService({ view, profile, text }: Asked): Country | null {
  const own = [...profile.citizenships, ...(profile.home ? [profile.home] : [])];
  const named = countriesNamed(view.atlas, text).find((one) => own.some(({ iso3 }) => iso3 === one.iso3));
  if (named || !(PUT_OFF.test(text) || OWED.test(text))) return named ?? null;
  return own.find(({ iso3 }) => view.atlas.fact(iso3, 'conscription')?.value === 'yes') ?? null;
}

/** Whether the customer's own state has compulsory service; null without a record. */
export function ownServiceSaid(view: PlaceView, own: Country): Said | null {
  const service = figure(view, 'conscription', own.iso3);
  return (
    service &&
    because(say`Compulsory military service in ${nameOf(own)}, by our records: ${service}.`, 'citizenship')
  );
}

/** Acquiring another citizenship, besides or instead of the present one. */
const ANOTHER_CITIZENSHIP =
  /\b(?:becom\w+|turn\w*|naturali[sz]ed?)\b[^?]{0,30}\bcitizens?\b|\b(?:another|second|dual|new|other|two) (?:citizenships?|nationalit(?:y|ies)|passports?)\b|\bcitizens? of (?:another|a second)\b/i;
const PAYS = /\b(?:pay(?:ing|s)?|paid|bedelli|buy(?:ing)?)\b/i;

/** Whether another passport ends the duty: as a rule not, while the first is kept. */
function besideAnother({ text }: Asked, own: Country): Said | null {
  return ANOTHER_CITIZENSHIP.test(text)
    ? words(
        `As a rule another citizenship does not end it: somebody who stays a citizen of ${nameOf(own)} stays liable to its service, and giving that citizenship up is often allowed only once the service is settled.`,
      )
    : null;
}

/** How service can be bought out from abroad, where that state's rule is on record. */
function paidOffSaid({ view, text }: Asked, own: Country): Said | null {
  const rule = view.atlas.rule(`service-paid-off-${own.iso3}`);
  if (!rule?.from.shown || rule.amount === null || !PAYS.test(text)) return null;
  const years = shown(constant(rule.amount / 12, rule.page), (value) => plural(value, 'year'));
  return given(
    say`It can be paid off in foreign currency by citizens who have in fact spent ${years} abroad; those who hold a second citizenship, or were born abroad and may stay there without limit, need not have worked there for it, but others must have (Law 7179, as of 2020).`,
    `rule:${rule.id}`,
  );
}

/** What the customer's state requires to postpone or buy out service while abroad. */
function putOff(asked: Asked, own: Country | null): Answer | null {
  const { text, profile, view } = asked;
  if (!own || !PUT_OFF.test(text)) return null;
  const name = nameOf(own);
  const paid = paidOffSaid(asked, own);
  const by = /\bbedelli\b/i.test(text) ? ' (bedelli)' : '';
  return {
    said: flow(besideAnother(asked, own), ownServiceSaid(view, own), paid),
    lacks: `for how long ${name} lets somebody who studies, works or lives abroad put the service off, and ${paid ? '' : 'whether and '}at what sum it can be paid off instead${by}`,
    whom: itsConsulate(
      profile,
      [own.iso3],
      `the recruiting office of ${name} that keeps the file, or its consulate once you live abroad`,
    ),
    put: `Until which age may ${asked.person ? inLetter(asked.person) : 'somebody with my record'} put the service off while studying, working or living abroad, on which paper and by which day each time; can it be paid off from there, at what sum and after how long abroad; and is a passport renewed meanwhile?`,
  };
}

/** Words that ask for permission to leave a country. */
const LET_OUT =
  /\b(?:leav(?:e|ing)|travel\w*|abroad|airports?|borders?|exit|emigrat\w+|clearance|permission|certificates?|stop (?:me|him|us)|let (?:me|him|us) (?:out|go|leave))\b/i;

/** What the armed forces at home require of somebody who leaves; null for other questions. */
function leaveOfForces(asked: Asked, own: Country | null): Answer | null {
  const { text, profile, view } = asked;
  if (!own || own.iso3 !== profile.home?.iso3 || !LET_OUT.test(text)) return null;
  const name = nameOf(own);
  return {
    said: ownServiceSaid(view, own),
    lacks: `which paper of the forces ${name} asks for from those who leave, for how long it is valid, and whether it has to be renewed from abroad`,
    whom: itsConsulate(
      profile,
      [own.iso3],
      `the recruiting office of ${name} that keeps the file, or its ministry of defence, before any ticket is booked`,
    ),
    put: `Which permission or certificate does ${asked.person ? inLetter(asked.person) : 'somebody with my record of service'} need to leave the country to work or live abroad, for how long is it valid, how is it renewed from there, and is anybody called up meanwhile?`,
  };
}

/** The answer on postponing or avoiding one's own state's service; null for other questions on service. */
export function leaveFromService(asked: Asked, own: Country | null): Answer | null {
  return putOff(asked, own) ?? leaveOfForces(asked, own);
}
