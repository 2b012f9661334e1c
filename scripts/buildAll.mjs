// npm run build: data, pages and sample report, for an image or before a restart; `npm start` builds by itself.
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary } from './install.mjs';

// Whoever installs by `npm ci`, as an image does, is left with what that installed.
if (!existsSync(nodeBinary)) ensureInstalled();
ensureBuilt();
