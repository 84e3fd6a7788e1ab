import type { App, Person } from './app';

type ResumeRow = { data: Record<string, unknown>; revision: number; save_id: string };

/** What stands in the database for a person, read past the app. */
export function resumeRows(app: App, person: Person): Promise<ResumeRow[]> {
  return app.backend.sql<ResumeRow>(
    'select r.data, r.revision, r.save_id from public.resumes r join auth.users u on u.id = r.user_id where u.email = $1',
    [person.email],
  );
}
