-- What the AI can cost in a day is bounded for the whole site, beside the 20 questions an hour of each person.

-- The few rules that an agency sets, in one row, by SQL alone:
--   update private.site_rules set ai_turns_per_day = 1000;
create table private.site_rules (
  id boolean primary key default true check (id),
  -- Questions to the AI in a day (UTC), of everybody together.
  ai_turns_per_day integer not null default 500 check (ai_turns_per_day >= 0),
  -- Of one person in a day: nobody uses up the site's alone.
  ai_turns_per_person integer not null default 60 check (ai_turns_per_person >= 0)
);
insert into private.site_rules default values;
alter table private.site_rules enable row level security;
revoke all on table private.site_rules from public, anon, authenticated, service_role;

create table private.ai_days (
  day date primary key,
  used integer not null
);
alter table private.ai_days enable row level security;
revoke all on table private.ai_days from public, anon, authenticated, service_role;

alter table private.ai_turns
  add column day date not null default current_date,
  add column used_in_day integer not null default 0;

-- Takes one turn for whoever's token calls: one of 20 in an hour, and of `ai_turns_per_person` in a day; false when
-- theirs are used up. When the whole site's are, it raises PT429 and counts nothing. Each statement locks the row that
-- it counts in, so that calls at the same moment wait for each other. Anybody signed in may call it: all it can do is
-- use up turns, and of the site's no more than their own share of a day.
create or replace function public.take_ai_turn() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  rules private.site_rules;
begin
  if auth.uid() is null then
    return false;
  end if;
  select * into strict rules from private.site_rules;
  insert into private.ai_turns as turns (user_id, hour_began, used, day, used_in_day)
  select auth.uid(), now(), 1, today, 1 where rules.ai_turns_per_person > 0
  on conflict (user_id) do update set
    used = case when turns.hour_began <= now() - interval '1 hour' then 1 else turns.used + 1 end,
    hour_began =
      case when turns.hour_began <= now() - interval '1 hour' then now() else turns.hour_began end,
    used_in_day = case when turns.day <> today then 1 else turns.used_in_day + 1 end,
    day = today
  where (turns.hour_began <= now() - interval '1 hour' or turns.used < 20)
    and (turns.day <> today or turns.used_in_day < rules.ai_turns_per_person);
  if not found then
    return false;
  end if;
  insert into private.ai_days as days (day, used) values (today, 1)
  on conflict (day) do update set used = days.used + 1;
  if (select used from private.ai_days where day = today) > rules.ai_turns_per_day then
    raise sqlstate 'PT429' using message = 'The site has no more AI turns today.';
  end if;
  return true;
end
$$;

revoke all on function public.take_ai_turn() from public, anon, service_role;
grant execute on function public.take_ai_turn() to authenticated;
