-- Accounts that nobody uses any more go by a rule that the agency sets. 24 months, with a mail two months and one month
-- before, is the default; null keeps every account:
--   update private.site_rules set dormant_months = 36;
alter table private.site_rules
  add column dormant_months integer default 24 check (dormant_months >= 3);

-- Which warning each account has had. A visit takes it back: what counts is the last one.
create table private.dormant_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  months_left integer not null check (months_left in (1, 2)),
  sent_at timestamptz not null default now(),
  primary key (user_id, months_left)
);
alter table private.dormant_mails enable row level security;
revoke all on table private.dormant_mails from public, anon, authenticated, service_role;

-- When each person was here last: a log in, a refreshed one, or a save.
create function private.last_visits() returns table (user_id uuid, email text, last_visit timestamptz)
language sql stable set search_path = '' as $$
  select people.id, people.email::text,
    greatest(
      people.created_at,
      people.last_sign_in_at,
      (select max(updated_at) from auth.sessions where sessions.user_id = people.id),
      (select max(updated_at) from public.resumes where resumes.user_id = people.id)
    )
  from auth.users as people
$$;
revoke all on function private.last_visits() from public, anon, authenticated, service_role;

-- The list, for a look in the SQL editor: `select * from private.dormant_accounts();`. `step` is what the rule asks for
-- today: a mail with 2 or 1 months left, or 'erase'. Nobody is erased who had no mail a month before.
create function private.dormant_accounts()
returns table (user_id uuid, email text, last_visit timestamptz, step text)
language sql stable set search_path = '' as $$
  with rule as (select dormant_months as months from private.site_rules),
  visits as (
    select people.*,
      (select max(mails.sent_at) from private.dormant_mails as mails
       where mails.user_id = people.user_id and mails.months_left = 2
         and mails.sent_at > people.last_visit) as first_mail,
      (select max(mails.sent_at) from private.dormant_mails as mails
       where mails.user_id = people.user_id and mails.months_left = 1
         and mails.sent_at > people.last_visit) as last_mail
    from private.last_visits() as people
  ),
  steps as (
    select visits.user_id, visits.email, visits.last_visit,
      case
        when last_visit <= now() - make_interval(months => rule.months)
          and last_mail <= now() - interval '28 days' then 'erase'
        when last_visit <= now() - make_interval(months => rule.months - 1)
          and last_mail is null then 'mail, 1 month left'
        when last_visit <= now() - make_interval(months => rule.months - 2)
          and last_mail is null and first_mail is null then 'mail, 2 months left'
      end as step
    from visits, rule
    where rule.months is not null
  )
  select * from steps where step is not null order by last_visit
$$;
revoke all on function private.dormant_accounts() from public, anon, authenticated, service_role;

-- Erases those whose time is over, with everything of theirs, and answers how many.
create function private.erase_dormant_accounts() returns integer
language plpgsql set search_path = '' as $$
declare
  erased integer;
begin
  delete from auth.users where id in (
    select dormant.user_id from private.dormant_accounts() as dormant where dormant.step = 'erase'
  );
  get diagnostics erased = row_count;
  return erased;
end
$$;
revoke all on function private.erase_dormant_accounts() from public, anon, authenticated, service_role;
