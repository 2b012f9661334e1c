CREATE INDEX "mails_revision" ON "mails" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_revisions_profile" ON "report_revisions" USING btree ("profile_id");