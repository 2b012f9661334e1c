import type { AnswerReader } from './answers.ts';

/** What the customer will mainly do after the move, which shapes the report. */
export type Stage =
  | 'retired'
  | 'student'
  | 'founder'
  | 'owner'
  | 'remote'
  | 'freelance'
  | 'employee'
  | 'transfer'
  | 'means'
  | 'open';

export interface StageReading {
  readonly stage: Stage;
  readonly ids: readonly string[];
}

const BY_ARRANGEMENT: Readonly<Record<string, Stage>> = {
  'remote-employee': 'remote',
  freelance: 'freelance',
  'business-owner': 'owner',
  'start-business': 'founder',
  'local-job': 'employee',
  'company-transfer': 'transfer',
  study: 'student',
};

/** Whether a retired customer told their income and it includes no pension, so that none is mentioned. */
function livesOnMeans(read: AnswerReader): boolean {
  return (
    read.has('retirement-income-phase', 'investments', 'rental') &&
    read.choices('income-sources').length > 0 &&
    !read.has('income-sources', 'retirement-pension', 'undecided')
  );
}

/** Fields whose work is done where patients, pupils, guests or goods are. */
const ON_THE_SPOT = [
  'healthcare',
  'education',
  'hospitality-tourism',
  'construction-trades',
  'agriculture',
  'transport-logistics',
  'retail',
  'public-service',
] as const;

/** Decides in this order: studies, retirement, working arrangement, income. */
export function readStage(read: AnswerReader): StageReading {
  const arrangement = read.choices('work-arrangement')[0];
  if (arrangement === 'study') return { stage: 'student', ids: ['work-arrangement'] };
  const working = arrangement !== undefined && arrangement !== 'not-working' && arrangement !== 'undecided';
  if (read.has('retirement-timeline', 'already-retired') && !working) {
    if (livesOnMeans(read))
      return { stage: 'means', ids: ['retirement-timeline', 'retirement-income-phase', 'income-sources'] };
    return { stage: 'retired', ids: ['retirement-timeline'] };
  }
  if (working) return { stage: BY_ARRANGEMENT[arrangement] ?? 'open', ids: ['work-arrangement'] };
  if (read.has('retirement-timeline', 'less-than-5') || read.has('expected-annual-income', 'retired-fixed')) {
    return { stage: 'retired', ids: ['retirement-timeline', 'expected-annual-income'] };
  }
  if (arrangement === 'not-working') return { stage: 'means', ids: ['work-arrangement'] };
  // Where both work, the one who works with people or on site holds the local job.
  if (
    read.has('income-sources', 'remote-work') &&
    read.has('income-sources', 'local-income') &&
    read.has('career-field', ...ON_THE_SPOT)
  )
    return { stage: 'employee', ids: ['income-sources', 'career-field'] };
  if (read.has('income-sources', 'remote-work')) return { stage: 'remote', ids: ['income-sources'] };
  if (read.has('income-sources', 'local-income')) return { stage: 'employee', ids: ['income-sources'] };
  if (read.has('income-sources', 'business-income')) return { stage: 'owner', ids: ['income-sources'] };
  if (read.has('income-sources', 'retirement-pension')) return { stage: 'retired', ids: ['income-sources'] };
  return { stage: 'open', ids: ['work-arrangement'] };
}

/** Whether a stage of life includes earning from work. */
export function works(stage: Stage): boolean {
  return !['retired', 'student', 'means', 'open'].includes(stage);
}
