-- One resume per person: "record 1 of its owner".

create table public.resumes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id integer not null default 1 check (id = 1),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  revision bigint not null check (revision >= 1),
  save_id uuid not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

comment on table public.resumes is 'One resume per person. Saves carry the next revision and their own save_id.';

alter table public.resumes enable row level security;
alter table public.resumes force row level security;

create policy "People read their own resume" on public.resumes
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "People add their own resume" on public.resumes
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "People change their own resume" on public.resumes
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "People delete their own resume" on public.resumes
  for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Trigger functions live outside the exposed schema, so that no API lists them.
create schema if not exists private;
revoke all on schema private from public;

-- Size is checked here and not by a constraint: only a PTnnn code becomes an HTTP
-- status of its own, and the app has a sentence for "too large".
create function private.resumes_check_data() returns trigger
language plpgsql set search_path = '' as $$
begin
  if octet_length(new.data::text) > 262144 then
    raise sqlstate 'PT413' using message = 'The resume is too large to save.';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create function private.resumes_check_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The same save again: its first answer was lost on the way. Nothing to do.
  if new.save_id = old.save_id then
    return old;
  end if;
  if new.revision <> old.revision + 1 then
    raise sqlstate 'PT409' using message = 'This save does not follow the saved revision.';
  end if;
  return new;
end
$$;

-- AFTER, because what a BEFORE INSERT trigger decides also reaches the rows that
-- ON CONFLICT turns into updates, where any next revision is right.
create function private.resumes_check_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.revision <> 1 then
    raise sqlstate 'PT409' using message = 'This save does not follow the saved revision.';
  end if;
  return null;
end
$$;

-- Triggers of one kind run in the order of their names.
create trigger resumes_1_check_data before insert or update on public.resumes
  for each row execute function private.resumes_check_data();
create trigger resumes_2_check_update before update on public.resumes
  for each row execute function private.resumes_check_update();
create trigger resumes_check_insert after insert on public.resumes
  for each row execute function private.resumes_check_insert();
