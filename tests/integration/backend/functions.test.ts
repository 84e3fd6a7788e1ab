import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partIdsOf } from '@/content/part-cards';
import { FUNCTION_SCENE, functionCases, LOOSE_FUNCTIONS } from './function-cases';
import { ANA, BEN, CAM, plainDatabase, tryAs } from './plain-database';

let db: PGlite;
beforeAll(async () => {
  db = await plainDatabase();
  await db.exec(FUNCTION_SCENE);
});
afterAll(() => db.close());

const rowsOf = async (query: string) => (await db.query<Record<string, unknown>>(query)).rows;

test('each function is for exactly those who may call it', async () => {
  for (const { caller, call, refused, rows } of functionCases) {
    const effect = await tryAs(db, ...caller, call);
    expect([caller, call, effect.refused, effect.rows.length]).toEqual([
      caller,
      call,
      refused,
      rows,
    ]);
  }
});

test('every function has a fixed search path', async () => {
  expect(await rowsOf(LOOSE_FUNCTIONS)).toEqual([]);
});

test('an older page cannot save over the form of a newer one, and reads it', async () => {
  const save = (revision: number, version: number) =>
    `insert into public.resumes (id, data, revision, save_id, schema_version)
     values (1, '{"by": ${version}}', ${revision}, gen_random_uuid(), ${version})
     on conflict (user_id, id) do update set data = excluded.data, revision = excluded.revision,
       save_id = excluded.save_id, schema_version = excluded.schema_version`;
  await db.exec(`update public.resumes set schema_version = 2, revision = 3, save_id = gen_random_uuid()
    where user_id = '${ANA}'`);
  expect(await tryAs(db, 'authenticated', ANA, save(4, 1))).toMatchObject({ refused: 'PT426' });
  expect(await tryAs(db, 'authenticated', ANA, save(4, 2))).toMatchObject({ changed: true });
  const read = await tryAs(db, 'authenticated', ANA, 'select data from public.resumes');
  expect(read.rows).toHaveLength(1);
});

describe('the history', () => {
  const saveOf = (person: string, size: number, minutesAgo: number) => `
    update public.resumes set data = jsonb_build_object('text', repeat('a', ${size})),
      revision = revision + 1, save_id = gen_random_uuid() where user_id = '${person}';
    alter table public.resumes disable trigger user;
    update public.resumes set updated_at = now() - interval '${minutesAgo} minutes' where user_id = '${person}';
    alter table public.resumes enable trigger user;`;
  const kept = (person: string) =>
    rowsOf(`select length(data ->> 'text') as size from private.resume_history
      where user_id = '${person}' order by revision`);

  test('keeps ten states at most, ten minutes apart, and none of anybody else', async () => {
    for (let state = 1; state <= 14; state += 1)
      await db.exec(saveOf(BEN, state * 10, 300 - state * 20));
    expect((await kept(BEN)).map(({ size }) => size)).toEqual([
      40, 50, 60, 70, 80, 90, 100, 110, 120, 130,
    ]);
    const mine = await tryAs(db, 'authenticated', BEN, 'select * from public.earlier_versions()');
    expect(mine.rows).toHaveLength(10);
    expect(mine.rows[0]).toMatchObject({ user_id: BEN, octets: expect.any(Number) });
    expect(await kept(CAM)).toEqual([]);
  });

  test('keeps no state of each ten seconds, but the one before much was taken out', async () => {
    const before = (await kept(BEN)).length;
    const type = (size: number) => saveOf(BEN, size, 0);
    // The first of these is kept, for the last kept one is old; those of the next minutes are not.
    for (const size of [990, 1000]) await db.exec(type(size));
    const counted = (await kept(BEN)).at(-1)?.['size'];
    for (const size of [1010, 1020, 1030]) await db.exec(type(size));
    expect((await kept(BEN)).at(-1)?.['size']).toBe(counted);
    await db.exec(type(5));
    expect((await kept(BEN)).at(-1)?.['size']).toBe(1030);
    expect(await kept(BEN)).toHaveLength(before);
  });
});

describe('the rule for accounts that nobody uses', () => {
  const steps = async () =>
    (await rowsOf('select user_id, step from private.dormant_accounts()')).map(
      ({ user_id, step }) => [user_id, step],
    );
  const lastSeen = (months: number) =>
    db.exec(`alter table public.resumes disable trigger user;
      delete from public.resumes where user_id = '${CAM}';
      alter table public.resumes enable trigger user;
      delete from auth.sessions where user_id = '${CAM}';
      update auth.users set created_at = now() - interval '40 months',
        last_sign_in_at = now() - interval '${months} months' where id = '${CAM}'`);
  const mailed = (left: number, daysAgo: number) =>
    db.exec(
      `insert into private.dormant_mails values ('${CAM}', ${left}, now() - interval '${daysAgo} days')`,
    );

  test('mails two months and one month before, and erases nobody without that last mail', async () => {
    await lastSeen(21);
    expect(await steps()).toEqual([]);
    await lastSeen(22);
    expect(await steps()).toEqual([[CAM, 'mail, 2 months left']]);
    await mailed(2, 31);
    expect(await steps()).toEqual([]);
    await lastSeen(23);
    expect(await steps()).toEqual([[CAM, 'mail, 1 month left']]);
    await lastSeen(30);
    expect(await rowsOf('select private.erase_dormant_accounts() as erased')).toEqual([
      { erased: 0 },
    ]);
    await mailed(1, 27);
    expect(await steps()).toEqual([]);
    await db.exec("update private.dormant_mails set sent_at = now() - interval '29 days'");
    expect(await steps()).toEqual([[CAM, 'erase']]);
  });

  test('a visit takes everything back, and without a rule nobody goes', async () => {
    await db.exec('update private.site_rules set dormant_months = null');
    expect(await steps()).toEqual([]);
    await db.exec('update private.site_rules set dormant_months = 24');
    await lastSeen(0);
    expect(await steps()).toEqual([]);
    // Earlier mails do not count for the next time.
    await lastSeen(24);
    await db.exec("update private.dormant_mails set sent_at = now() - interval '30 months'");
    expect(await steps()).toEqual([[CAM, 'mail, 1 month left']]);
  });

  test('a mail of an earlier time is replaced by the next, with the day on which the account may go', async () => {
    const due = () =>
      rowsOf(`select months_left, erased_from >= (now() + interval '27 days')::date as later
        from public.dormant_mails_due()`);
    await db.exec(`update auth.users set email = 'cam@example.com' where id = '${CAM}'`);
    expect(await due()).toEqual([{ months_left: 1, later: true }]);
    await db.exec(
      `delete from private.dormant_mails; insert into private.dormant_mails values ('${CAM}', 1, now() - interval '30 months')`,
    );
    await db.exec(`select public.dormant_mail_sent('${CAM}', 1)`);
    expect(await due()).toEqual([]);
    expect(await rowsOf('select 1 from private.dormant_mails')).toHaveLength(1);
    await db.exec("select public.dormant_mail_sent('00000000-0000-4000-8000-0000000000ff', 1)");
    expect(await rowsOf('select 1 from private.dormant_mails')).toHaveLength(1);
  });

  test('who goes, goes with everything; nobody else does', async () => {
    await db.exec(`delete from private.dormant_mails`);
    await mailed(1, 29);
    expect(await rowsOf('select private.erase_dormant_accounts() as erased')).toEqual([
      { erased: 1 },
    ]);
    const left = await rowsOf('select id from auth.users order by id');
    expect(left.map(({ id }) => id)).toEqual([ANA, BEN]);
  });
});

describe('the report for funders', () => {
  const report = async () =>
    (await tryAs(db, 'authenticated', BEN, 'select * from public.funder_report()')).rows as Record<
      string,
      unknown
    >[];
  const add = (from: number, to: number) =>
    db.exec(`insert into auth.users (id)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid from generate_series(${from}, ${to}) as n;
      insert into public.resumes (user_id, data, revision, save_id)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        '{"personalInfo": {"name": "A"}, "course": {"progress": {"module-2": {"place": "x", "part:a": "done",
          "part:b": "done", "part:c": "done", "part:d": "done", "part:e": "done"}, "module-3": {"part:a": "done"}}}}',
        1, gen_random_uuid() from generate_series(${from}, ${to}) as n`);

  test('hides what is fewer than 11, counts what is more, and knows no name', async () => {
    await add(1, 8);
    expect((await report()).at(-1)).toMatchObject({
      active_accounts: null,
      with_resume: null,
      finished_module_1: 0,
      finished_module_2: null,
    });
    await add(9, 12);
    const [last] = (await report()).slice(-1);
    expect(last).toMatchObject({
      active_accounts: 14,
      with_resume: 12,
      finished_module_2: 12,
      finished_module_3: 0,
    });
    expect(JSON.stringify(await report())).not.toContain('"A"');
    expect((await report())[0]).toMatchObject({ new_accounts: 0, active_accounts: 0 });
  });

  test('knows how many parts each module has', async () => {
    for (const module of [1, 2, 3]) {
      const parts = partIdsOf(module);
      const done = (count: number) =>
        JSON.stringify({
          [`module-${String(module)}`]: Object.fromEntries(
            parts.slice(0, count).map((id) => [`part:${id}`, 'done']),
          ),
        });
      const [row] =
        await rowsOf(`select private.has_finished('${done(parts.length)}', ${module}) as whole,
        private.has_finished('${done(parts.length - 1)}', ${module}) as most`);
      expect(row).toEqual({ whole: true, most: false });
    }
  });
});
