import type { Plugin } from 'vite';
import { type MarkdownUrl, markdownFiles, readMarkdown } from '../content/markdown.ts';

const urls = Object.keys(markdownFiles) as MarkdownUrl[];

/**
 * Serves guides and legal texts as static markdown files: written beside the pages, and read anew on each request
 * during development.
 */
export function markdownFilesPlugin(): Plugin {
  return {
    name: 'global-fit:markdown-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const url of urls)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readMarkdown(url) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = urls.find((known) => known === request.url?.split('?', 1)[0]);
        if (!url) return next();
        response.setHeader('content-type', 'text/markdown; charset=utf-8');
        response.end(readMarkdown(url));
      });
    },
  };
}
