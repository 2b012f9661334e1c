import type { Profile } from '../../profile/profile.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { quoted } from '../readings/readings.ts';
import { mayBeQuoted } from './ownWords.ts';

/** What the customer does and has learned. */
export function work(profile: Profile): Said {
  const { read } = profile;
  const parts = [
    read.label('work-arrangement')?.text,
    read.label('career-field')?.text,
    read.label('education-level')?.text,
  ].filter((one) => one !== undefined);
  const years = read.number('years-in-field');
  const told = read.text('special-skills');
  const skills = told !== null && mayBeQuoted(profile, 'special-skills', told) ? told : null;
  return because(
    words(
      parts.length > 0
        ? `Work and learning: ${parts.join('; ')}${years === null ? '' : years === 0 ? '; new to the field' : `; ${years} year${years === 1 ? '' : 's'} in the field`}${skills ? `. Skills in your words: ${quoted(skills.replace(/[.!?]$/, ''), 160)}` : ''}.`
        : '',
    ),
    'work-arrangement',
    'career-field',
    'education-level',
    'years-in-field',
    'special-skills',
  );
}

/** A business owned or planned; null where none is told of. */
export function business(profile: Profile): Said | null {
  const { read } = profile;
  const years = read.number('years-owning-business');
  const told = read.text('planned-business-activities');
  const plan = told !== null && mayBeQuoted(profile, 'planned-business-activities', told) ? told : null;
  const parts = [
    years === null ? null : `${years} ${years === 1 ? 'year' : 'years'} as an owner`,
    turnover(profile, 'existing-business-revenue', 'turnover'),
    turnover(profile, 'planned-business-projected-revenue', 'turnover you expect there'),
    plan ? `the plan, in your words: ${quoted(plan.replace(/[.!?]$/, ''))}` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return because(
    words(`Business: ${parts.join('; ')}.`),
    'years-owning-business',
    'existing-business-revenue',
    'planned-business-projected-revenue',
    'planned-business-activities',
  );
}

function turnover(profile: Profile, id: string, name: string): string | null {
  const label = profile.read.label(id);
  return label ? `${name}: ${label.text}` : null;
}
