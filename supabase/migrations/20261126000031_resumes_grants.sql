-- Who may touch the table at all; which rows is decided by the policies.
-- user_id and updated_at are never granted: a forged owner fails before any policy.
-- Safe to run again: the embedded backend does so at every start with the newest file of this name, because its server
-- grants everything to everyone when it boots.

revoke all on table public.resumes from public, anon, authenticated, service_role;
grant select on table public.resumes to authenticated;
grant insert (id, data, revision, save_id, schema_version) on table public.resumes to authenticated;
grant update (id, data, revision, save_id, schema_version) on table public.resumes to authenticated;
