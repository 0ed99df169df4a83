-- CreateEnum
CREATE TYPE "group_joining" AS ENUM ('open', 'on_request');

-- CreateEnum
CREATE TYPE "group_role" AS ENUM ('owner', 'moderator', 'member');

-- AlterEnum
ALTER TYPE "case_subject_type" ADD VALUE 'group';

-- AlterEnum
ALTER TYPE "hidden_reason" ADD VALUE 'group_removed';

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "group_id" UUID;

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "group_id" UUID,
ADD COLUMN     "pinned_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "groups" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "rules" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "joining" "group_joining" NOT NULL DEFAULT 'open',
    "cover_id" UUID,
    "member_count" INTEGER NOT NULL DEFAULT 0,
    "recent_join_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "is_removed" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "vector" tsvector,

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_post_count_changes" (
    "id" BIGSERIAL NOT NULL,
    "group_id" UUID NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "group_post_count_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "group_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "role" "group_role" NOT NULL DEFAULT 'member',
    "rank" SMALLINT NOT NULL GENERATED ALWAYS AS (CASE "role" WHEN 'owner' THEN 0 WHEN 'moderator' THEN 1 ELSE 2 END) STORED,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "is_recent" BOOLEAN NOT NULL DEFAULT true,
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("group_id","member_id")
);

-- CreateTable
CREATE TABLE "group_requests" (
    "group_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_requests_pkey" PRIMARY KEY ("group_id","member_id")
);

-- CreateTable
CREATE TABLE "group_bans" (
    "group_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_bans_pkey" PRIMARY KEY ("group_id","member_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "groups_cover_id_key" ON "groups"("cover_id");

-- CreateIndex
CREATE UNIQUE INDEX "groups_slug" ON "groups"("slug") WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "groups_most_popular_first" ON "groups"("member_count" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND NOT "is_removed";

-- CreateIndex
CREATE INDEX "groups_newest_first" ON "groups"("created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND NOT "is_removed";

-- CreateIndex
CREATE INDEX "groups_rising_first" ON "groups"("recent_join_count" DESC, "member_count" DESC, "id" DESC) WHERE "deleted_at" IS NULL AND NOT "is_removed";

-- CreateIndex
CREATE INDEX "groups_vector" ON "groups" USING GIN ("vector");

-- CreateIndex
CREATE INDEX "groups_deleted" ON "groups"("deleted_at") WHERE "deleted_at" IS NOT NULL;

-- CreateIndex
CREATE INDEX "group_post_count_changes_of_group" ON "group_post_count_changes"("group_id");

-- CreateIndex
CREATE INDEX "group_members_by_rank" ON "group_members"("group_id", "rank", "joined_at", "member_id") WHERE NOT "is_hidden";

-- CreateIndex
CREATE INDEX "group_members_of_member" ON "group_members"("member_id", "joined_at" DESC, "group_id" DESC);

-- CreateIndex
CREATE INDEX "group_members_recent" ON "group_members"("joined_at") WHERE "is_recent";

-- CreateIndex
CREATE INDEX "group_requests_oldest_first" ON "group_requests"("group_id", "created_at", "member_id");

-- CreateIndex
CREATE INDEX "group_requests_of_member" ON "group_requests"("member_id");

-- CreateIndex
CREATE INDEX "group_bans_newest_first" ON "group_bans"("group_id", "created_at" DESC, "member_id" DESC);

-- CreateIndex
CREATE INDEX "group_bans_of_member" ON "group_bans"("member_id");

-- CreateIndex
CREATE INDEX "notifications_of_group" ON "notifications"("group_id") WHERE "group_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "posts_of_group_newest_first" ON "posts"("group_id", "created_at" DESC, "id" DESC) WHERE "group_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "posts_of_group_hottest_first" ON "posts"("group_id", "hot_score" DESC, "id" DESC) WHERE "group_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "posts_of_group_best_first" ON "posts"("group_id", "score" DESC, "created_at" DESC, "id" DESC) WHERE "group_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "posts_pinned" ON "posts"("group_id", "pinned_at") WHERE "pinned_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_post_count_changes" ADD CONSTRAINT "group_post_count_changes_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
