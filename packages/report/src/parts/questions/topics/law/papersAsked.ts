import { anyOf } from '@global-fit/matching/anyOf';
import { isAtHome } from '../../../../place/atHome.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { listNames } from '../../../../prose/english.ts';
import { flow, type Said, sayAs } from '../../../../prose/said.ts';
import { documentTasks } from '../../../timeline/tasks/paperTasks.ts';
import type { Topic } from '../../topic.ts';

const PAPERS = '(?:documents?|papers|paperwork|certificates?)';

/** What each place asks of papers, told once for the places that ask the same. */
function papersSaid(views: readonly PlaceView[]): readonly Said[] {
  const told = views.flatMap((view) =>
    isAtHome(view) ? [] : documentTasks(view, views, null).map(({ said }) => ({ name: view.name, said })),
  );
  const alike = Map.groupBy(told, ({ name, said }) => said.text.replace(`For ${name} `, 'For it '));
  return [...alike].map(([text, same]) => {
    const names = listNames(same);
    const [only, ...more] = same;
    return only && more.length === 0
      ? only.said
      : sayAs(
          text
            .replace('For it ', `For ${names} `)
            .replace(
              'a translator that country accepts',
              'a translator whom the country in question accepts',
            ),
          same.map(({ said }) => said),
        );
  });
}

/** Which documents to have ready, and how they become valid. */
export const PAPERS_ASKED: Topic = {
  id: 'papers',
  about: anyOf([
    /\bapp?ostil\w*/i,
    /\blegali[sz](?:e|ed|ing|ation)\b(?= (?:of )?(?:our|my|the|these|documents?|papers|certificates?)|\s*[?,.]|$)/i,
    /\bsworn translat\w+|\bcertified translat\w+/i,
    /\btranslations? (?:of (?:our|my|the) )?(?:documents?|papers|certificates?)\b/i,
    new RegExp(
      String.raw`\b(?:which|what) (?:other |official |original |kind of )?${PAPERS}\b[^?]{0,30}\b(?:do|will|would|should|must|need|are|to)\b(?![^?]{0,40}\b(?:visas?|permits?|banks?|account|landlords?|rent\w*|mortgage|schools?|doctors?|tax\w*|marry|wedding|dogs?|cats?|pets?|car|hir\w+|practi[cs]e|degree|nurs\w+|universit\w+|college|stud(?:y|ies)|admission|scholarship\w*|customs|movers|fl(?:y|ies|ying)|travel\w*)\b)`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:our|my|the) (?:birth|marriage|divorce|death|police|school) (?:and \w+ )?(?:certificates?|clearances?|records?)\b[^?]{0,50}\b(?:translat\w+|accept\w*|certif\w+|stamp\w*|valid|count|bring|need\w*)\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:translat\w+|certif(?:y|ied)|notari[sz]e\w*|stamp\w*) (?:all )?(?:our|my|the|these) (?:\w+ )?${PAPERS}\b|\b${PAPERS}\b[^?]{0,30}\b(?:translated|notari[sz]ed|certified)\b`,
      'i',
    ),
  ]),
  // Papers that keep a buyer from being cheated are the seller’s.
  not: /\b(?:cheat\w*|scam\w*|fraud\w*|title deeds?|degrees?|diplomas?|parents?|mothers|fathers|name|gender|pets?|dogs?|cats?|horses?)\b/i,
  over: ['language', 'visa', 'proof-of-funds'],
  answer: ({ views }) => ({
    said: flow(...papersSaid(views)),
    lacks: 'which office asks for which paper, and how old a certificate may be on the day it is handed in',
    whom: 'the immigration office and the civil registry of each country, each for its own list, before anything is ordered, since certificates age',
    put: 'Which papers do you ask of each of us, in the original or as a copy, how old may each be, does it need an apostille or a legalisation, and who may translate it?',
  }),
};
