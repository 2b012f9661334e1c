import type { Config } from '@react-router/dev/config';
import { readAtlas } from './content/counts.ts';
import { countryPath, publicPaths } from './paths.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  prerender: () => [...publicPaths, ...readAtlas().countries.map(({ slug }) => countryPath(slug))],
} satisfies Config;
