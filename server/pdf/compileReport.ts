import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packObjects } from './packObjects.ts';
import { pointSourceLinks, type SourcePlace } from './sourceLinks.ts';
import { fontFolders } from './typstFonts.ts';

export interface CompiledPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Whether the file claims PDF/UA-1. A text with a glyph that no font holds still renders, without the claim. */
  readonly accessible: boolean;
}

/** The folder of the report's template. */
export const TEMPLATE = join(import.meta.dirname, 'template');

/** Returns the blocking compile function of one thread; fonts are read once. Throws with Typst's own message. */
export function openCompiler(
  workspace = TEMPLATE,
): (inputs: Readonly<Record<string, string>>) => CompiledPdf {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFolders()] }] });
  return (inputs) => {
    const compiled = compiler.compile({ mainFilePath: join(workspace, 'report.typ'), inputs: { ...inputs } });
    const document = compiled.result;
    if (document === null) {
      const failure = compiled.takeDiagnostics();
      const diagnostics = failure === null ? [] : compiler.fetchDiagnostics(failure);
      throw new Error(`The report template did not compile: ${JSON.stringify(diagnostics)}`);
    }
    // What setting the pages remembered is of no use to writing the file, and would stand beside it in memory.
    compiler.evictCache(0);
    let accessible = true;
    let pdf: Buffer;
    try {
      pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
    } catch {
      accessible = false;
      pdf = compiler.pdf(document, {});
    }
    const places = compiler.query(document, {
      selector: '<source-places>',
      field: 'value',
    }) as SourcePlace[][];
    const bytes = new Uint8Array(packObjects(pointSourceLinks(pdf, places.flat())));
    // Reports share nothing worth keeping, and what is kept grows by 60 MB a report.
    compiler.evictCache(0);
    return { bytes, pages: document.numOfPages, accessible };
  };
}
