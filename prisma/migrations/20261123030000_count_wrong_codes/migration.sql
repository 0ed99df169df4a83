-- AlterTable
ALTER TABLE "credentials" ADD COLUMN     "wrong_codes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "wrong_codes_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "one_time_code_origins" (
    "code_id" UUID NOT NULL,
    "origin_hash" BYTEA NOT NULL,
    "is_requester" BOOLEAN NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "one_time_code_origins_pkey" PRIMARY KEY ("code_id","origin_hash")
);

-- AddForeignKey
ALTER TABLE "one_time_code_origins" ADD CONSTRAINT "one_time_code_origins_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "one_time_codes"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
