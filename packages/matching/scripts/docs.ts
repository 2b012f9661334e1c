/**
 * Prints the generated pages of the documentation: docs/indicators.md and docs/what-each-question-does.md.
 *
 *   node packages/matching/scripts/docs.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { cataloguePage } from '../src/cataloguePage.ts';
import { effectsPage } from '../src/questionEffectsPage.ts';

const docs = join(import.meta.dirname, '../../../docs');
writeFileSync(join(docs, 'what-each-question-does.md'), effectsPage());
writeFileSync(join(docs, 'indicators.md'), cataloguePage(realAtlas()));
