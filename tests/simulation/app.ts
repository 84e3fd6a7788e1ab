/** What the simulation runs in its pages: the app's own functions. */
export type App = {
  openRecord: typeof import('@/workspace/document/open-record').openRecord;
  createDraftJournal: typeof import('@/workspace/document/draft-journal').createDraftJournal;
  createWorkspace: typeof import('@/workspace/workspace').createWorkspace;
  createWorkingRecord: typeof import('@/workspace/document/working-record').createWorkingRecord;
  createCourseMemory: typeof import('@/workspace/document/course-memory').createCourseMemory;
  createSaveFacts: typeof import('@/workspace/document/save-facts').createSaveFacts;
  changeRecord: typeof import('@/workspace/document/working-record').changeRecord;
  endSession: typeof import('@/workspace/account/end-session').endSession;
  sendUnsentWork: typeof import('@/workspace/account/end-session').sendUnsentWork;
  sendFromBackgroundSync: typeof import('@/workspace/sync/send-from-background-sync').sendFromBackgroundSync;
  openPersonDb: typeof import('@/workspace/persistence/person-db').openPersonDb;
};
