-- The last ten saved states of each person, so that what was overwritten or emptied by mistake comes back. No role reads
-- or writes this table: whoever's token calls gets their own states from the functions below.
create table private.resume_history (
  user_id uuid not null references auth.users (id) on delete cascade,
  revision bigint not null,
  data jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, revision)
);
alter table private.resume_history enable row level security;
revoke all on table private.resume_history from public, anon, authenticated, service_role;

-- Keeps the state that a save replaces. The app saves every ten seconds while somebody types, and ten states of one
-- sentence help nobody: a state is kept when it stood for ten minutes, when the last kept one is that old, or when the
-- new one is smaller by a third. The owner's rights are needed, because no role may touch the table.
create function private.resumes_keep_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last_kept timestamptz;
begin
  if new.save_id = old.save_id then
    return null;
  end if;
  select max(saved_at) into last_kept from private.resume_history where user_id = old.user_id;
  if last_kept is null
    or old.updated_at >= last_kept + interval '10 minutes'
    or new.updated_at >= old.updated_at + interval '10 minutes'
    or octet_length(new.data::text) * 3 < octet_length(old.data::text) * 2
  then
    insert into private.resume_history (user_id, revision, data, saved_at)
    values (old.user_id, old.revision, old.data, old.updated_at)
    on conflict (user_id, revision) do nothing;
    delete from private.resume_history
    where user_id = old.user_id and revision <= (
      select revision from private.resume_history
      where user_id = old.user_id order by revision desc offset 10 limit 1
    );
  end if;
  return null;
end
$$;
revoke all on function private.resumes_keep_history() from public, anon, authenticated, service_role;

create trigger resumes_keep_history after update on public.resumes
  for each row execute function private.resumes_keep_history();

-- The caller's earlier states, the newest first: when each was saved, and how large it is, in octets.
create function public.earlier_versions()
returns table (user_id uuid, revision bigint, saved_at timestamptz, octets integer)
language sql stable security definer set search_path = '' as $$
  select kept.user_id, kept.revision, kept.saved_at, octet_length(kept.data::text)
  from private.resume_history as kept
  where kept.user_id = auth.uid()
  order by kept.revision desc
$$;

-- One of the caller's earlier states; no row where it is not there.
create function public.earlier_version(wanted bigint)
returns table (user_id uuid, data jsonb)
language sql stable security definer set search_path = '' as $$
  select kept.user_id, kept.data
  from private.resume_history as kept
  where kept.user_id = auth.uid() and kept.revision = wanted
$$;

revoke all on function public.earlier_versions() from public, anon, service_role;
revoke all on function public.earlier_version(bigint) from public, anon, service_role;
grant execute on function public.earlier_versions() to authenticated;
grant execute on function public.earlier_version(bigint) to authenticated;
