/**
 * The version of the record's form that this page knows. Raise it only where an older page would lose meaning when it
 * saves: a key that it does not know is kept by it anyway. The account then refuses the older page's saves.
 */
export const schemaVersion = 1;
