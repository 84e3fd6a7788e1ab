import { Dexie } from 'dexie';
import type { DBCoreMutateRequest, DBCoreTable } from 'dexie';
import { keyringTable } from './keyring';
import { encrypt, decrypt } from './encryption';

/** How a person's records lie on the disk. All handles of one person share one of these. */
export type Encryption = {
  /** `plain`: as they are. `encrypted`: under the key. `blocked`: nothing may be written any more. */
  mode: () => 'plain' | 'encrypted' | 'blocked';
  /** The key. Rejects when this tab cannot have it; then encrypted records can be neither read nor written. */
  key: () => Promise<CryptoKey>;
};

/**
 * Encrypts records on their way into the database and opens them on their way out; only their ids stay readable, and the
 * keyring, which opens nothing by itself. Plain and encrypted records may stand side by side: what is read says by itself
 * which it is. A record that does not open (a changed bit, another key) reads as one with nothing but its id, so that
 * its reader sets it aside like any broken one.
 */
export function encryptTables(db: Dexie, encryption: Encryption): void {
  db.use({
    stack: 'dbcore',
    name: 'encrypt',
    create: (core) => ({
      ...core,
      table: (name) =>
        name === keyringTable
          ? core.table(name)
          : encryptedTable(core.table(name), `${db.name}/${name}`, encryption),
    }),
  });
}

function encryptedTable(table: DBCoreTable, place: string, { mode, key }: Encryption): DBCoreTable {
  const id = String(table.schema.primaryKey.keyPath);
  // A number that the database gives is not known yet when a row is encrypted.
  const bound = table.schema.primaryKey.autoIncrement === true ? null : id;

  const encryptRow = async (row: Row): Promise<Row> => {
    const { [id]: rowId, ...content } = row;
    const encrypted = await encrypt(await key(), placeOf(place, row, bound), content);
    return rowId === undefined ? { encrypted } : { [id]: rowId, encrypted };
  };

  const openRow = async (row: Row): Promise<Row> => {
    if (!isEncrypted(row)) return row;
    const opener = await key();
    try {
      return { ...(await decryptRow(opener, place, row, bound)), [id]: row[id] };
    } catch {
      return { [id]: row[id] };
    }
  };

  // Web Crypto answers outside the database's turn; without `waitFor` the transaction would be over by then.
  const openRows = (rows: Row[]): Promise<Row[]> =>
    rows.some(isEncrypted)
      ? Dexie.waitFor(Promise.all(rows.map(openRow)))
      : Dexie.Promise.resolve(rows);

  const encryptRequest = (request: DBCoreMutateRequest) => {
    if (mode() === 'blocked') {
      return Dexie.Promise.reject(new Dexie.DatabaseClosedError('This session has ended.'));
    }
    if (mode() === 'plain' || !('values' in request)) return table.mutate(request);
    const rows = request.values as Row[];
    return Dexie.waitFor(Promise.all(rows.map(encryptRow))).then((values) =>
      table.mutate({ ...request, values }),
    );
  };

  return {
    ...table,
    mutate: encryptRequest,
    get: (request) =>
      table.get(request).then((row: Row | undefined) => openRows(row ? [row] : []).then(first)),
    getMany: (request) => table.getMany(request).then((rows: Row[]) => openRows(rows)),
    query: (request) =>
      table
        .query(request)
        .then((answer) =>
          request.values
            ? openRows(answer.result as Row[]).then((result) => ({ ...answer, result }))
            : answer,
        ),
    openCursor: (request) =>
      request.values && mode() !== 'plain'
        ? Dexie.Promise.reject(
            new Error('A cursor cannot open encrypted records: read them as lists.'),
          )
        : table.openCursor(request),
  };
}

type Row = Record<string, unknown>;

const first = (rows: Row[]): Row | undefined => rows[0];

/** Whether a record lies there encrypted. */
export function isEncrypted(row: Row | undefined): row is Row {
  return bytesOf(row) !== null;
}

/**
 * Opens a row as {@link encryptTables} leaves it. `bound`: the name of its id, which belongs to what is encrypted: bytes that
 * somebody moves to another row do not open there. Null in tables whose database counts the rows.
 *
 * @throws when the key, the table or the row is another one, or a single bit was changed
 */
export async function decryptRow(
  key: CryptoKey,
  place: string,
  row: Row,
  bound: string | null,
): Promise<Row> {
  return (await decrypt(key, placeOf(place, row, bound), bytesOf(row) ?? new Uint8Array())) as Row;
}

function placeOf(place: string, row: Row, bound: string | null): string {
  return bound === null ? place : `${place}/${String(row[bound])}`;
}

function bytesOf(row: Row | undefined): Uint8Array<ArrayBuffer> | null {
  const bytes = row?.['encrypted'];
  return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : null;
}
