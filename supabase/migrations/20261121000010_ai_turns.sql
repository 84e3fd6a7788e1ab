-- How often each person has asked the AI helper in the running hour. Only the function
-- below reads or writes this: no role has a grant, and the schema is in no API.

create table private.ai_turns (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hour_began timestamptz not null,
  used integer not null
);

-- A second lock: were a grant ever given by mistake, there would still be no row to see.
alter table private.ai_turns enable row level security;
revoke all on table private.ai_turns from public, anon, authenticated, service_role;

-- Takes one of the 20 turns of an hour for whoever's token calls; false when they are used
-- up. One statement, so that calls at the same moment wait for each other's row. Anybody
-- signed in may call it: all it can do to the caller is use up their own turns.
create function public.take_ai_turn() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return false;
  end if;
  insert into private.ai_turns as turns (user_id, hour_began, used)
  values (auth.uid(), now(), 1)
  on conflict (user_id) do update set
    used = case when turns.hour_began <= now() - interval '1 hour' then 1 else turns.used + 1 end,
    hour_began =
      case when turns.hour_began <= now() - interval '1 hour' then now() else turns.hour_began end
  where turns.hour_began <= now() - interval '1 hour' or turns.used < 20;
  return found;
end
$$;

revoke all on function public.take_ai_turn() from public, anon, service_role;
grant execute on function public.take_ai_turn() to authenticated;
