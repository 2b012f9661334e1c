import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { paintFirstIn } from './build-tools/firstPaint.ts';
import { readAtlas } from './content/atlas.ts';
import { countryPath, paths, publicPaths } from './paths.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  prerender: () => [
    ...publicPaths,
    // Personal, but the same for everybody until the browser knows the visitor's place in it.
    paths.onboarding,
    ...readAtlas().countries.map(({ slug }) => countryPath(slug)),
  ],
  buildEnd: ({ reactRouterConfig }) => paintFirstIn(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
