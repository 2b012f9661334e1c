-- A draft is written again with every save: packing its answers each time costs more than the room that it spares.
ALTER TABLE "drafts" ALTER COLUMN "answers" SET STORAGE EXTERNAL;