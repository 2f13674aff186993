-- Documents of the library: files of other types than pictures, without width and height.
-- Bytes of a document; null for a picture.
alter table media add column bytes integer;
-- Language of a document; null if it is not told.
alter table media add column language text;
