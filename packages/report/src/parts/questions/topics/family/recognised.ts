import type { Topic } from '../../topic.ts';
import { unionsOpen } from './unions.ts';

const RECOGNISED = String.raw`(?:recogni[sz]\w*|valid|accept\w*|count(?:s|ed)?|stand(?:s)?|hold(?:s)? (?:there|up)|register\w*|enter(?:ed)?|transcri\w+)`;

/** What no record tells about an adoption made at home, and who can. */
export const ADOPTION_ABROAD = {
  lacks: 'whether an adoption made in another country is recognised, and by which act',
  whom: 'the civil registry of each country, and a solicitor for family law there',
  put: 'Is an adoption ordered abroad recognised here for both parents by itself or only by an act of yours, which certified papers do you ask for, and is the child’s certificate entered with both of us?',
};

/** Recognition elsewhere of an adoption or marriage made at home. */
export const RECOGNISED_ABROAD: readonly Topic[] = [
  {
    id: 'adoption-made',
    about: new RegExp(
      String.raw`\badopt(?:ion|ed|ive)\b[^?]{0,60}\b${RECOGNISED}\b|\b${RECOGNISED}\b[^?]{0,60}\badopt(?:ion|ed|ive)\b|\badoption (?:order|decree|certificate|papers)\b`,
      'i',
    ),
    not: /\b(?:dogs?|cats?|pets?|second[- ]parent|may (?:we|I|two \w+) adopt|(?:can|could|may) (?:we|I|two \w+) (?:\w+ )?adopt)\b/i,
    over: ['adoption', 'parentage', 'children-visa', 'child-citizenship', 'partner-visa', 'same-sex'],
    answer: () => ADOPTION_ABROAD,
  },
  {
    id: 'union-made',
    about:
      /\b(?:uni[aã]o est[aá]vel|uni[oó]n (?:de hecho|libre|marital|concubinaria)|PACS|concubinage|(?:common[- ]law|de facto) (?:marriage|union|partnership|relationship|couple))\b/i,
    over: ['marriage', 'partner-visa', 'same-sex', 'visa'],
    answer: ({ views, profile }) => ({
      said: profile.ofOneSex ? unionsOpen(views) : null,
      lacks:
        'whether a union that is no marriage, formed at home, gives a partner the same permit and the same rights',
      whom: 'the immigration authority and the civil registry of each country',
      put: 'Do you take a union of this kind, made before a notary or a registry at home, for the permit of a partner, on which papers and after how many years together, which rights does it give here, or have we to marry or register first, and may two foreigners do that here?',
    }),
  },
  {
    id: 'marriage-made',
    about: new RegExp(
      String.raw`\b(?:our|my|a) (?:\w+ )?(?:marriage|wedding)\b[^?]{0,60}\b${RECOGNISED}\b|\b${RECOGNISED}\b[^?]{0,40}\b(?:our|my) (?:\w+ )?(?:marriage|wedding)\b`,
      'i',
    ),
    not: /\b(?:same-sex|gay|lesbian)\b/i,
    over: ['marriage', 'partner-visa'],
    answer: ({ views, profile }) => ({
      said: profile.ofOneSex ? unionsOpen(views) : null,
      lacks: 'whether a marriage from abroad is entered as a marriage, and on which papers',
      whom: 'the civil registry of each country',
      put: 'Is our marriage entered here as a marriage, on which certificate, ↗translated and legalised how, and from which day does it count for permit, tax and inheritance?',
    }),
  },
];
