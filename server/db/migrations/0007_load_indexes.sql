CREATE INDEX "mails_kind_with_content" ON "mails" USING btree ("kind","created_at") WHERE payload <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "checkout_sessions_undecided" ON "checkout_sessions" USING btree ("checked_at") WHERE status = 'open' or (status = 'complete' and payment_status = 'unpaid');--> statement-breakpoint
CREATE INDEX "drafts_updated" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "profiles_created" ON "profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "access_tokens_revoked" ON "access_tokens" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "users_erased" ON "users" USING btree ("id") WHERE email like '%@erased.invalid';