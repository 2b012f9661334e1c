import { groupedText, money } from '../../../figures/format.ts';
import { REMARKS } from './remarks.ts';
import { ASKED_FOR } from './remarksOnAsking.ts';
import { REMARKS_ON_CHANGE } from './remarksOnChange.ts';
import { REMARKS_ON_FAMILY } from './remarksOnFamily.ts';
import { REMARKS_ON_FEES } from './remarksOnFees.ts';

const MEANINGS = [...REMARKS, ...REMARKS_ON_CHANGE, ...REMARKS_ON_FAMILY, ...REMARKS_ON_FEES];

function known(remark: string): string | null {
  const found = MEANINGS.find(([pattern]) => pattern.test(remark));
  return found ? remark.replace(found[0], found[1]) : null;
}

/** "2700 EUR/month for a family", "45,934.20 EUR in shortage occupations": a sum other than the record's. */
const OTHER_SUM = /^([\d.,]+) ([A-Z]{3})(?:\/(month|year))? ((?:in|for|from) .+)$/;

/** "€45,934 in shortage occupations": the other sum a remark names, and for whom; null where it names none. */
export function otherSum(notes: string | null): string | null {
  for (const remark of notes?.split('; ') ?? []) {
    const [, amount = '', currency = '', period, whom] = OTHER_SUM.exec(remark) ?? [];
    if (whom)
      return `${money(Math.round(Number(amount.replaceAll(',', ''))), currency)}${period ? ` a ${period}` : ''} ${whom}`;
  }
  return null;
}

/** A requirement that is neither income nor capital: "a turnover of 50,000 GEL a year for the permit". */
const SUM_OF_REMARK = /^(a turnover) of ([\d,]+) ([A-Z]{3})( a (?:year|month))?\b/;

/** "a turnover of GEL 50,000 a year", named only by a remark; null where none is. */
export function sumOfRemark(notes: string | null): string | null {
  for (const remark of notes?.split('; ') ?? []) {
    const [, what, amount = '', currency = '', period = ''] = SUM_OF_REMARK.exec(remark) ?? [];
    if (what) return `${what} of ${money(Number(amount.replaceAll(',', '')), currency)}${period}`;
  }
  return null;
}

/** Where a permit is asked for, for a plan; null where no remark tells it. */
export function whereAskedFor(notes: string | null): string | null {
  for (const remark of notes?.split('; ') ?? []) {
    const found = ASKED_FOR.find((one) => one.remark.test(remark));
    if (found) return found.planned;
  }
  return null;
}

/** Whether a remark tells of family who come along and of nothing else. */
const isOnFamily = (remark: string): boolean => REMARKS_ON_FAMILY.some(([pattern]) => pattern.test(remark));

/**
 * A record's remarks as sentences. Remarks we have no wording for are quoted and marked as such; those on family are
 * left out for people whom nobody joins.
 */
export function noteText(record: string | null, joined = true): string {
  const notes = joined
    ? record
    : (record
        ?.split('; ')
        .filter((one) => !isOnFamily(one))
        .join('; ') ?? null);
  if (!notes) return '';
  const whole = known(notes);
  const parts = whole === null ? notes.split('; ').map((one) => ({ one, said: known(one) })) : [];
  const unknown = parts.filter(({ said }) => said === null).map(({ one }) => one);
  const worded = whole === null ? parts.map(({ said }) => said) : [whole];
  const quoted = unknown.length > 0 ? `The record adds: “${unknown.join('; ')}”.` : null;
  const said = [...worded, quoted].filter(Boolean).join(' ');
  return said === '' ? '' : ` ${groupedText(said)}`;
}

const MOVEMENT: Readonly<Record<string, string>> = {
  full: '',
  'full since 2025-10': '',
  'quota for residence in LIE': 'Residence in Liechtenstein is under a quota.',
  'temporary 24 months then permanent':
    'Residence is first given for 24 months and can then become permanent.',
  'temporary then permanent': 'Residence is temporary at first and can become permanent.',
  'listed skill categories': 'It covers listed skills only.',
  'facilitated residence visa': 'What it gives is an easier residence visa, not a right to settle.',
  'no work permit': 'No work permit is needed.',
  'by permit; not all in practice': 'It works by permit, and not all of it in practice.',
};

/** The remark on an international agreement, as a sentence. */
export function movementNote(note: string | null): string {
  const text = note === null ? '' : (MOVEMENT[note] ?? `The record adds: “${groupedText(note)}”.`);
  return text === '' ? '' : ` ${text}`;
}
