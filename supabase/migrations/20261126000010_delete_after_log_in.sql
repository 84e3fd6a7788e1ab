-- An account goes only for somebody who has just logged in: a token that was found, or an open window at a library, is
-- not enough. The app asks for the password and deletes with the log in that it brings.

-- Whether the token of this request comes from a log in of the last ten minutes. Refreshing keeps a session's id.
create function private.has_just_logged_in() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
      and user_id = auth.uid()
      and created_at > now() - interval '10 minutes'
  )
$$;
revoke all on function private.has_just_logged_in() from public, anon, authenticated, service_role;

-- Deletes the account of whoever's token calls, and with it everything that refers to it: the
-- resume, the AI turns, every sign-in. It answers whose account is gone, so that the app can tell
-- this answer from that of a captive portal; a repeat after a lost answer says the same.
-- The owner's rights are needed, because no role of a request may touch auth.users.
create or replace function public.delete_account() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  if exists (select from auth.users where id = person) and not private.has_just_logged_in() then
    raise sqlstate 'PT403' using message = 'Type your password to delete your account.';
  end if;
  delete from auth.users where id = person;
  return person;
end
$$;

revoke all on function public.delete_account() from public, anon, service_role;
grant execute on function public.delete_account() to authenticated;

-- Nothing deletes a resume by itself: it goes with its account.
revoke delete on table public.resumes from authenticated;
drop policy "People delete their own resume" on public.resumes;
