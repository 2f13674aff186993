-- Figures of page views, as histograms. A row has the number of values in a bucket of a figure on a day. It contains nothing about visitors.
create table field_figure (
  site text not null,
  -- A path, or the language and the kind of a template ('fi:product').
  page text not null,
  -- '' for figures of the page.
  widget text not null,
  figure text not null check (figure in ('lcp', 'inp', 'cls', 'load', 'mount', 'bytes', 'failed')),
  day date not null,
  bucket smallint not null,
  count integer not null,
  primary key (site, page, day, widget, figure, bucket)
);
create index field_figure_day on field_figure (day);
