/**
 * Prints what is generated in the documentation: the appendix of docs/matching.md and the page
 * docs/what-each-question-does.md.
 *
 *   node packages/matching/scripts/docs.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { cataloguePage } from '../src/cataloguePage.ts';
import { effectsPage } from '../src/questionEffectsPage.ts';

const docs = join(import.meta.dirname, '../../../docs');
writeFileSync(join(docs, 'what-each-question-does.md'), effectsPage());

const page = join(docs, 'matching.md');
const [text] = readFileSync(page, 'utf8').split('<!-- catalogue -->\n');
writeFileSync(page, `${text}<!-- catalogue -->\n${cataloguePage(realAtlas())}`);
