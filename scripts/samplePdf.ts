// Renders the sample report as a PDF beside the built pages, where its text, template or fonts have changed.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '@global-fit/atlas/atlas';
import { buildSampleReport } from '@global-fit/report/sample/sampleReport';
import { openPdfRenderer } from '../server/pdf/renderPdf.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const content = JSON.parse(read('data/dist/atlas.json'));
const { identity } = JSON.parse(read('content/site.json'));
const document = buildSampleReport(openAtlas(content), content.edition, { ...identity, site: '' });

const key = createHash('sha256').update(JSON.stringify(document)).update(read('package-lock.json'));
for (const entry of readdirSync(path.join(root, 'server/pdf'), { recursive: true, withFileTypes: true }))
  if (entry.isFile()) key.update(readFileSync(path.join(entry.parentPath, entry.name)));
for (const file of ['packages/tokens/src/tokens.ts', 'data/dist/outlines.json']) key.update(read(file));

const kept = path.join(
  root,
  'node_modules/.cache/global-fit',
  `sample-${key.digest('hex').slice(0, 16)}.pdf`,
);
if (!existsSync(kept)) {
  const renderer = openPdfRenderer({ outlinesFile: path.join(root, 'data/dist/outlines.json') });
  try {
    const { bytes } = await renderer.render(document, { paper: document.paper });
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, bytes);
  } finally {
    await renderer.close();
  }
}

const place = path.join(root, 'web/build/client/resources/sample-report.pdf');
mkdirSync(path.dirname(place), { recursive: true });
copyFileSync(kept, place);
