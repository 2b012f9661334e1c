DROP INDEX "contact_messages_unmailed";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "mailed_at";--> statement-breakpoint
ALTER TABLE "provider_events" DROP COLUMN "detail";--> statement-breakpoint
ALTER TABLE "report_revisions" DROP COLUMN "engine_version";--> statement-breakpoint
ALTER TABLE "report_revisions" DROP COLUMN "pdf_bytes";