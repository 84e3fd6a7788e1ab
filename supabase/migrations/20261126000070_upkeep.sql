-- What the daily call of the function asks: whom to write to, and that it was done. Only the server's own key may run
-- these; no page has it.

-- Mails that are due, 50 at most. `erased_from` is the day on which the account may go. In no order, so that addresses
-- which refuse every mail hold nobody up.
create function public.dormant_mails_due()
returns table (user_id uuid, email text, months_left integer, erased_from date)
language sql volatile security definer set search_path = '' as $$
  select due.user_id, due.email,
    case due.step when 'mail, 1 month left' then 1 else 2 end,
    greatest(
      due.last_visit + make_interval(months => rules.dormant_months), now() + interval '28 days'
    )::date
  from private.dormant_accounts() as due, private.site_rules as rules
  where due.step <> 'erase' and due.email is not null
  order by random()
  limit 50
$$;

-- A mail server has taken the mail. One of an earlier time of the same person counts no more.
create function public.dormant_mail_sent(person uuid, months integer) returns void
language sql security definer set search_path = '' as $$
  insert into private.dormant_mails (user_id, months_left)
  select id, months from auth.users where id = person
  on conflict (user_id, months_left) do update set sent_at = now()
$$;

create function public.erase_dormant_accounts() returns integer
language sql security definer set search_path = '' as $$
  select private.erase_dormant_accounts()
$$;

revoke all on function public.dormant_mails_due() from public, anon, authenticated;
revoke all on function public.dormant_mail_sent(uuid, integer) from public, anon, authenticated;
revoke all on function public.erase_dormant_accounts() from public, anon, authenticated;
grant execute on function public.dormant_mails_due() to service_role;
grant execute on function public.dormant_mail_sent(uuid, integer) to service_role;
grant execute on function public.erase_dormant_accounts() to service_role;
