-- Figures for those who pay for the site, without names. A member of the agency's staff is named by SQL alone:
--   update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}' where email = '…';
-- The role is read from the table and not from the token, so that it ends with the next request when it is taken away.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users where id = auth.uid() and raw_app_meta_data ->> 'role' = 'staff'
  )
$$;
revoke all on function private.is_staff() from public, anon, authenticated, service_role;

-- By month (UTC), the last 24: accounts that were made, accounts that saved last in that month, how many of those have a
-- resume, and how many have finished each module. A figure from 1 to 10 is null: so few people could be known by it.
create function public.funder_report()
returns table (
  month date,
  new_accounts bigint,
  active_accounts bigint,
  with_resume bigint,
  finished_module_1 bigint,
  finished_module_2 bigint,
  finished_module_3 bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise sqlstate 'PT403' using message = 'This report is for staff.';
  end if;
  return query
  with months as (
    select generate_series(
      date_trunc('month', now() at time zone 'utc') - interval '23 months',
      date_trunc('month', now() at time zone 'utc'),
      interval '1 month'
    )::date as first_day
  ),
  people as (
    select date_trunc('month', created_at at time zone 'utc')::date as month from auth.users
  ),
  saved as (
    select date_trunc('month', updated_at at time zone 'utc')::date as month,
      coalesce(data -> 'personalInfo' ->> 'name', '') <> '' as has_resume,
      data -> 'course' -> 'progress' as progress
    from public.resumes
  )
  select months.first_day,
    private.large_enough((select count(*) from people where people.month = months.first_day)),
    private.large_enough(count(saved.month)),
    private.large_enough(count(*) filter (where saved.has_resume)),
    private.large_enough(count(*) filter (where private.has_finished(saved.progress, 1))),
    private.large_enough(count(*) filter (where private.has_finished(saved.progress, 2))),
    private.large_enough(count(*) filter (where private.has_finished(saved.progress, 3)))
  from months left join saved on saved.month = months.first_day
  group by months.first_day
  order by months.first_day;
end
$$;

-- A count as it may be shown: none as 0, from 11 on as it is, and null between.
create function private.large_enough(counted bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when counted between 1 and 10 then null else counted end
$$;
revoke all on function private.large_enough(bigint) from public, anon, authenticated, service_role;

-- Whether every part of a module is marked as done; a test holds the numbers of parts against the course.
create function private.has_finished(progress jsonb, module integer) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) >= (array[9, 5, 5])[module]
  from jsonb_each_text(coalesce(progress -> ('module-' || module), '{}'::jsonb)) as part
  where part.key like 'part:%' and part.value = 'done'
$$;
revoke all on function private.has_finished(jsonb, integer) from public, anon, authenticated, service_role;

revoke all on function public.funder_report() from public, anon, service_role;
grant execute on function public.funder_report() to authenticated;
