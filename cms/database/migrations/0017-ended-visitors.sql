-- An id that a browser had before its login or logout has no cart, and gets none.
alter table shop_visitor alter column cart_id drop not null;
