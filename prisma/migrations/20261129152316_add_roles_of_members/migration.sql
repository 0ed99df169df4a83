-- CreateEnum
CREATE TYPE "member_role" AS ENUM ('member', 'moderator', 'admin');

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "role" "member_role" NOT NULL DEFAULT 'member';
