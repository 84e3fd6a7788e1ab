import { expect, type App, type Person } from './app';

type ResumeRow = { data: Record<string, unknown>; revision: number; save_id: string };

/** What stands in the database for a person, read past the app. */
export function resumeRows(app: App, person: Person): Promise<ResumeRow[]> {
  return app.backend.sql<ResumeRow>(
    'select r.data, r.revision, r.save_id from public.resumes r join auth.users u on u.id = r.user_id where u.email = $1',
    [person.email],
  );
}

/** The name of the database that a browser keeps for a person. */
export async function databaseOf(app: App, person: Person): Promise<string> {
  const [row] = await app.backend.sql<{ id: string }>(
    'select id from auth.users where email = $1',
    [person.email],
  );
  return `cq-${row?.id ?? ''}`;
}

/** The account holds this name, and exactly so many saves have been carried out. */
export async function expectRow(
  app: App,
  person: Person,
  name: string,
  revision: number,
): Promise<void> {
  const rows = await resumeRows(app, person);
  expect(rows.map((row) => row.revision)).toEqual([revision]);
  expect(rows[0]?.data).toMatchObject({ personalInfo: { name } });
}

/** Puts a row into the database past the app and its checks, as somebody with an SQL editor would. */
export async function putRow(app: App, person: Person, data: string): Promise<void> {
  await app.backend.sql(
    `insert into public.resumes as r (user_id, id, data, revision, save_id)
     select u.id, 1, $2::jsonb, 1, gen_random_uuid() from auth.users u where u.email = $1
     on conflict (user_id, id) do update
       set data = excluded.data, revision = r.revision + 1, save_id = excluded.save_id`,
    [person.email, data],
  );
}
