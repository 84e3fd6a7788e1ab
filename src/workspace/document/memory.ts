import type { CourseMemory } from './course-memory';
import type { SaveFactsStore } from './save-facts';
import type { WorkingRecord } from './working-record';

/** What the screens show and edit: the record, the course in it, and what is known about where they are saved. */
export type Memory = { workingRecord: WorkingRecord; course: CourseMemory; facts: SaveFactsStore };
