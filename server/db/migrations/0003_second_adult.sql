CREATE TABLE "second_adult_forms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"name" text,
	"answers" jsonb,
	"consent_version" text,
	"answered_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "second_adult_forms_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "second_adult" jsonb;--> statement-breakpoint
ALTER TABLE "second_adult_forms" ADD CONSTRAINT "second_adult_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_adult_forms_expires" ON "second_adult_forms" USING btree ("expires_at");