import { Prose } from '@/ui/prose/prose';
import type {
  CardFoot,
  OtherFormats,
  ProseActivities,
  ProseFacts,
  StepMark,
} from '@/ui/prose/prose-context';
import type { ListedPart } from './course-parts';
import { PartEnd } from './part-end';

type PartBodyProps = {
  moduleId: number;
  part: ListedPart;
  next: ListedPart | undefined;
  facts: ProseFacts;
  activities: ProseActivities;
  CardFoot: CardFoot;
  StepMark?: StepMark | undefined;
  OtherFormats?: OtherFormats;
};

/** What stands below the heading of a part: its prose, and the way on. */
export function PartBody({ moduleId, part, next, ...dress }: PartBodyProps) {
  const { id, title, page } = part;
  return (
    <>
      <Prose page={page} partId={id} {...dress} />
      <PartEnd moduleId={moduleId} part={{ id, title }} next={next} />
    </>
  );
}
