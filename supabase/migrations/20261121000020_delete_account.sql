-- Deletes the account of whoever's token calls, and with it everything that refers to it: the
-- resume, the AI turns, every sign-in. It answers whose account is gone, so that the app can tell
-- this answer from that of a captive portal; a repeat after a lost answer says the same.
-- The owner's rights are needed, because no role of a request may touch auth.users.
create function public.delete_account() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  delete from auth.users where id = person;
  return person;
end
$$;

revoke all on function public.delete_account() from public, anon, service_role;
grant execute on function public.delete_account() to authenticated;
