import { BIRD_NAMES } from '../../../../profile/people/animalsTold.ts';
import { birdsKeptOut, birdsOfHome } from '../../../../place/rights/birdLaw.ts';
import { list } from '../../../../prose/english.ts';
import { flow, say, words } from '../../../../prose/said.ts';
import type { Answer, Asked } from '../../topic.ts';

const BIRDS = new RegExp(String.raw`\b(?:${BIRD_NAMES})\b`, 'i');

/** What recorded laws say about birds that come along; null where none is asked about, or none says anything. */
export function ofBirds({ text, view, views }: Asked): Answer | null {
  if (!BIRDS.test(text)) return null;
  const abroad = views.filter(({ home, iso3 }) => home?.iso3 !== iso3);
  const out = abroad.flatMap((one) => birdsKeptOut(one) ?? []);
  const [first] = abroad;
  const home = first ? birdsOfHome(first) : null;
  if (out.length === 0 && !home) return null;
  const open = abroad.filter((one) => birdsKeptOut(one) === null).map(({ name }) => name);
  return {
    said: flow(
      ...out.map((one) => say`${one}.`),
      home,
      open.length > 0 ? words('Beyond that, our records on animals cover only dogs and cats.') : null,
    ),
    lacks:
      open.length > 0
        ? `what ${list(open)} ${open.length === 1 ? 'asks' : 'ask'} of birds, and how long a permit takes`
        : 'how long a permit takes, and when a new rule is made',
    whom: `the office for the trade in wild animals (CITES) in ${view.homeName}, then the veterinary authority of the country`,
    put: 'May pets of this species leave with us and come in, with which permits of both sides and which quarantine, how long does each take, and may they come back?',
  };
}
