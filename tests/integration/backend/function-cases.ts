import { ANA, BEN } from './plain-database';

/** Who calls: a role of a request, and the person whose token it carries. BEN is staff. */
type Caller = [role: string, userId: string | null];
const STRANGER: Caller = ['anon', null];
const SERVICE: Caller = ['service_role', null];
const NOBODY: Caller = ['authenticated', null];
const LEARNER: Caller = ['authenticated', ANA];
const STAFF: Caller = ['authenticated', BEN];

/** One call, and what must come of it: a refusal's SQLSTATE, or null and the number of rows. */
export type FunctionCase = { caller: Caller; call: string; refused: string | null; rows: number };

const CALLS = {
  secret: 'select public.account_secret()',
  turn: 'select public.take_ai_turn()',
  list: 'select * from public.earlier_versions()',
  one: 'select * from public.earlier_version(1)',
  report: 'select * from public.funder_report()',
  deletion: 'select public.delete_account()',
};

/** What the daily call asks with the server's own key. */
const UPKEEP = {
  due: 'select * from public.dormant_mails_due()',
  sent: `select 1 from public.dormant_mail_sent('${ANA}', 2)`,
  erase: 'select public.erase_dormant_accounts()',
};

/** The table of resumes itself. */
const ROWS = {
  read: 'select id from public.resumes',
  write: `update public.resumes set data = '{"of": "somebody"}', revision = revision + 1, save_id = gen_random_uuid()
    where user_id = '${ANA}' returning id`,
  give: `insert into public.resumes (user_id, id, data, revision, save_id)
    values ('${ANA}', 2, '{}', 1, gen_random_uuid())`,
  drop: 'delete from public.resumes',
};

const PRIVATE = [
  'select private.has_just_logged_in()',
  'select private.is_staff()',
  'select private.large_enough(5)',
  "select private.has_finished('{}', 1)",
  'select * from private.last_visits()',
  'select * from private.dormant_accounts()',
  'select private.erase_dormant_accounts()',
  'select * from private.resume_history',
  'select * from private.site_rules',
  'update private.site_rules set ai_turns_per_day = 9',
  'select * from private.dormant_mails',
  'select * from private.account_secrets',
  'select * from private.ai_turns',
  'select * from private.ai_days',
];

const may = (caller: Caller, call: string, rows = 1): FunctionCase => ({
  caller,
  call,
  refused: null,
  rows,
});
const mayNot = (caller: Caller, call: string, refused = '42501'): FunctionCase => ({
  caller,
  call,
  refused,
  rows: 0,
});

/** Every function and table, for a stranger, the service role, a token without a person, a learner and staff. */
export const functionCases: readonly FunctionCase[] = [
  ...[STRANGER, SERVICE].flatMap((caller) =>
    Object.values(ROWS).map((call) => mayNot(caller, call)),
  ),
  ...[NOBODY, LEARNER, STAFF].flatMap((caller) =>
    [ROWS.give, ROWS.drop].map((call) => mayNot(caller, call)),
  ),
  may(NOBODY, ROWS.read, 0),
  may(NOBODY, ROWS.write, 0),
  may(LEARNER, ROWS.read, 1),
  may(LEARNER, ROWS.write, 1),
  // Staff, too, see and change their own row alone.
  may(STAFF, ROWS.read, 1),
  may(STAFF, ROWS.write, 0),
  ...[STRANGER, SERVICE].flatMap((caller) =>
    Object.values(CALLS).map((call) => mayNot(caller, call)),
  ),
  ...[STRANGER, SERVICE, NOBODY, LEARNER, STAFF].flatMap((caller) =>
    PRIVATE.map((call) => mayNot(caller, call)),
  ),
  ...[STRANGER, NOBODY, LEARNER, STAFF].flatMap((caller) =>
    Object.values(UPKEEP).map((call) => mayNot(caller, call)),
  ),
  may(SERVICE, UPKEEP.due, 0),
  may(SERVICE, UPKEEP.sent),
  may(SERVICE, UPKEEP.erase),
  mayNot(NOBODY, CALLS.secret, 'PT401'),
  mayNot(NOBODY, CALLS.deletion, 'PT401'),
  mayNot(NOBODY, CALLS.report, 'PT403'),
  may(NOBODY, CALLS.turn),
  may(NOBODY, CALLS.list, 0),
  may(NOBODY, CALLS.one, 0),
  may(LEARNER, CALLS.secret),
  may(LEARNER, CALLS.turn),
  may(LEARNER, CALLS.list, 1),
  may(LEARNER, CALLS.one, 1),
  mayNot(LEARNER, CALLS.report, 'PT403'),
  may(LEARNER, CALLS.deletion),
  // Staff have no way to a learner's work.
  may(STAFF, CALLS.list, 0),
  may(STAFF, CALLS.one, 0),
  may(STAFF, CALLS.report, 24),
];

/** ANA has saved twice, and BEN is made staff, as the guide says. */
export const FUNCTION_SCENE = `
  update public.resumes set data = '{"of": "ana, later"}', revision = 2, save_id = gen_random_uuid()
    where user_id = '${ANA}';
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "staff"}'
    where id = '${BEN}';
`;

/** Functions of ours whose search path is not fixed: somebody could put other tables in the way of theirs. */
export const LOOSE_FUNCTIONS = `
  select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('public', 'private')
    and not coalesce(proconfig, '{}') @> array['search_path=""']
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;
