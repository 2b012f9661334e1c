import type { Config } from '@react-router/dev/config';
import { publicPaths } from './paths.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...publicPaths],
} satisfies Config;
