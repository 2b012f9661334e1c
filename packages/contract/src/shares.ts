import { z } from 'zod';
import { SHARE_SCOPES, type ShareScope } from './shareScopes.ts';

export const shareChoiceSchema = z.strictObject({
  scope: z.enum(SHARE_SCOPES),
  /** Whether the owner's name, or pseudonym, is shown on the shared report. */
  show_name: z.boolean(),
});
export type ShareChoice = z.infer<typeof shareChoiceSchema>;

const shareSchema = z.object({
  scope: z.enum(SHARE_SCOPES),
  show_name: z.boolean(),
  /** ISO, UTC: when the link was created. */
  created_at: z.string(),
});

/** The private link of a report; null where none is open. */
export const shareStateSchema = z.object({ share: shareSchema.nullable() });
export type ShareState = z.infer<typeof shareStateSchema>;

/** A new link; its address is returned only here. */
export const shareMadeSchema = z.object({ share: shareSchema, url: z.string() });
export type ShareMade = z.infer<typeof shareMadeSchema>;

export const openShareSchema = z.object({ token: z.string().min(1).max(200) });

/** What the holder of a link reads: the reduced document, whose shape is `ReportDocument` of the report package. */
export const sharedReportSchema = z.object({
  scope: z.enum(SHARE_SCOPES),
  document: z.looseObject({ version: z.literal(1) }),
});
export interface SharedReport<Document> {
  readonly scope: ShareScope;
  readonly document: Document;
}
