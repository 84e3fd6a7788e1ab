import { LazyPart } from '@/resume-tools/lazy-part';

const load = () => import('./staff-papers');

/** What staff need beside the comments: plans, the key, and the facts that are due. It comes by itself. */
export function StaffHelp() {
  return <LazyPart load={load}>{({ StaffPapers }) => <StaffPapers />}</LazyPart>;
}
