import { isJobTitle, isSurelyEmployer, titleScore } from '../language/en/job-words';
import { commaPieces, type HeadPart } from './head-parts';

/** Which of the two stands first in a head. */
export type Order = 'title-first' | 'employer-first' | 'one';
/** One way to give the parts of a head to its fields. */
export type Option = {
  jobTitle: string;
  company: string;
  order: Order;
  /** Which parts are taken: the same in heads of one pattern. */
  key: string;
  score: number;
  rest: HeadPart[];
  /** All parts of the head. */
  parts: readonly HeadPart[];
  isInherited?: true;
};

/** Adds a way and the parts that it uses; its score is worked out there. */
type Add = (
  option: Omit<Option, 'score' | 'rest' | 'parts'> & { bonus?: number },
  used: readonly HeadPart[],
) => void;

/** "Night Cook Blue Door Diner": nothing but its words parts a title from who comes after it. */
export function addUnmarked(part: HeadPart, add: Add): void {
  const words = part.text.split(' ');
  if (words.length > 8 || commaPieces(part.text).length > 1) return;
  // "Mile Pizza House Shift Manager": who it was for may stand first.
  const [company, jobTitle] = [words.slice(0, -2).join(' '), words.slice(-2).join(' ')];
  if (isJobTitle(jobTitle) && isSurelyEmployer(company) && titleScore(company) < 2)
    add({ jobTitle, company, order: 'one', key: 'w-2', bonus: -1.5 }, [part]);
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const [before, after] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (!isJobTitle(before)) continue;
    const isNamed = isSurelyEmployer(after);
    if (!/^\p{Lu}/u.test(after) || titleScore(after) > 0) return;
    const bonus = isNamed ? -1.5 : -2.5;
    add({ jobTitle: before, company: after, order: 'one', key: `w${cut}`, bonus }, [part]);
    return;
  }
}

/** "for Blue Door, as a cook". */
function bareTitle(name: string): string {
  return name.replace(/^as (?:an? )?(?=\p{L})/u, '');
}

/** An employer by its words, and no town ("City of Lima"). */
function isOwner(name: string): boolean {
  return isSurelyEmployer(name) && !/^(?:city|town|county|greater)\b/iu.test(name);
}

/** "Nail Technician, Lotus Nail Bar": what stands between commas may be two fields. */
export function addSplits(part: HeadPart, isOnly: boolean, add: Add): void {
  const pieces = commaPieces(part.text);
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const before = bareTitle(pieces.slice(0, cut).join(', '));
    const after = bareTitle(pieces.slice(cut).join(', '));
    // Where another part is there for one of them, a comma more likely parts a title from its team.
    // The first comma parts a title from who it was for, and the others are of that.
    const bonus = isOnly
      ? -0.2 -
        (cut > 1 && isJobTitle(pieces[0] ?? '')
          ? isOwner(after) && !isOwner(pieces[1] ?? '')
            ? 0.6
            : 2.4
          : 0)
      : -2 + (isSurelyEmployer(after) !== isSurelyEmployer(before) ? 0.5 : 0);
    add({ jobTitle: before, company: after, order: 'title-first', key: `c${cut}te`, bonus }, [
      part,
    ]);
    add({ jobTitle: after, company: before, order: 'employer-first', key: `c${cut}et`, bonus }, [
      part,
    ]);
  }
}
