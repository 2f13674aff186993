-- Words stand in the index as the server takes them apart: dictionary forms, and compounds at their joints.
alter table entry drop column searched;

-- Words that mean the same to visitors, as editors keep them.
create table synonym (
  id bigint generated always as identity primary key,
  language text not null,
  -- Each of them also finds the others.
  words text[] not null,
  -- What they find besides, which does not find them.
  also text[] not null default '{}'
);
create index synonym_language on synonym (language);

-- What hits are ranked by is read for every one of them: it stays in its row and is not compressed, as long as there is room.
alter table entry alter column head set storage main;
