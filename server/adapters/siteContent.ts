import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What an operator edits in content/site.json and the server needs. */
const siteContentSchema = z.object({
  identity: z.object({
    name: z.string().min(1),
    legalName: z.string().min(1),
    email: z.email(),
    address: z.array(z.string().min(1)).min(1),
  }),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

const FILE = new URL('../../content/site.json', import.meta.url);

/** Names and addresses of the company. Throws with the field's name when the file does not fit. */
export function readSiteContent(): SiteContent {
  const parsed = siteContentSchema.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`content/site.json: ${issue?.path.join('.')}: ${issue?.message}`);
}
