-- Where the content has a page, however it was moved: what an editor moved or deleted does not come back with new content.
alter table page add column origin text;
update page set origin = address where shipped;
create index page_origin on page (site, origin) where origin is not null;
