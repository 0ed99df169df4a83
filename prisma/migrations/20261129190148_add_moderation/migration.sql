-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('spam', 'harassment', 'hate', 'violence', 'sexual', 'self_harm', 'illegal', 'copyright', 'other');

-- CreateEnum
CREATE TYPE "case_status" AS ENUM ('open', 'appealed', 'decided');

-- CreateEnum
CREATE TYPE "moderation_action_kind" AS ENUM ('dismiss', 'remove', 'mark_sensitive', 'warn', 'suspend', 'reinstate', 'delete_comment', 'delete_post', 'change_role', 'end_suspension');

-- CreateEnum
CREATE TYPE "case_subject_type" AS ENUM ('post', 'comment', 'member');

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "suspended_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "moderation_cases" (
    "id" UUID NOT NULL,
    "status" "case_status" NOT NULL DEFAULT 'open',
    "subject_type" "case_subject_type" NOT NULL,
    "subject_id" UUID NOT NULL,
    "author_id" UUID,
    "snapshot" TEXT NOT NULL,
    "action" "moderation_action_kind",
    "reason" "report_reason",
    "ends_at" TIMESTAMPTZ(3),
    "appeal_token_hash" BYTEA,
    "appeal_text" TEXT NOT NULL DEFAULT '',
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "appealed_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "moderation_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "reporter_id" UUID,
    "reason" "report_reason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_actions" (
    "id" UUID NOT NULL,
    "case_id" UUID,
    "action" "moderation_action_kind" NOT NULL,
    "reason" "report_reason",
    "note" TEXT NOT NULL,
    "is_appeal" BOOLEAN NOT NULL DEFAULT false,
    "subject_type" "case_subject_type" NOT NULL,
    "subject_id" UUID NOT NULL,
    "moderator_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "moderation_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "moderation_cases_appeal_token_hash_key" ON "moderation_cases"("appeal_token_hash");

-- CreateIndex
CREATE INDEX "moderation_cases_oldest_first" ON "moderation_cases"("status", "opened_at", "id");

-- CreateIndex
CREATE INDEX "moderation_cases_of_subject" ON "moderation_cases"("subject_id");

-- Reports of one subject form one open case.
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases"("subject_type", "subject_id") WHERE "status" = 'open';

-- CreateIndex
CREATE INDEX "moderation_cases_of_author" ON "moderation_cases"("author_id", "decided_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_of_reporter" ON "reports"("reporter_id");

-- CreateIndex
CREATE INDEX "reports_by_time" ON "reports"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "reports_of_case" ON "reports"("case_id", "reporter_id");

-- CreateIndex
CREATE INDEX "moderation_actions_newest_first" ON "moderation_actions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "moderation_actions_of_case" ON "moderation_actions"("case_id");

-- CreateIndex
CREATE INDEX "moderation_actions_of_subject" ON "moderation_actions"("subject_id");

-- CreateIndex
CREATE INDEX "members_suspended_until" ON "members"("suspended_until") WHERE "suspended_until" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "moderation_cases"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE NO ACTION;
