-- AlterTable
ALTER TABLE "members" ADD COLUMN     "needs_onboarding" BOOLEAN NOT NULL DEFAULT false;
