-- The version of the record's form that the saving page knows. It is raised only where an older page would lose meaning,
-- for keys that a page does not know are kept anyway. An older page then reads, and is told to load again before it saves.
alter table public.resumes
  add column schema_version integer not null default 1 check (schema_version >= 1);

create or replace function private.resumes_check_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The same save again: its first answer was lost on the way. Nothing to do.
  if new.save_id = old.save_id then
    return old;
  end if;
  if new.schema_version < old.schema_version then
    raise sqlstate 'PT426' using message = 'This page is older than the saved work. Load it again.';
  end if;
  if new.revision <> old.revision + 1 then
    raise sqlstate 'PT409' using message = 'This save does not follow the saved revision.';
  end if;
  return new;
end
$$;
