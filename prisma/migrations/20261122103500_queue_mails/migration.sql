-- CreateTable
CREATE TABLE "queued_mails" (
    "id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "tries" INTEGER NOT NULL,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queued_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "queued_mails_by_turn" ON "queued_mails"("next_try_at");
