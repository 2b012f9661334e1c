import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packObjects } from './packObjects.ts';
import { pointSourceLinks, type SourcePlace } from './sourceLinks.ts';
import { fontFolders } from './typstFonts.ts';

export interface CompiledPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /**
   * Whether the file declares PDF/UA-1. Text with a glyph that no font has is still rendered, without the
   * declaration.
   */
  readonly accessible: boolean;
}

/** The folder of the report's template. */
export const TEMPLATE = join(import.meta.dirname, 'template');

/** Returns a blocking compile function for this thread, with the fonts loaded. It throws Typst's own message. */
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
    // Typst's cache of the layout is no use for writing the file and would occupy memory meanwhile.
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
    // Reports share nothing worth caching, and the cache would grow by 60 MB per report.
    compiler.evictCache(0);
    return { bytes, pages: document.numOfPages, accessible };
  };
}
