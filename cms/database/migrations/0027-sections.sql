-- Expansion: the check accepts one more value. A program that does not know sections lists them like templates.
-- Sections: blocks that pages share. A section is a page without an address of its own, so that it has drafts, versions and a history.
alter table page drop constraint page_template_check, add constraint page_template_check
  check (template in ('product', 'recipe', 'news', 'product-list', 'recipe-list', 'news-list', 'search', 'section'));
