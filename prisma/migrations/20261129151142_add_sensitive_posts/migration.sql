-- CreateEnum
CREATE TYPE "sensitive_media" AS ENUM ('show', 'blur', 'hide');

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "sensitive_media" "sensitive_media" NOT NULL DEFAULT 'blur';

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "is_sensitive" BOOLEAN NOT NULL DEFAULT false;
