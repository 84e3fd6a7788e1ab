import * as v from 'valibot';

/** Texts by field name. */
export const keptFieldsSchema = v.record(v.string(), v.string());

/** Texts by activity (or module, or form) and field. */
export const keptRecordsSchema = v.record(v.string(), keptFieldsSchema);

/** Texts by field name. A tick or a choice is a text too; an empty text is no answer. */
export type KeptFields = Readonly<Record<string, string>>;
/** Texts by activity (or module, or form) and field. */
export type KeptRecords = Readonly<Record<string, KeptFields>>;
