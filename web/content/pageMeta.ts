import type { MetaDescriptor } from 'react-router';
import { identity } from './identity.ts';
import { origin } from './origin.ts';

/**
 * Title, description, canonical address and link preview of a public page. `title` stands alone on the home page and
 * in front of the site's name elsewhere. `card` names the picture of the preview (`/social/{card}.png`).
 */
export function pageMeta(page: {
  title: string;
  description: string;
  path: string;
  card?: string;
}): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} · ${identity.name}`;
  const url = `${origin()}${page.path}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: identity.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    {
      property: 'og:image',
      content: `${origin()}/social/${encodeURIComponent(page.card ?? 'global-fit')}.png`,
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** For personal pages: a title, and nothing for search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${identity.name}` }, { name: 'robots', content: 'noindex' }];
}
