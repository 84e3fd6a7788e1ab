import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  bulletLines,
  contactOrder,
  filledTexts,
  jobDates,
  schoolDate,
  printedJobFields,
  joinFilled,
  printedSchoolFields,
  skillsText,
} from '@/domain/page-layout/resume-text-lines';
import { printableText } from '@/domain/page-layout/printable-text';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';
import type { PageStyle } from '@/domain/page-layout/page-style';
import type { Education, Experience } from '@/domain/resume/record-schema';
import { isAddedSection } from '@/domain/sections/section-kinds';
import type { ResumeSection, SectionKey } from '@/domain/sections/section-kinds';
import type { TextSource } from '@/workspace/document/text-lens';
import { educationText, experienceText, partText } from '@/workspace/document/text-lens';
import { useSameValue } from '@/workspace/document/use-same-value';
import { AddedSection } from './added-section';
import { RunInSections } from './run-in-sections';
import { BoundContact, BoundList } from './bound-parts';
import { BoundText } from './bound-text';
import { markBreaks } from './mark-breaks';
import './resume-document.css';
import { previewOutline, type PreviewOutline } from './preview-outline';
import { previewStyle } from './preview-style';
import { useShownRecord } from './shown-record';
import { useAloneOnPaper } from './use-alone-on-paper';
import { usePrintSetup } from './use-print-setup';

type ResumeSheetProps = {
  /** Where its pages end on the screen; without it nothing says so. */
  paper?: PaginatedDocument | null;
  style: PageStyle;
  label: string;
  /** What a saved PDF is called after the person's name, where it is more than the resume. */
  fileWord?: string;
};

/**
 * The resume as it prints, live. Its own headings are English whatever the interface speaks: the resume goes to an
 * employer here.
 */
export function ResumeDocument({ paper = null, style, label, fileWord }: ResumeSheetProps) {
  const ref = useRef<HTMLElement>(null);
  // Compared by value, so a keystroke inside a text renders nothing here.
  const outline = useShownRecord(useSameValue(previewOutline));
  useAloneOnPaper(ref);
  usePrintSetup(style, fileWord);
  useLayoutEffect(() => {
    if (ref.current) markBreaks(ref.current, paper);
  }, [paper, outline]);
  return (
    <article
      ref={ref}
      className={`resume-sheet ${style.template}`}
      style={previewStyle(style)}
      data-lists={style.hasListColumns ? 'columns' : undefined}
      aria-label={label}
      // Not translated: it goes to an employer, and the app changes its text nodes directly.
      lang="en"
      translate="no"
    >
      <header data-path="personalInfo" data-named={outline.name || undefined}>
        {outline.name && <BoundText as="h1" text={wholeTexts.name} />}
        {outline.contact && <BoundContact text={wholeTexts.contact} />}
      </header>
      {outline.order.map((section) => {
        const inRows = outline.runIn.findIndex((key) => key === section);
        if (inRows !== -1) return inRows === 0 && <RunInSections key="run-in" />;
        return isAddedSection(section) ? (
          <AddedSection key={section} section={section} />
        ) : (
          <UsualSection key={section} section={section} outline={outline} />
        );
      })}
    </article>
  );
}

type UsualSectionProps = {
  section: Exclude<ResumeSection, SectionKey>;
  outline: PreviewOutline;
};

/** A section that every resume has; nothing while it is empty. */
function UsualSection({ section, outline }: UsualSectionProps) {
  if (section === 'skills')
    return (
      outline.skills && (
        <section data-path="skills">
          <h2>Skills</h2>
          <BoundList text={wholeTexts.skills} />
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
  name: partText('personalInfo', ({ personalInfo }) => printableText(personalInfo.name)),
  contact: partText('personalInfo', ({ personalInfo }) =>
    joinFilled(personalInfo, contactOrder, ' · '),
  ),
  skills: partText('skills', skillsText),
};

/** The texts of a head: the title, and beneath it where that was, whose last part stays whole. */
function headTexts<Entry extends object>(
  source: (read: (entry: Entry) => string) => TextSource,
  fields: readonly (keyof Entry)[],
) {
  const rest = (entry: Entry) => filledTexts(entry, fields).slice(1);
  const [title, employer] = fields;
  const hasEmployer = (entry: Entry) =>
    [title, employer].every((field) => field && filledTexts(entry, [field]).length > 0);
  const isLast = (entry: Entry) => rest(entry).length === 1;
  return {
    title: source((entry) => filledTexts(entry, fields)[0] ?? ''),
    employer: source((entry) =>
      hasEmployer(entry) && !isLast(entry) ? (rest(entry)[0] ?? '') : '',
    ),
    lastEmployer: source((entry) =>
      hasEmployer(entry) && isLast(entry) ? (rest(entry)[0] ?? '') : '',
    ),
    place: source((entry) => {
      const between = rest(entry).slice(0, -1);
      const text = between.map((skill) => `${skill}, `).join('');
      return hasEmployer(entry) ? text.slice(between[0]?.length) : text;
    }),
    lastPlace: source((entry) =>
      hasEmployer(entry) && isLast(entry) ? '' : (rest(entry).at(-1) ?? ''),
    ),
  };
}

/** As many entries as nearly everybody has stand together: what is beyond is laid out when it comes near. */
const partSize = 12;

type PartsProps<Entry> = { of: readonly Entry[]; children: (entry: Entry) => ReactNode };

function Parts<Entry extends { id: string }>({ of: entries, children }: PartsProps<Entry>) {
  return Array.from({ length: Math.ceil(entries.length / partSize) }, (_, partIndex) => {
    const part = entries.slice(partIndex * partSize, (partIndex + 1) * partSize);
    return (
      <div key={partIndex} className="sheet-part">
        {part.map(children)}
      </div>
    );
  });
}

function Job({ id, titles, dates, bullets }: PreviewOutline['experience'][number]) {
  const texts = useMemo(
    () => ({
      ...headTexts<Experience>((read) => experienceText(id, read), printedJobFields),
      dates: experienceText(id, jobDates),
    }),
    [id],
  );
  return (
    <div className="sheet-entry" data-path={`experience/${id}`}>
      {(titles || dates) && (
        <h3 dir="auto">
          <BoundText className="sheet-what sheet-title" text={texts.title} />
          {dates && <Dates text={texts.dates} />}
          <Place {...texts} />
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

type PlaceProps = Record<'employer' | 'lastEmployer' | 'place' | 'lastPlace', TextSource>;

function Place({ employer, lastEmployer, place, lastPlace }: PlaceProps) {
  return (
    <span className="sheet-place">
      <BoundText className="sheet-employer" text={employer} />
      <BoundText className="sheet-employer sheet-whole" text={lastEmployer} />
      <BoundText text={place} />
      <BoundText className="sheet-whole" text={lastPlace} />
    </span>
  );
}

function Dates({ text }: { text: TextSource }) {
  return (
    <span className="sheet-dates">
      <BoundText text={text} />
    </span>
  );
}

function Bullet({ id, index }: { id: string; index: number }) {
  const text = useMemo(
    () => experienceText(id, (job) => bulletLines(job)[index] ?? ''),
    [id, index],
  );
  return <BoundText as="li" text={text} />;
}

function School({ id, year }: PreviewOutline['education'][number]) {
  const texts = useMemo(
    () => ({
      ...headTexts<Education>((read) => educationText(id, read), printedSchoolFields),
      year: educationText(id, schoolDate),
    }),
    [id],
  );
  return (
    <div className="sheet-entry" data-path={`education/${id}`}>
      <h3 dir="auto">
        <BoundText className="sheet-what sheet-title" text={texts.title} />
        {year && <Dates text={texts.year} />}
        <Place {...texts} />
      </h3>
    </div>
  );
}
