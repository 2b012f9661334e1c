import { areTwoMen } from '../../../../profile/people/parenthood.ts';
import { because, flow, type Said, words } from '../../../../prose/said.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { parentsByLaw } from '../family/unions.ts';

/** A couple's own embryos, and tests on them. */
const EMBRYOS = /\bembryos?\b|\bPG[TD](?:-\w+)?\b|\bpre-?implantation\b/i;
const TESTED = /\bPG[TD](?:-\w+)?\b|\b(?:genetic|pre-?implantation) (?:test\w*|diagnos\w+|screening)\b/i;

function ownEmbryos(text: string): Answer {
  const tested = TESTED.test(text);
  return {
    lacks: `whether embryos from abroad may be brought in and used, for how long they may be stored, at what age treatment ends, and who pays${tested ? '; for which illnesses the law allows an embryo to be tested' : ''}`,
    whom: 'the authority that licenses fertility clinics in each country, and one licensed clinic there; the clinic that stores them, for the papers and the transport',
    put: `May embryos of our own, made and frozen abroad, be brought in and transferred here, on which consents and test results, up to which age${tested ? ', is the genetic test that was made of them lawful here' : ''}, and what do storage and transfer cost?`,
  };
}

const SURROGACY = /\bsurroga\w+/i;

/** A child that another woman bears: its law is one of crimes and of parents, and no clinic answers for it. */
const bySurrogate: Answer = {
  lacks:
    'the law on surrogacy of each country, whether it reaches what its residents arrange abroad, and who is entered as a parent then',
  whom: 'a lawyer for family law in each country and one where the child would be born, before any agency or clinic is paid, and the foreign office of each passport that the child may get',
  put: 'Is surrogacy allowed here, for money or without, does the law punish residents who go abroad for it, who is entered as a parent of a child born so elsewhere, and which passport does it travel on?',
};

/** Words of a donor, and of a woman without a partner or of two women, for whom there is no treatment without one. */
const DONOR = /\bdon(?:ors?|ated|ations?)\b|\bsperm\b/i;
const ALONE = /\b(?:single|alone|without a (?:man|partner|husband)|by (?:myself|choice)|on my own)\b/i;
const TWO_WOMEN =
  /\b(?:two (?:\w+ )?(?:women|mothers|mums|moms)|lesbians?|same-sex|(?:both|my) wi(?:fe|ves))\b/i;
/** One of two women bears a child from the egg of the other. */
const OF_THE_OTHER = /\bROPA\b|\breciprocal\b|\b(?:my|her) eggs?\b[^?]{0,20}\b(?:her|my) (?:womb|uterus)\b/i;

/** For whom the treatment would be: its law differs by that. */
type Patients = 'two women' | 'a woman alone' | 'a couple';

function patientsOf({ text, profile }: Asked): Patients {
  const { discreet, movers, ofOneSex } = profile;
  if (discreet.length === 0 && !areTwoMen(profile) && (ofOneSex || TWO_WOMEN.test(text))) return 'two women';
  if (ALONE.test(text)) return 'a woman alone';
  return movers.hasPartner || /\b(?:we|us|our)\b/i.test(text) ? 'a couple' : 'a woman alone';
}

/** What the lists on parents tell of treatment with a donor for two women; null where they are silent. */
function byParentLaw({ views }: Asked): Said | null {
  const law = parentsByLaw(views, 'birth');
  return law === null
    ? null
    : because(
        flow(
          law,
          words(
            'Where two women both become parents this way, the law provides for their treatment; where they do not, it may still be open to one of them.',
          ),
        ),
        'unique-family-situation',
      );
}

/** Treatment that helps to a child: who may have it, to which age and at whose cost. */
function treatment(asked: Asked): Answer {
  const { text } = asked;
  const patients = patientsOf(asked);
  const donor = patients !== 'a couple' || DONOR.test(text);
  const shared = patients === 'two women' && OF_THE_OTHER.test(text);
  return {
    said: patients === 'two women' ? byParentLaw(asked) : null,
    lacks: `who may have fertility treatment${donor ? ' with a donor' : ''}, up to which age and at which price${shared ? ', whether one of you may bear a child from an egg of the other' : ''}, and whether the public system pays`,
    whom: 'the authority that licenses fertility clinics in each country, the public health service, and one licensed clinic in each city',
    put: `Is treatment${donor ? ' with a donor' : ''} open to ${patients === 'a couple' ? 'us' : patients}, ${shared ? 'may one of us bear a child from an egg of the other, ' : ''}${donor ? 'is the donor known or unknown to the child, ' : ''}does the public system pay and for how many attempts, ↗from which day of residence, up to which age and of whom, counted on which day, and how long is the list?`,
  };
}

/** Fertility treatment, embryos of one's own, and a child borne by another woman. */
export const FERTILITY: Topic = {
  id: 'fertility',
  about:
    /\b(?:IVF|ICSI|IUI|ROPA|fertility|infertil\w+|donors?|sperm|egg (?:freezing|donation)|embryos?|PG[TD](?:-\w+)?|surroga\w+|insemination|assisted reproduction)\b/i,
  not: /\bfertility rate\b|\b(?:is|am|are) (?:now |already )?pregnant\b[^?]{0,60}\b(?:via|by|through|with|from|of) (?:an? |the |our )?(?:sperm )?don(?:or|ation)\b|\b(?:blood|organ|bone marrow|kidney|plasma|stem cell) don(?:ors?|ations?)\b/i,
  over: ['healthcare', 'illness', 'insurance', 'birth', 'same-sex', 'partner-visa', 'cost', 'woman-alone'],
  answer: (asked) => {
    if (SURROGACY.test(asked.text)) return bySurrogate;
    return EMBRYOS.test(asked.text) && !DONOR.test(asked.text) && !/\bROPA\b/i.test(asked.text)
      ? ownEmbryos(asked.text)
      : treatment(asked);
  },
};
