import type { Topic } from '../../topic.ts';

const INSTRUMENT = String.raw`(?:violins?|violas?|cellos?|double bass(?:es)?|guitars?|pianos?|bows?|flutes?|clarinets?|oboes?|bassoons?|harps?|lutes?|instruments?)`;
const OLD = String.raw`(?:antiques?|paintings?|icons?|carpets?|sculptures?|ivory|collections?|art ?works?|heirlooms?)`;
const BORDER = String.raw`(?:border|customs|export\w*|import\w*|papers|permits?|fly|flying|take (?:it|them|my|our)|bring)`;

/** An instrument or an old thing of worth, which a border asks other papers of than a sofa. */
export const GOODS_AT_BORDER: Topic = {
  id: 'goods-at-border',
  about: new RegExp(
    String.raw`\b(?:my|our|his|her|the|an?) (?:[\w’'-]+ ){0,2}(?:${INSTRUMENT}|${OLD})\b[^?]{0,80}\b${BORDER}\b|\b${BORDER}\b[^?]{0,60}\b(?:my|our|his|her) (?:[\w’'-]+ ){0,2}(?:${INSTRUMENT}|${OLD})\b`,
    'i',
  ),
  not: /\b(?:hunting|weapons?|medical|musical education|lessons?)\b/i,
  over: ['papers', 'papers-at-the-border', 'moving', 'visa', 'citizenship'],
  answer: ({ view }) => ({
    lacks:
      'which old things a state lets out only with a licence, and which woods, ivory or shell in them need a paper of their own',
    whom: `the customs office of ${view.homeName} and of the new country, the office in ${view.homeName} for cultural goods, and that for protected species (CITES)`,
    put: 'Does this thing, by its age and its worth, need a licence to leave the country, do its wood, ivory or shell need a certificate, does it come in free of duty as household goods, and which paper proves later that it is mine and may go out again?',
  }),
};
