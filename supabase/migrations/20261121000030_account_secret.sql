-- A random secret of each account, 256 bits. On a shared computer the app locks the key of unsent
-- work with it, so that only the account's own log in opens that work, and nothing on the
-- computer's disk lets anybody try passwords. No role reads or writes this table: whoever's token
-- calls gets their own secret from the function below, and the schema is in no API.

create table private.account_secrets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  secret bytea not null check (octet_length(secret) = 32)
);

-- A second lock: were a grant ever given by mistake, there would still be no row to see.
alter table private.account_secrets enable row level security;
revoke all on table private.account_secrets from public, anon, authenticated, service_role;

-- The caller's secret, made with the first call and the same ever after. The answer names the
-- person, so that the app can tell whose it is and that it came from here, and carries the time, ms
-- since 1970: clocks of shared computers are wrong, and the day that unsent work waits must not hang
-- on them. Three random uuids carry 366 random bits from Postgres's own strong source; their hash
-- carries 256. No extension is needed.
create function public.account_secret() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  found_secret bytea;
begin
  if person is null then
    raise sqlstate 'PT401' using message = 'Sign in to get the secret of your account.';
  end if;
  insert into private.account_secrets (user_id, secret)
  values (person, sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ))
  on conflict (user_id) do nothing;
  select secret into found_secret from private.account_secrets where user_id = person;
  return jsonb_build_object(
    'user_id', person,
    'secret', encode(found_secret, 'hex'),
    'now', floor(extract(epoch from clock_timestamp()) * 1000)
  );
end
$$;

revoke all on function public.account_secret() from public, anon, service_role;
grant execute on function public.account_secret() to authenticated;
