-- Pages that show something computed: what of them is edited are the blocks around it. Null for a page that is all blocks.
alter table page add column template text
  check (template in ('product', 'recipe', 'news', 'product-list', 'recipe-list', 'news-list', 'search'));
create index page_template on page (site, language, template) where template is not null;
