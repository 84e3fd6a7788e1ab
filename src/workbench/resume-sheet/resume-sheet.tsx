import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  bulletLines,
  contactOrder,
  dateFields,
  jobFields,
  joinFilled,
  schoolFields,
} from '../../domain/paper/paper-text';
import type { Paper } from '../../domain/paper/paper-pages';
import type { PaperStyle } from '../../domain/paper/paper-style';
import { isAddedSection } from '../../domain/sections/section-kinds';
import type { PaperSection, SectionKey } from '../../domain/sections/section-kinds';
import { educationText, experienceText, partText, personalInfoLens } from '../../record/text-lens';
import { useResume } from '../../record/working-resume';
import { AddedSection } from './added-section';
import { BoundContact } from './bound-contact';
import { BoundText } from './bound-text';
import { markBreaks } from './mark-breaks';
import './resume-sheet.css';
import { sheetOutlineText, type SheetOutline } from './sheet-outline';
import { sheetStyle } from './sheet-style';
import { useAloneOnPaper } from './use-alone-on-paper';
import { useNamedPrint } from './use-named-print';

type ResumeSheetProps = {
  /** Where its pages end on the screen; without it nothing says so. */
  paper?: Paper | null;
  style: PaperStyle;
  label: string;
  /** What a saved PDF is called after the person's name, where it is more than the resume. */
  fileWord?: string;
};

/**
 * The resume as it prints, live. Its own headings are English whatever the interface speaks: the resume goes to an
 * employer here.
 */
export function ResumeSheet({ paper = null, style, label, fileWord }: ResumeSheetProps) {
  const ref = useRef<HTMLElement>(null);
  // A string compares by value, so a keystroke inside a text renders nothing here.
  const outlineText = useResume(sheetOutlineText);
  const outline = useMemo(() => JSON.parse(outlineText) as SheetOutline, [outlineText]);
  useAloneOnPaper(ref);
  useNamedPrint(style, fileWord);
  useLayoutEffect(() => {
    if (ref.current) markBreaks(ref.current, paper);
  }, [paper, outline]);
  return (
    <article
      ref={ref}
      className={`resume-sheet ${style.template}`}
      style={sheetStyle(style)}
      aria-label={label}
    >
      <header>
        {outline.name && <BoundText as="h1" text={wholeTexts.name} />}
        {outline.contact && <BoundContact text={wholeTexts.contact} />}
      </header>
      {outline.order.map((section) =>
        isAddedSection(section) ? (
          <AddedSection key={section} section={section} />
        ) : (
          <UsualSection key={section} section={section} outline={outline} />
        ),
      )}
    </article>
  );
}

type UsualSectionProps = {
  section: Exclude<PaperSection, SectionKey>;
  outline: SheetOutline;
};

/** A section that every resume has; nothing while it is empty. */
function UsualSection({ section, outline }: UsualSectionProps) {
  if (section === 'skills')
    return (
      outline.skills && (
        <section>
          <h2>Skills</h2>
          <BoundText as="p" text={wholeTexts.skills} />
        </section>
      )
    );
  if (outline[section].length === 0) return null;
  return (
    <section>
      <h2>{section === 'experience' ? 'Experience' : 'Education'}</h2>
      {section === 'experience' ? (
        <Parts of={outline.experience}>{(job) => <Job key={job.id} {...job} />}</Parts>
      ) : (
        <Parts of={outline.education}>{(school) => <School key={school.id} {...school} />}</Parts>
      )}
    </section>
  );
}

const wholeTexts = {
  name: personalInfoLens('name'),
  contact: partText('personalInfo', ({ personalInfo }) =>
    joinFilled(personalInfo, contactOrder, ' · '),
  ),
  skills: partText('skills', ({ skills }) =>
    skills.filter((skill) => skill.trim() !== '').join(', '),
  ),
};

const [, ...jobPlace] = jobFields;
const [, ...schoolPlace] = schoolFields;

/** What stands behind a title in the same line: where that was. */
function afterTitle<Entry extends object>(
  title: string,
  entry: Entry,
  fields: readonly (keyof Entry)[],
): string {
  const place = joinFilled(entry, fields, ', ');
  return title.trim() !== '' && place !== '' ? `, ${place}` : place;
}

/** As many entries as nearly everybody has stand together: what is beyond is laid out when it comes near. */
const partSize = 12;

type PartsProps<Entry> = { of: readonly Entry[]; children: (entry: Entry) => ReactNode };

function Parts<Entry extends { id: string }>({ of: entries, children }: PartsProps<Entry>) {
  return Array.from({ length: Math.ceil(entries.length / partSize) }, (_, place) => {
    const part = entries.slice(place * partSize, (place + 1) * partSize);
    return (
      <div key={place} className="sheet-part">
        {part.map(children)}
      </div>
    );
  });
}

function Job({ id, titles, dates, bullets }: SheetOutline['experience'][number]) {
  const texts = useMemo(
    () => ({
      title: experienceText(id, (job) => job.jobTitle),
      place: experienceText(id, (job) => afterTitle(job.jobTitle, job, jobPlace)),
      dates: experienceText(id, (job) => joinFilled(job, dateFields, ' – ')),
    }),
    [id],
  );
  return (
    <div className="sheet-entry">
      {(titles || dates) && (
        <h3 dir="auto">
          <span className="sheet-what">
            <BoundText className="sheet-title" text={texts.title} />
            <BoundText text={texts.place} />
          </span>
          {dates && <BoundText className="sheet-dates" text={texts.dates} />}
        </h3>
      )}
      {bullets > 0 && (
        <ul>
          {Array.from({ length: bullets }, (_, index) => (
            <Bullet key={`${id} ${String(index)}`} id={id} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Bullet({ id, index }: { id: string; index: number }) {
  const text = useMemo(
    () => experienceText(id, (job) => bulletLines(job)[index] ?? ''),
    [id, index],
  );
  return <BoundText as="li" text={text} />;
}

function School({ id, year }: SheetOutline['education'][number]) {
  const texts = useMemo(
    () => ({
      title: educationText(id, (school) => school.degree),
      place: educationText(id, (school) => afterTitle(school.degree, school, schoolPlace)),
      year: educationText(id, ({ graduationYear }) => graduationYear),
    }),
    [id],
  );
  return (
    <div className="sheet-entry sheet-line">
      <h3 dir="auto">
        <span className="sheet-what">
          <BoundText className="sheet-title" text={texts.title} />
          <BoundText text={texts.place} />
        </span>
        {year && <BoundText className="sheet-dates" text={texts.year} />}
      </h3>
    </div>
  );
}
