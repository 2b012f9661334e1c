import type { Check } from './check.ts';

/** What nature and industry may do to a home, before anything that is said of the home itself. */
export const HAZARDS: readonly Check[] = [
  [
    /\b(?:natural (?:disasters?|hazards?|catastroph\w+)|extreme weather|tsunamis?|tornado(?:e?s)?|wildfires?|(?:bush|forest) ?fires?|avalanches?|sinkholes?|dust ?storms?|sand ?storms?|nuclear|radiation|chemical plants?|refiner(?:y|ies))\b/,
    'looking the town up on the hazard maps that the civil protection authority of the country publishes',
  ],
];

/** Weather, food, noise, company and customs, for lines that nothing else matches. */
export const EVERYDAY: readonly Check[] = [
  [
    /\b(?:far(?:ther)?|away|close|near|distance|next to)\b.*\b(?:famil\w+|parents?|mother|father|mum|mom|dad|kids|children|sons?|daughters?|grand\w+|brothers?|sisters?|friends)\b/,
    'planning the way from door to door, and by naming in this line the hours that you accept and the town they are counted from and having the report made again, since our figures can check those',
  ],
  [
    /\b(?:parental|maternity|paternity) leave\b/,
    'reading the page of its social insurance on leave for parents, and asking from which month on a newcomer may draw it',
  ],
  [
    /\b(?:mortgages?|home loans?)\b/,
    'asking two banks there which share of the price they lend to a newcomer, at which rate and on which papers',
  ],
  [
    /\btotali[sz]ation\b/,
    'asking the office at home that keeps your record of contributions whether an agreement with that country counts the years',
  ],
  [
    /\b(?:surveill\w*|facial recognition|spied|spying|privacy|whatsapp|telegram|youtube|google|vpns?|social media|skype|facetime|starlink)\b/,
    'reading the last report of Freedom House on the internet there, and asking two residents which services work for them',
  ],
  [
    /\b(?:snow\w*|rain\w*|wet|sun\w*|seasons?|winters?|summers?|weather|wind[sy]?|fog\w*|temperatures?|temps?|(?:\d+|minus|zero|few) ?degrees?|climate|frost|heat|hot|cold|warm|humid\w*|dust|monsoons?)\b|°/,
    'reading the table of climate, month by month, that its weather service publishes for the town',
  ],
  [
    /\b(?:foods?|cuisine|restaurants?|supermarkets?|grocer\w*|vegan\w*|vegetarian\w*|kosher|pork|alcohol|beer|wine|(?<!\b(?:burglar|window|iron|steel|security|behind) )bars)\b/,
    'looking at what two supermarkets there sell online, and at the menus of restaurants near the home',
  ],
  [
    /\b(?:nois[ey]\w*|loud\w*|quiet\w*|crowd\w*|overcrowded|touris\w*|nightlife|boring|rubbish|trash|litter|dirty|stray)\b/,
    'living in that quarter for a week, with a Saturday night and a day of the high season among it',
  ],
  [
    /\b(?:democra\w*|elections?|socialis\w*|communis\w*|governments?|regimes?|presidents?|politic\w*)\b/,
    'reading the last report of Freedom House on the country',
  ],
  [
    /\b(?:(?:un)?friendly|rude|polite|attitudes?|mentality|conservative|liberal|progressive|woke|secular|religio\w*|patriarch\w*|machismo|sexis\w*|anti-?\w+|welcoming|societ(?:y|ies)|values|equality)\b/,
    'asking three people who moved there from your country, and reading what its people answered in the World Values Survey',
  ],
];
