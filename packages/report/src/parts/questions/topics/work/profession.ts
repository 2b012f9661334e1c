import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { HEALERS } from '@global-fit/matching/profile/work/healers';
import { LICENSED_TRADES, MOSTLY_GUARDED } from '@global-fit/matching/profile/work/professions';
import { demandOpen, demandsThereSaid, registerSaid } from '../../../../place/rights/registers.ts';
import { recognisedByRule } from '../../../../place/rights/recognition.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { listNames, listSaid, withArticle } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { degreeFrom, lisbon, paperCountry, unionRule } from './papersFrom.ts';
import { besidePay } from './pay.ts';
import { askedFirst, HOW_LONG, paperOf } from './professionAsked.ts';
import { EXAM_NAMES, examCountry, PROFESSION_NAMES, professionOf } from './professionNamed.ts';

/** A paper of study or work, as a part of a pattern. */
const PAPER = `(?:${[
  String.raw`degrees?|journeym[ae]n(?:’|')?s? (?:certificates?|letters?|papers?)|\w+(?:meister|brief)\b`,
  String.raw`S[123]\b|certificates?(?! of (?:birth|marriage|origin|coverage))|NC ?(?:IV|I{1,3})\b`,
  String.raw`(?:vocational |trade |nursing |professional )training(?! for)|training certificates?`,
  String.raw`(?:my|our|his|her|nursing|care) (?:\w+ )?courses?|red seal|trade (?:papers?|tickets?)|diplomas?`,
  String.raw`qualifications?|credentials?|bachelor\w*|master(?:’|')?s?\b|B\.? ?(?:A|Ed|Sc|Eng|Com)\b`,
  String.raw`M\.? ?(?:A|Ed|Sc|Eng)\b|MBA|Ph\.? ?D|PGCE|doctorate|apprenticeship|licen[cs]es?|registration`,
  String.raw`professional certificates?|certificates? of (?:competenc[ey]|proficiency)|STCW(?: \w+)?`,
].join('|')})`;
const COUNTS =
  '(?:recogni[sz]\\w*|accept(?:s|ed)?|validat\\w+|equivalen\\w+|count(?:s|ed)?|transfer(?:s|red|able)?|worth|(?:be )?used|us(?:e|able)|(?:study|train|start|begin|qualify|do it(?: all)?) (?:all over )?again)';
/** A paper of study or work to be recognised elsewhere. */
const PAPER_COUNTS = new RegExp(
  `\\b${COUNTS}\\b[^?]{0,60}\\b${PAPER}|\\b${PAPER}[^?]{0,60}\\b${COUNTS}\\b`,
  'i',
);
/** A paper that would have to be earned again: "as a welder without redoing his ticket". */
const EARNED_ANEW =
  /\b(?:re-?do(?:ing|es)?|re-?sit(?:ting)?|re-?tak(?:e|es|ing)|re-?earn\w*)\b[^?]{0,30}\b(?:tickets?|trade papers?|certificat\w+|qualifications?|apprenticeship|red seal|diplomas?)\b/i;
/** A paper called by a name of its own country alone: "is my CAP boulanger recognised in Canada". */
const NAMED_PAPER =
  /\b(?:is|are|will|would) (?:my|our|his|her) (?!(?:[\w’'-]+ ){0,3}(?:marriage|partner\w*|wife|husband|union|wedding|relationship|adoption|custody|divorce|surrogac\w+|disabilit\w+|dog|cat|animal|gender|name|will|insurance|citizenship|nationality|vaccin\w*|pension|faith|religion|conversion|credit|bank\w*|bonus|claims|history|system|account|attorney|(?:e-)?residency|house|home|car|status|permit|visa|child\w*|son|daughter)\b)((?:[\p{L}\d’'-]+ ){1,4})(?:be )?recogni[sz]ed\b/iu;
/** Words of learning that make such a name one of a paper. */
const LEARNED =
  /\b(?:tickets?|training|courses?|exams?|examinations?|titles?|cards?|trade|craft|studies|papers?)\b/i;

/** Whether a text asks about a paper by a name that has capitals, a trade or a word of learning in it. */
function namesPaper(text: string): boolean {
  const name = NAMED_PAPER.exec(text)?.[1] ?? '';
  // "My Swedish …" tells where something is from, and not what it is called.
  const called = name.replace(new RegExp(`\\b(?:${ADJECTIVES}|UK|US|USA|EU)\\b`, 'gi'), ' ');
  return (
    /\p{Lu}/u.test(called) ||
    LEARNED.test(name) ||
    PROFESSION_NAMES.test(name) ||
    new RegExp(`\\b${PAPER}`, 'i').test(name)
  );
}

const OTHER_PAPERS = anyOf([
  /^(?!.*\b(?:degrees?|diplomas?|qualif\w+|profession\w*)\b)(?=.*\blicen[cs]e)(?=.*\b(?:driv\w+|rid(?:e|es|ing)|scooters?|mopeds?|motor(?:bike|cycle)s?|cars?|vans?|trucks?|lorr(?:y|ies)|[AB][12]?(?: ?[/+&] ?[A-E]1?)+)\b)/i,
  /\b(?:driving licen[cs]e|driver(?:’|')?s licen[cs]e)\b/i,
  /(?<!\b(?:no|without|never finished) (?:an? |my |any )?)\b(?:IB|International Baccalaureate|high[- ]school|secondary[- ]school|school[- ]leaving) diplomas?\b/i,
  /\b(?:marriage|partnership|birth)\b/i,
  /\b(?:car|vehicle|boat|company|business|voter|pet|dog|cat|gun|weapons?|firearms?|rifle|shotgun|hunting|shooting|fishing|angling|radio|television|TV|liquor|alcohol) (?:licen[cs]es?|registration)\b/i,
  /\blicen[cs]e (?:to|for) (?:hunt|shoot|fish|carry|own a|build|construct|install|repair|renovat\w*|sell)\w*\b/i,
]);

/** A professional somebody visits, who is not the subject: "interpreters at the doctor". */
const GONE_TO = new RegExp(
  String.raw`\b(?:at|to|see|seeing|with|by|from|visit(?:ing)?|find(?:ing)?) (?:(?:the|an?|my|our|your|his|her|family|local|new|good|[\w-]+-speaking) )*(?:${HEALERS}|psychologists?|vets?|lawyers?)\b(?!['’]s)`,
  'gi',
);

/** Professions that many countries employ without a licence, which only part of the work needs. */
const EMPLOYED_FREELY: ReadonlySet<string> = new Set(['accountant']);

/** The bodies that regulate a profession in the places, as far as records name them. */
function bodiesSaid({ views }: Asked, profession: string): Said | null {
  const known = views.flatMap((view) => {
    const body = registerSaid(view, profession);
    return body ? [say`${body} in ${view.name}`] : [];
  });
  if (known.length === 0) return null;
  return known.length === 1
    ? say`The body to write to is ${listSaid(known)}.`
    : say`The bodies to write to are ${listSaid(known)}.`;
}

/** The one place whose licence is asked about; null where all are asked about alike. */
export function preparedFor({ text, profile, views, named }: Asked): PlaceView | null {
  const [only] = named;
  if (named.length === 1 && only) return only;
  const told = ['special-skills', 'additional-comments'].map((id) => profile.read.text(id) ?? '');
  // "In which of these countries": an exam told elsewhere leads no answer on several places that are named.
  if (named.length > 1 && examCountry(text) === null) return null;
  const iso3 = examCountry(text) ?? (EXAM_NAMES.test(text) ? null : examCountry(told.join('\n')));
  return views.length > 1 ? (views.find((view) => view.iso3 === iso3) ?? null) : null;
}

/** Whose licence the place in question requires and how to get it, before other places. */
function leadSaid(asked: Asked, lead: PlaceView, trade: Trade): Said {
  const body = registerSaid(lead, trade.name) ?? words('');
  const taken =
    trade.from && !trade.isNamed
      ? ` (taken here: ${paperOf(asked, trade.name)} from ${nameOf(trade.from)})`
      : '';
  return flow(
    say`In ${lead.name} the licence as ${withArticle(trade.name)} comes from ${body}, and it comes before any post${taken}.`,
    demandsThereSaid(lead, trade.name, trade.from),
  );
}

/** The other places' bodies, by name only. */
function elsewhereSaid({ views }: Asked, lead: PlaceView, profession: string): Said | null {
  const others = views.flatMap((view) => {
    const body = view.iso3 === lead.iso3 ? null : registerSaid(view, profession);
    return body ? [say`${body} in ${view.name}`] : [];
  });
  return others.length === 0
    ? null
    : say`Elsewhere the same is decided by ${listSaid(others)}, each by exams and terms of its own.`;
}

/** Words by which somebody asks for the price of a licence. */
const COSTS = /\b(?:costs?|fees?|how much|prices?|expens\w+)\b/i;

/** What of a recognition is on no record in these places, or in some of them. */
function recognitionLacks({ views, text }: Asked, profession: string, from: Country | null): string {
  const open = (demand: 'exam' | 'language', lacking: string): readonly string[] => {
    const where = demandOpen(views, profession, from, demand);
    if (where.length === 0) return [];
    return [where.length === views.length ? lacking : `${lacking} in ${listNames(where, 'or')}`];
  };
  const [first, ...more] = [
    ...(COSTS.test(text) ? ['what the exams and the licence cost'] : []),
    ...(HOW_LONG.test(text) ? [] : ['how long the recognition takes']),
    ...open('exam', 'which exam or practice is asked'),
    ...open('language', 'at what level of the language'),
  ];
  if (first === undefined) return 'how the body judges a single file';
  return more.length === 0 ? first : `${[first, ...more.slice(0, -1)].join(', ')}, and ${more.at(-1)}`;
}

/** The profession in question, and the papers of whoever would practise it. */
interface Trade {
  readonly name: string;
  /** The kind of body that regulates it. */
  readonly guards: string;
  /** Where the papers are from; null where unknown. */
  readonly from: Country | null;
  /** Whether the question names where they are from. */
  readonly isNamed: boolean;
  /** Whether the work is for clients elsewhere, so there is no employer, and a local register may have no say. */
  readonly hasClients: boolean;
}

/** What comes first: the register, or the employer where only part of the work needs a licence. */
function comesFirst(asked: Asked, { name, guards, from, isNamed, hasClients }: Trade): string {
  const { person, text } = asked;
  const taken = from && !isNamed ? ` (taken here: ${paperOf(asked, name)} from ${nameOf(from)})` : '';
  if (EMPLOYED_FREELY.has(name))
    return `Audit, tax advice and protected titles need a licence in many countries; the ${guards} says whether an employed ${name} needs one, and employers look at the diploma and at the law of their own country${taken}.`;
  // A child at school holds no licence.
  const works = person && (person.member?.age ?? OF_AGE) >= OF_AGE ? person : null;
  const who = works ? `${/\bI\b/.test(text) ? 'you and ' : ''}${works.name}` : 'you';
  const countries = MOSTLY_GUARDED.has(name) ? 'Most' : 'Many';
  const before = hasClients ? 'first client there' : 'employer';
  return `${countries} countries let nobody work as ${withArticle(name)} without the licence of a register, so for ${who} the ${guards} comes before the ${before}${taken}.`;
}

/** The question for a register. `byRule`: an EU rule sets the time and requires no exam. */
function putToRegister(asked: Asked, { name, from, hasClients }: Trade, byRule: boolean): string {
  const degree = `${paperOf(asked, name)} as ${withArticle(name)}${from ? ` from ${nameOf(from)}` : ''}`;
  const terms = byRule
    ? 'papers, language level and fee'
    : 'exam, language level and fee, how many months does it take';
  const clients = hasClients ? ' Does the register have a say over clients in another country?' : '';
  return `Is ${degree} recognised, with which ${terms}, and what work is allowed until then?${clients}`;
}

/** What to settle with a profession's register before working, in which order. */
export function professionAnswer(asked: Asked): Answer {
  const found = professionOf(asked);
  const from = degreeFrom(asked);
  const trade: Trade = {
    name: found?.name ?? 'member of the profession',
    guards: found?.guards ?? 'register of the profession',
    from,
    isNamed: paperCountry(asked) !== null,
    hasClients: !asked.person && asked.profile.stage === 'freelance',
  };
  const { name } = trade;
  const lead = preparedFor(asked);
  // Where one place is asked about, what follows is of that place alone.
  const about = lead ? { ...asked, views: [lead] } : asked;
  const open = about.views.filter((view) => !recognisedByRule(view, from, name));
  const byRule = open.length === 0;
  const said = flow(
    askedFirst(asked, open),
    ...(lead && registerSaid(lead, name)
      ? [leadSaid(asked, lead, trade), elsewhereSaid(asked, lead, name)]
      : [
          words(comesFirst(asked, trade)),
          bodiesSaid(asked, name),
          ...asked.views.map((view) => demandsThereSaid(view, name, from)),
        ]),
    from && unionRule(about, from, name),
    // The convention is on degrees, and a trade or flying is learned without one.
    from && !LICENSED_TRADES.has(name) && name !== 'pilot' ? lisbon(about, from) : null,
  );
  return {
    said: because(
      said,
      ...(asked.person?.ids ?? []),
      ...(trade.isNamed ? [] : ['citizenship']),
      ...(found?.ids ?? []),
      'education-level',
    ),
    lacks: byRule
      ? 'which papers make the file complete, and at what level of the language'
      : recognitionLacks(about, name, from),
    whom: `the ${trade.guards} of ${lead ? lead.name : 'each country'}`,
    put: putToRegister(asked, trade, byRule),
  };
}

/** Words that ask for a named profession's licence. */
const OF_A_LICENCE = new RegExp(
  [
    String.raw`${EXAM_NAMES.source}`,
    String.raw`\b(?:work as|work there|working as|works as|practi[sc]\w+|recogni[sz]\w*|licen[cs]\w+|regist\w+|degrees?|diplomas?|qualif\w+|accept\w*|validat\w+|exams?|worth|valid|c[ée]dulas?|t[íi]tulos?|brevets?|(?:train|study|qualify|start|begin) (?:\w+ ){0,2}again|(?:tak(?:e|es|ing)|hir(?:e|es|ing)) (?:me|us|him|her)(?: in| on| straight| directly)? as)\b`,
  ].join('|'),
  'i',
);
const OF_PAPERS = new RegExp(
  `${PAPER_COUNTS.source}|${EARNED_ANEW.source}|\\b(?:teach|practi[sc]e|work)\\b[^?]{0,30}\\bwith (?:my|our|his|her|an?) (?:\\w+ ){0,2}${PAPER}|\\b(?:only|just) (?:\\w+ )?experience\\b|\\b(?:diplomas?|qualifications?|credentials?|my degree|licen[cs]ed?)\\b`,
  'iu',
);

/** Licences of regulated professions, and recognition of other papers. */
export const PROFESSION: readonly Topic[] = [
  {
    id: 'profession',
    about: new RegExp(`${PROFESSION_NAMES.source}|${EXAM_NAMES.source}`, 'i'),
    not: /\b(?:driving licen[cs]e|find a|see a|my child|pension|patients?|appointments?|waiting)\b/i,
    when: ({ text }) =>
      OF_A_LICENCE.test(besidePay(text)) &&
      (EXAM_NAMES.test(text) || PROFESSION_NAMES.test(text.replace(GONE_TO, ' '))),
    over: ['degree', 'jobs', 'healthcare', 'mind', 'illness', 'schools', 'university', 'lead-time'],
    answer: professionAnswer,
  },
  {
    id: 'degree',
    about: new RegExp(`${OF_PAPERS.source}|${NAMED_PAPER.source}`, 'iu'),
    not: OTHER_PAPERS,
    when: ({ text }) => OF_PAPERS.test(besidePay(text)) || namesPaper(text),
    over: ['jobs', 'university', 'lead-time', 'schools'],
    answer: (asked) => {
      if (professionOf(asked)) return professionAnswer(asked);
      const from = degreeFrom(asked);
      if (asked.profile.read.has('education-level', 'vocational', 'secondary', 'no-diploma'))
        return {
          lacks: 'which certificates of a trade or a course count there, and what has to be learned again',
          whom: 'the public office of each country that compares vocational certificates, and the register where the work is regulated',
          put: 'Does this certificate count in full or in part, which hours or exam are missing, where can they be made up beside work, and what may I do until then?',
        };
      return {
        said: from && because(lisbon(asked, from) ?? words(''), 'citizenship'),
        lacks: 'how long a comparison takes and what it costs',
        whom: 'the national information centre for foreign degrees (ENIC-NARIC), and the register where the work is regulated',
        put: 'Which statement of comparability do I need for this degree, from which office, and for how long is it valid?',
      };
    },
  },
];
