import { anyOf } from '@global-fit/matching/anyOf';
import {
  BLIND_ACCESS,
  DEAF_ACCESS,
  INTERPRETED_CARE,
} from '@global-fit/matching/conditions/line/words/careForSome';
import type { Check } from './check.ts';

/** What a particular illness, device, insurance or language requires. */
export const OWN_CARE: readonly Check[] = [
  [
    /^(?=.*\b(?:immigration|visas?|permits?|residen\w+|entry)\b).*\b(?:disab\w+|excessive demand|inadmissib\w*|illness\w*|hiv)\b/,
    'asking the immigration authority in writing, before any fee is paid, whether it weighs what your care would cost, and which exceptions there are',
  ],
  [
    /^(?!.*\btax\w*)(?=.*\b(?:va|veterans?(?: affairs)?)\b).*\b(?:money|checks?|cheques?|compensation|pay(?:s|ments?|ing)?|paid|benefits?|pensions?|income)\b(?! (?:doctors?|for|anything))/,
    'asking the Department of Veterans Affairs in writing whether it goes on paying in full while you live there, into which account, and what has to be reported',
  ],
  [
    /^(?!.*\btax\w*).*\b(?:va|veterans?(?: affairs)?|foreign medical program|fmp|tricare|champva)\b/,
    'asking the Department of Veterans Affairs in writing what it pays for in that country, for which of your conditions, and how a claim is sent',
  ],
  [
    /^(?!.*\b(?:dogs?|cats?|pets?|rabies)\b).*\b(?:vaccin\w+|immuni[sz]ation\w*)\b/,
    'asking its ministry of health which vaccinations the law asks for, of whom, and what follows without them',
  ],
  [
    /\b(?:(?:my|our) (?:\w+ )?health cards?|health cards? (?:from|of|at) home|provincial (?:health )?(?:cover(?:age)?|insurance|plan)|ohip|ramq|carte vitale)(?!\w)/,
    'asking the insurer or ministry of health at home that issues the card for how many months in twelve you may be away',
  ],
  [
    anyOf([
      /\b(?:insur\w+|pre-?existing)\b.*\b(?:health|medical|condition\w*|pre-?existing|refus\w+|declin\w+|exclu\w+|illness\w*)\b/,
      /\b(?:health|medical|refus\w+|declin\w+) (?:\w+ )?insur\w+/,
      /\binsur\w+\b.*\b(?:takes?|covers?|accepts?|admits?|insures?|will (?:not )?(?:take|cover|accept|insure)) (?:me|us|him|her|my|our)\b/,
    ]),
    'asking two insurers that cover residents there for a written offer that names each condition, before you sell or give notice',
  ],
  [
    /\b(?:disab\w*|deaf\w*|blind\w*)\b[^,;]*\b(?:discriminat\w*|equality law|anti-discrimination)\b|\bdiscriminat\w*\b[^,;]*\b(?:disab\w*|deaf\w*|blind\w*)\b/,
    'reading what the UN committee on the rights of persons with disabilities last wrote of that country, and asking an association of people with your disability there how a complaint is made and how long one takes',
  ],
  [
    /\b(?:emergenc(?:y|ies)|112|911|999)\b.*\b(?:voice|text|sms|video)\b|\b(?:voice|text|sms|video)\b.*\b(?:emergenc(?:y|ies)|112|911|999)\b/,
    'reading the page of its emergency number on text, app and video, and asking its national association of the Deaf by e-mail',
  ],
  [
    DEAF_ACCESS,
    'asking its national association of the Deaf by e-mail, and reading the page of its emergency number on text, app and video',
  ],
  [
    BLIND_ACCESS,
    'asking its national association of the blind by e-mail, and having the way from a door to the shops walked and described for you',
  ],
  [
    INTERPRETED_CARE,
    'asking the nearest hospital in writing whether it brings an interpreter for your language, by appointment and at night, and who pays',
  ],
  [
    /\b(?:pumps?|glucose monitors?|cgms?|sensors?|test strips|catheters?|stomas?|ostomy|hearing aids?|cpap|prosthe\w+|pacemakers?|oxygen concentrators?|wheelchair (?:parts|repairs?|batter\w+))\b/,
    'asking the maker of the device who supplies and repairs it there, and that supplier whether your model is sold and who pays',
  ],
  [
    /^(?=.*\bdepartments?\b|.*\b(?:\w+olog(?:y|ical)|\w+iatr(?:y|ics?)|stroke|dialysis|maternity|oncology|obstetric\w*|surg(?:ery|ical)|transplants?|cardiac|heart|kidneys?|cancer|eyes?|intensive care|burns?|trauma)\b)(?=.*\b(?:hospitals?|clinics?|units?|wards?)\b).*\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far|near\w*)\b/,
    'measuring on a map the way from the town to the nearest hospital with that department, by car and by public transport; its directory of departments tells which has one',
  ],
  [
    /\b(?:doctors?|dentists?|physicians?|nurses?|hospitals?|therap\w*)\b.*\b(?:speak\w*|languages?)\b|\bspeaking (?:doctors?|dentists?|physicians?|nurses?|therap\w*)\b/,
    'looking up in the directory of the medical chamber, or of your embassy, which doctors around the town speak your language, and asking one of them',
  ],
];

/** Long-term care and medicines. */
export const LONG_CARE: readonly Check[] = [
  [
    /\b(?:epi-?pens?|auto-?injectors?|adrenaline|epinephrine)\b/,
    'asking two pharmacies there by the name of the substance whether the injector is sold, with which prescription and at what price, and the medicines authority which makes it allows',
  ],
  [
    /^(?!.*\b(?:pollen|hay ?fever|dust)\b).*\b(?:allerg\w*|peanuts?|nuts|gluten|coeliac|celiac)\b/,
    'asking the food authority of the country which allergens menus and labels have to name, and an association of people with that allergy there how it is kept',
  ],
  [
    /\b(dementia|alzheimer\w*|care homes?|nursing homes?|residential care|nursing care|assisted living|day care for (?:adults|elders|seniors))\b/,
    'asking two homes there for a place, its price and the language of its carers, and the town hall what a newcomer would get towards it',
  ],
  [
    /\b(medicines?|medications?|biologics?|prescrib\w+|puberty blockers?|gender(?:-affirming)? care|methylphenidate|ritalin|concerta|adderall|vyvanse|\w*amphetamines?|adhd|opioids?|morphine|codeine|tramadol|methadone|buprenorphine|diazepam|xanax|benzodiazepines?|cannabis|cbd|testosterone|hormones?|insulin|prescriptions?|drugs? (?:illegal|banned|not allowed))\b/,
    'asking the medicines authority of the country in writing, before any journey, with the name of the substance and the dose; a first visit is no test of it',
  ],
];

/** Hospitals and doctors: distance, cost and waiting. */
export const CARE: readonly Check[] = [
  [
    /^(?!.*\b(?:wait\w*|with an?|\w+ologists?|specialists?)\b).*(?:\b(?:hospitals?|emergency (?:rooms?|departments?|care)|clinics?)\b.*\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far|nearby)\b|\b(?:minutes?|mins?|hours?|km|kilomet(?:er|re)s?|miles?|far)\b.*\b(?:hospitals?|emergency (?:rooms?|departments?|care)|clinics?)\b)/,
    'measuring the way from the town to the nearest hospital with an emergency department on a map, by car and by public transport',
  ],
  [
    anyOf([
      /\b(?:free|affordab\w*|unaffordab\w*|expensive|costs?|fees?|prices?)\b.*\b(?:hospitals?|clinics?|doctors?|health ?care|medical care|treatments?|surger\w+)\b/,
      /\b(?:hospitals?|clinics?|doctors?|health ?care|medical care|treatments?|surger\w+)\b.*\b(?:free of charge|affordab\w*|unaffordab\w*|expensive|costs?|fees?|prices?)\b/,
    ]),
    'asking the public health service there from which day and at which price a newcomer is treated, and two hospitals for their prices until then',
  ],
  [
    /\b(\w+olog(?:ist|ists|y)|\w+iatr(?:ist|ists|y|ician|icians)|surgeons?|specialists?|clinics?|hospitals?|doctors?|dentists?|therap\w*|dialysis|pharmac\w*)\b/,
    'looking up practices around the town in the directory of the medical chamber, and asking one of them for its waiting time',
  ],
];
