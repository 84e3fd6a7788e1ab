import { courseSettled } from './course-work';
import { getOpenWork } from './open-work';

/** How long to wait for a database that does not answer, in ms: the page is covered until this resolves. */
const patienceMs = 5000;

/** Brings all that is typed in this tab to the device; resolves when it has it, has refused it, or does not answer. */
export async function writeAll(): Promise<void> {
  const written = courseSettled()
    .then(() => getOpenWork()?.flush())
    .catch(() => undefined);
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
