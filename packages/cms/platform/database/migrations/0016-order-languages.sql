-- The language in which a customer shops: that of the page where something was last put into the cart. Mails of the order are in it.
alter table shop_cart add column language text not null default 'fi';
alter table shop_order add column language text not null default 'fi';
