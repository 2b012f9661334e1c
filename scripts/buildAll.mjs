// npm run build: data, pages and sample report, for an image or before a restart; `npm start` builds by itself.
import { ensureBuilt } from './build.mjs';

ensureBuilt();
