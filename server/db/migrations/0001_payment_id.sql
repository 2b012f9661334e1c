ALTER TABLE "checkout_sessions" ADD COLUMN "payment_id" text;--> statement-breakpoint
CREATE INDEX "checkout_sessions_payment" ON "checkout_sessions" USING btree ("payment_id");