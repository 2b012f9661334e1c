import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { identity } from './identity.ts';

/** Static markdown files by URL, with the path of their text in `content/`. */
export const markdownFiles = {
  '/resources/basics_of_moving_abroad.md': 'guides/basics_of_moving_abroad.md',
  '/resources/health_insurance_guide_for_expats.md': 'guides/health_insurance_guide_for_expats.md',
  '/resources/pet_relocation_guide.md': 'guides/pet_relocation_guide.md',
  '/resources/talking_to_youngsters_guide.md': 'guides/talking_to_youngsters_guide.md',
  '/legal/TermsOfService.md': 'legal/TermsOfService.md',
  '/legal/PrivacyPolicy.md': 'legal/PrivacyPolicy.md',
} as const;

export type MarkdownUrl = keyof typeof markdownFiles;

/** The postal address without the company's name, with which it begins in letters. */
const [addressee, ...place] = identity.address;

const marks: Readonly<Record<string, string>> = {
  name: identity.name,
  legalName: identity.legalName,
  email: identity.email,
  address: (addressee === identity.legalName ? place : identity.address).join(', '),
};

/**
 * Inserts the operator's details into a text: "{{legalName}}". Throws on a placeholder that content/site.json lacks.
 */
export function withIdentity(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const value = marks[name];
    if (value === undefined) throw new Error(`content/site.json has nothing for {{${name}}}.`);
    return value;
  });
}

/** Runs at build only, with `web/` as working directory: the text served at `url`. */
export function readMarkdown(url: MarkdownUrl): string {
  const file = path.resolve(process.cwd(), '../content', markdownFiles[url]);
  return withIdentity(readFileSync(file, 'utf8'));
}
