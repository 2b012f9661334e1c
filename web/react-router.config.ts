import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { paintFirstIn } from './build-tools/firstPaint.ts';
import { readAtlas } from './content/counts.ts';
import { countryPath, publicPaths } from './paths.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  prerender: () => [...publicPaths, ...readAtlas().countries.map(({ slug }) => countryPath(slug))],
  buildEnd: ({ reactRouterConfig }) => paintFirstIn(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
