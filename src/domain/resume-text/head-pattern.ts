import { employerScore, isOwnTime, isSurelyEmployer, titleScore } from '../language/en/job-words';
import { isDuration } from './dates';
import { commaPieces, type Head, type HeadPart } from './head-parts';
import { addSplits, addUnmarked, type Option, type Order } from './head-splits';
import { holdsTitle, isOneName, isWhole } from './whole-names';

/** How sure a value is: sure fills its field, likely is offered for one tap, unsure stands in view beside it. */
export type Confidence = 'sure' | 'likely' | 'unsure';

/** A value of a head, how sure it is, and the next best where it is not. */
export type NamedPart = { value: string; confidence: Confidence; runnerUp: string | null };

export type NamedHead = {
  jobTitle: NamedPart;
  company: NamedPart;
  /** Parts that are neither. */
  rest: HeadPart[];
};

/** Parts beyond these are no names. */
const mostParts = 6;
/** How much better the best way must be than the next. */
const sureMargin = 1.5;
const likelyMargin = 0.4;

/**
 * Tells titles from employers in all heads of a section. All ways to give a head's parts to its fields are scored by
 * their words; then the one pattern that fits the whole section best settles what words alone do not: people write all
 * their heads in one order.
 */
export function nameHeads(heads: readonly Head[]): NamedHead[] {
  const banner = bannersOf(heads);
  const options = heads.map((head, at) => optionsOf(head, banner[at] ?? null));
  const best = options.map((ways) => {
    const score = Math.max(...ways.map((way) => way.score));
    return { score, way: ways.find((way) => way.score === score) };
  });
  const sums = new Map<string, { sum: number; count: number }>();
  const add = (key: string, value: number) => {
    const known = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: known.sum + value, count: known.count + 1 });
  };
  for (const [at, head] of heads.entries()) {
    const top = best[at]?.score ?? 0;
    const ways = options[at] ?? [];
    for (const { key, score } of ways) add(`${head.shape}|${key}`, score - top);
    for (const order of ['title-first', 'employer-first'] as const) {
      const scores = ways.filter((way) => way.order === order).map(({ score }) => score);
      if (scores.length > 0) add(order, Math.max(...scores) - top);
    }
  }
  const average = (key: string) => {
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 1 };
    // A single head tells nothing about the others.
    return count < 2 ? 0 : Math.max(-3, sum / count);
  };
  const firm = new Map<Order, number>();
  for (const { way } of best)
    if (way && isFirm(way)) firm.set(way.order, (firm.get(way.order) ?? 0) + 1);
  return heads.map((head, at) => {
    const own = [...(options[at] ?? [])].sort((a, b) => b.score - a.score);
    const [first] = own;
    const second = first && own.find((way) => isOther(way, first));
    // What a head's own words say clearly, the others do not change.
    const weight = first && second && first.score - second.score >= 2 ? 0.3 : 1;
    const ways = own
      .map((way) => ({
        ...way,
        score:
          way.score +
          weight *
            (average(`${head.shape}|${way.key}`) + (way.order === 'one' ? 0 : average(way.order))),
      }))
      .sort((a, b) => b.score - a.score);
    const order = ways[0]?.order ?? 'one';
    const itself = best[at]?.way;
    const others =
      (firm.get(order) ?? 0) - (itself && isFirm(itself) && itself.order === order ? 1 : 0);
    return namedBy(ways, head.isCrowded, others > 1);
  });
}

/** Whether a head says by its own words which part is the title. */
function isFirm({ order, jobTitle }: Option): boolean {
  return order !== 'one' && titleScore(jobTitle) >= 4;
}

function namedBy(ways: readonly Option[], isCrowded: boolean, isUsual: boolean): NamedHead {
  const [first] = ways;
  // Words that tell a title, or other heads of the same pattern that have them, make a head sure.
  const isTold =
    first !== undefined &&
    ((isUsual && first.jobTitle.includes(' ')) || titleScore(first.jobTitle) >= 2);
  const part = (field: 'jobTitle' | 'company'): NamedPart => {
    const value = first?.[field] ?? '';
    const other = ways.find(
      (way) =>
        first && (!isSame(way[field], value) || (way[field] !== value && isOther(way, first))),
    );
    const margin = first && other ? first.score - other.score : sureMargin;
    const isSure =
      margin >= sureMargin &&
      (first?.score ?? 0) > 0 &&
      !isCrowded &&
      first !== undefined &&
      isWhole(value) &&
      (field === 'jobTitle' ? !goesOn(first) : isOneName(value) && !holdsTitle(value)) &&
      (value === '' ||
        isTold ||
        first.key === 'labels' ||
        (field === 'company' && employerScore(value) >= 2));
    return {
      value,
      confidence: isSure ? 'sure' : margin >= likelyMargin ? 'likely' : 'unsure',
      runnerUp: isSure ? null : (other?.[field] ?? null),
    };
  };
  return { jobTitle: part('jobTitle'), company: part('company'), rest: first?.rest ?? [] };
}

/** What else stands beside the title may be of it ("VP – Compliance"). */
function goesOn({ jobTitle, rest, parts }: Option): boolean {
  const title = parts.find(({ text }) => text === jobTitle || text.startsWith(`${jobTitle}, `));
  return (
    title !== undefined &&
    rest.some(({ line, text }) => line === title.line && parts.some((part) => part.text === text))
  );
}

/** A team that stands with the title or with the employer makes no difference. */
function isSame(a: string, b: string): boolean {
  return a === b || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)));
}

function isOther(way: Option, first: Option): boolean {
  return !(isSame(way.jobTitle, first.jobTitle) && isSame(way.company, first.company));
}

/** The employer that stands over several jobs, for each of them but the first. */
function bannersOf(heads: readonly Head[]): (string | null)[] {
  let banner: { text: string; shape: string; isOverRoles: boolean } | null = null;
  return heads.map(({ lines, parts, shape }) => {
    // It lacks the line that names the employer, and no other.
    if (banner && lines.length > 0 && banner.shape.endsWith(` ${shape}`)) return banner.text;
    const top = parts.find(({ line }) => line === 0);
    // The whole time there, below the employer, says that several roles follow.
    if (banner?.isOverRoles && parts.length === 1 && top) return banner.text;
    const isOverRoles = lines.slice(1, 3).some(({ plain }) => isDuration(plain));
    const isBanner = lines.length > 1 && top !== undefined && titleScore(top.text) < 2;
    banner = isBanner ? { text: top.text, shape, isOverRoles } : null;
    return null;
  });
}

function optionsOf(head: Head, banner: string | null): Option[] {
  const { labeled } = head;
  const parts = head.parts.slice(0, mostParts);
  const beyond = [...head.parts.slice(mostParts), ...head.rest];
  if (labeled.jobTitle !== undefined || labeled.company !== undefined) {
    const [first] = parts;
    const {
      jobTitle = first?.text ?? '',
      company = labeled.jobTitle === undefined ? '' : (first?.text ?? ''),
    } = labeled;
    const isUsed = first?.text === jobTitle || first?.text === company;
    return [
      {
        jobTitle,
        company,
        order: 'one',
        key: 'labels',
        score: 6,
        rest: [...parts.slice(isUsed ? 1 : 0), ...beyond],
        parts: [],
      },
    ];
  }
  const options: Option[] = [];
  const add = (
    option: Omit<Option, 'score' | 'rest' | 'parts'> & { bonus?: number },
    used: readonly HeadPart[],
  ) => {
    const { bonus = 0, ...way } = option;
    const score =
      (way.jobTitle === ''
        ? 0
        : titleScore(way.jobTitle) - (!way.isInherited && holdsEmployer(way.jobTitle) ? 2.5 : 0)) +
      (way.company === '' || way.isInherited ? 0 : employerScore(way.company)) +
      (way.jobTitle !== '' && way.company !== '' ? 1 : 0) +
      // Where nothing tells, more people name their work first.
      (way.order === 'title-first' ? 0.45 : 0) +
      bonus;
    options.push({
      ...way,
      score,
      rest: [...parts.filter((part) => !used.includes(part)), ...beyond],
      parts,
    });
  };
  for (const [at, part] of parts.entries()) {
    // A name with a comma in it is mostly two, unless there is another name.
    const isOne = parts.length === 1 && (banner !== null || commaPieces(part.text).length === 1);
    const alone = parts.length > 1 ? -1.5 : isOne ? 0 : -1.8;
    add(
      {
        jobTitle: part.text,
        company: '',
        order: 'one',
        key: `t${at}`,
        bonus: alone + (isOwnTime(part.text) ? 2 : titleScore(part.text) > 0 ? 0 : -0.6),
      },
      [part],
    );
    add({ jobTitle: '', company: part.text, order: 'one', key: `e${at}`, bonus: alone }, [part]);
    if (banner !== null)
      add(
        {
          jobTitle: part.text,
          company: banner,
          order: 'one',
          key: `t${at}b`,
          isInherited: true,
          bonus: alone + 2.5,
        },
        [part],
      );
    for (const [other, second] of parts.entries()) {
      if (other === at) continue;
      const isNext = Math.abs(other - at) === 1;
      add(
        {
          jobTitle: part.text,
          company: second.text,
          order: at < other ? 'title-first' : 'employer-first',
          key: `t${at}e${other}`,
          bonus: isNext ? 0 : -0.3,
        },
        [part, second],
      );
    }
    if (parts.length <= 2) addSplits(part, parts.length === 1 && banner === null, add);
    if (parts.length === 1 && banner === null) addUnmarked(part, add);
  }
  return options;
}

/** "Cook, Blue Door Diner" is no title alone. */
function holdsEmployer(title: string): boolean {
  return commaPieces(title).slice(1).some(isSurelyEmployer);
}
