/** What the simulation runs in its pages: the app's own functions. */
export type App = {
  openRecord: typeof import('@/workspace/document/open-record').openRecord;
  createDraftJournal: typeof import('@/workspace/document/draft-journal').createDraftJournal;
  createWorkspace: typeof import('@/workspace/workspace').createWorkspace;
  endSession: typeof import('@/workspace/account/end-session').endSession;
  sendUnsentWork: typeof import('@/workspace/account/end-session').sendUnsentWork;
  editRecord: typeof import('@/workspace/document/working-record').editRecord;
  workingRecord: typeof import('@/workspace/document/working-record').workingRecord;
  sendFromBackgroundSync: typeof import('@/workspace/sync/send-from-background-sync').sendFromBackgroundSync;
  openPersonDb: typeof import('@/workspace/persistence/person-db').openPersonDb;
  useSaveFacts: typeof import('@/workspace/document/save-facts').useSaveFacts;
};
