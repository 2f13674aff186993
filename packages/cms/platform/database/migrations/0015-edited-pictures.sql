-- How a picture is turned and cropped from its original; null if it is not.
alter table media add column edit jsonb;
