import { cared, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure, homeFigure, type PlaceView, standing } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

/** Who in the household gives healthcare its weight, in words. */
export function patient(view: PlaceView): Said {
  const { profile } = view;
  const { read, movers, stage, stageIds } = profile;
  const has = (...values: readonly string[]): boolean => read.has('medical-conditions', ...values);
  const forms = (texts: readonly string[], ...ids: readonly string[]): Said =>
    because(words(texts[view.earlier.length % texts.length] ?? ''), ...ids);
  if (has('pregnancy'))
    return forms(
      ['a mother-to-be', 'somebody who expects a child', 'a mother and her newborn'],
      'medical-conditions',
    );
  if (has('chronic-illness'))
    return forms(
      ['somebody with a lasting illness', 'somebody whose care cannot pause', 'somebody in treatment'],
      'medical-conditions',
    );
  if (has('heart-circulation'))
    return forms(
      ['somebody with a heart under care', 'a heart patient', 'somebody with a cardiologist'],
      'medical-conditions',
    );
  if (has('specialist-care', 'other'))
    return forms(['somebody treated by specialists', 'somebody who needs specialists'], 'medical-conditions');
  if (has('respiratory'))
    return forms(['somebody with weak lungs', 'somebody with a lung complaint'], 'medical-conditions');
  if (has('mental-health'))
    return forms(
      ['somebody who looks after mental health', 'somebody who wants a good therapist'],
      'medical-conditions',
    );
  if (has('mobility', 'sensory'))
    return forms(['somebody who needs few steps', 'somebody who needs access'], 'medical-conditions');
  if (movers.elders.length > 0) return forms(['an older relative', 'a parent in old age'], ...movers.ids);
  if (movers.children.length > 0)
    return forms(
      ['a family with children', 'a child with a fever at midnight', 'a household with growing children'],
      ...movers.ids,
    );
  if (stage === 'retired')
    return forms(['a pensioner', 'a retiree', 'somebody who grows old there'], ...stageIds);
  if (stage === 'student')
    return forms(['a student', 'somebody young and uninsured', 'a student far from home'], ...stageIds);
  if (stage === 'employee' || stage === 'transfer')
    return forms(['an employee', 'somebody insured through work'], ...stageIds);
  if (movers.people === 2) return forms(['a healthy couple', 'a couple without complaints'], ...movers.ids);
  return forms(
    ['a healthy adult on your own', 'somebody who seldom needs a doctor', 'an independent person'],
    ...stageIds,
    ...movers.ids,
  );
}

const COVER: Readonly<Record<string, string>> = {
  highest: 'among the most complete in the world',
  high: 'more complete than in most of the world',
  above: 'somewhat more complete than in the typical country',
  middle: 'about as complete as in the typical country',
  below: 'thinner than in the typical country',
  low: 'thinner than in most of the world',
  lowest: 'among the thinnest in the world',
};

/** Coverage of essential services and how long people live. */
export const coverage: Writer = (view) => {
  const at = standing(view, 'uhc_index');
  const index = figure(view, 'uhc_index');
  const life = figure(view, 'life_expectancy');
  if (!at || !index) return null;
  const home = besideHome(view, 'life_expectancy');
  const homeLife = homeFigure(view, 'life_expectancy');
  const gap = home && homeLife && Math.abs(home.ratio - 1) > 0.02 ? say`, against ${homeLife} at home` : '';
  const own = againstHome(view, 'uhc_index');
  const cover = COVER[at.level] ?? '';
  const lives = life ? say`; people live ${life} on average${gap}` : words('');
  const who = patient(view);
  const said = wayOf(view, 'coverage', [
    () =>
      say`For ${who}, begin with what can be had at all. ${view.Name} scores ${index} of 100 on the index of essential services${own}: care is ${cover}${lives}.${at.mark}`,
    () =>
      say`[Essential care in ${view.name} is|What one needs from doctors in ${view.name} is to be had, and supply is|By the index of services, care in ${view.name} is] ${cover} (${index} of 100${own})${lives}. For ${who} the question is from which day you are let in.${at.mark}`,
    () =>
      say`What ${who} would find in ${view.name} is care ${cover}, ${index} of 100 on the service index${own}${lives}.${at.mark}`,
    () =>
      say`Care in ${view.name} is ${cover}, at ${index} of 100 on the index of essential services${own}${lives}. [For ${who} that is the ground to build on|That is what ${who} can count on|It is a fair basis for ${who}].${at.mark}`,
  ]);
  return passage('coverage', 1, said);
};

/** Nothing is known about services: how long people live. */
export const lifeLead: Writer = (view) => {
  const life = figure(view, 'life_expectancy');
  const at = standing(view, 'life_expectancy');
  if (!life || !at) return null;
  return passage(
    'coverage',
    1,
    say`Few figures on care in ${view.name} are open. People live ${life} on average, ${at.percentile > 60 ? 'longer [than in most countries|than in the typical country|than one finds in most places|than is usual]' : at.percentile < 40 ? 'shorter [than in most countries|than in the typical country|than one finds in most places|than is usual]' : 'about as long as in the typical country'}; for ${patient(view)}, ask about the nearest hospital rather than the system.${at.mark}`,
  );
};

/** Doctors, nurses and beds: only where they are notably many or few. */
export const staff: Writer = (view) => {
  const at = standing(view, 'physicians_density');
  const doctors = figure(view, 'physicians_density');
  if (!at || !doctors || (at.percentile >= 35 && at.percentile <= 80)) return null;
  const home = homeFigure(view, 'physicians_density');
  const compare = home && view.home?.iso3 !== view.iso3 ? say`, against ${home} in ${view.homeName}` : '';
  const who = patient(view);
  const said =
    at.percentile > 80
      ? wayOf(view, 'staff-many', [
          () =>
            say`With ${doctors} physicians per thousand people${compare}, waiting has more to do with referral than with a lack of staff; ${who} should learn the rule of referral first.${at.mark}`,
          () =>
            say`There are doctors enough, ${doctors} per thousand people${compare}: [for ${who} the hurdle is language and letter, not number|what ${who} needs is a referral|ask two practices whether they take ${who} on, and in which language].${at.mark}`,
        ])
      : say`Only ${doctors} physicians serve a thousand people${compare}, and specialists sit in the capital: for ${who} live within reach of a large hospital.${at.mark}`;
  return cared(view, passage('staff', 0.3 + 0.35 * notable(at.percentile), said), 'healthcare');
};

const PURSES: Readonly<Record<string, readonly [high: string, low: string]>> = {
  retired: [
    'put private insurance into the monthly budget, and ask up to which age it takes new members',
    'once you are registered, care should not eat the pension; find out when a foreign pensioner may register',
  ],
  student: [
    'buy a student policy before you fly, and check that the university accepts it',
    'a student card may be all you need; ask from which day it counts',
  ],
  remote: [
    'price private insurance before you compare rents',
    'once you pay contributions you should need little private cover; the gap is the months before',
  ],
  freelance: [
    'cover yourself first, since a freelancer’s illness is also a loss of income',
    'contributions buy you in; ask what the self-employed pay',
  ],
  founder: [
    'insure founder and family before the firm insures anybody',
    'the public system will carry you once the company pays in',
  ],
  owner: [
    'see whether a policy through your own company is cheaper',
    'draw a small local salary if that is what opens the public system',
  ],
  employee: [
    'ask whether the employer’s policy pays for family and dentistry',
    'cover begins with the first contribution; ask on which day the card is sent',
  ],
  transfer: [
    'leave the employer’s international policy in force for the whole stay',
    'ask whether you are in the local system or stay in the one at home',
  ],
  means: [
    'set capital aside for treatment, apart from the capital you live on',
    'ask whether people without a job may join, and at what price',
  ],
  open: ['price private insurance before anything else', 'ask what admits a resident without a job'],
};

/** What patients pay themselves. */
export const pocket: Writer = (view) => {
  const at = standing(view, 'out_of_pocket_health');
  const share = figure(view, 'out_of_pocket_health');
  if (!at || !share || (at.percentile >= 40 && at.percentile <= 60)) return null;
  const { stage, stageIds } = view.profile;
  const high = at.percentile > 60;
  const texts = PURSES[stage];
  const fresh = view.ledger.timesUsed(`pocket-${high}`) === 0;
  const advice = texts && fresh ? because(words(`: ${high ? texts[0] : texts[1]}`), ...stageIds) : words('');
  const said = wayOf(view, `pocket-${high}`, [
    () =>
      say`Patients pay ${share} of all health spending themselves, ${high ? 'a large' : 'a small'} share [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]${advice}.${at.mark}`,
    () =>
      say`Of health spending in ${view.name}, ${share} comes out of patients’ own pockets, ${high ? 'more' : 'less'} [than in most countries|than in the typical country|than one finds in most places|than is usual]${advice}.${at.mark}`,
  ]);
  return cared(view, passage(`pocket-${high}`, 0.35 + 0.35 * notable(at.percentile), said), 'healthcare');
};
