import * as v from 'valibot';

/** Texts by field name. */
export const textFieldsSchema = v.record(v.string(), v.string());

/** Texts by activity (or module, or form) and field. */
export const textRecordsSchema = v.record(v.string(), textFieldsSchema);

/** Texts by field name. A tick or a choice is a text too; an empty text is no answer. */
export type TextFields = Readonly<Record<string, string>>;
/** Texts by activity (or module, or form) and field. */
export type TextRecords = Readonly<Record<string, TextFields>>;
