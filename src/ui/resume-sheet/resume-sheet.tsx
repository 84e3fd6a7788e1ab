import { useMemo } from 'react';
import type { Education, Experience, Resume } from '../../domain/resume/resume-schema';
import type { ResumeTemplate } from '../../state/template';
import { educationLens, experienceLens, personalInfoLens } from '../../state/text-lens';
import { useResume } from '../../state/working-resume';
import { BoundText } from './bound-text';
import './resume-sheet.css';
import { bulletLines, sheetOutline, type SheetOutline } from './sheet-outline';
import { useNamedPrint } from './use-named-print';

/**
 * The resume as it prints, live. Its own headings are English whatever the interface speaks: the resume goes to an
 * employer here (design, section 6).
 */
export function ResumeSheet({ template, label }: { template: ResumeTemplate; label: string }) {
  // A string compares by value, so a keystroke inside a text renders nothing here.
  const outlineText = useResume((resume) => JSON.stringify(sheetOutline(resume)));
  const outline = useMemo(() => JSON.parse(outlineText) as SheetOutline, [outlineText]);
  useNamedPrint();
  return (
    <article className={`resume-sheet ${template}`} aria-label={label}>
      <header>
        {outline.name && (
          <h1>
            <BoundText read={reads.name} />
          </h1>
        )}
        {outline.contact.length > 0 && (
          <p className="sheet-contact">
            <Joined
              separator=" · "
              parts={outline.contact.map((field) => ({ field, read: reads[field] }))}
            />
          </p>
        )}
      </header>
      {outline.experience.length > 0 && (
        <section>
          <h2>Experience</h2>
          {outline.experience.map((job) => (
            <Job key={job.id} {...job} />
          ))}
        </section>
      )}
      {outline.education.length > 0 && (
        <section>
          <h2>Education</h2>
          {outline.education.map((school) => (
            <School key={school.id} {...school} />
          ))}
        </section>
      )}
      {outline.skills && (
        <section>
          <h2>Skills</h2>
          <p>
            <BoundText read={reads.skills} />
          </p>
        </section>
      )}
    </article>
  );
}

type Read = (resume: Resume) => string;

const reads = {
  name: personalInfoLens('name').read,
  address: personalInfoLens('address').read,
  phone: personalInfoLens('phone').read,
  email: personalInfoLens('email').read,
  skills: (resume: Resume) => resume.skills.filter((skill) => skill.trim() !== '').join(', '),
};

function Job({ id, has, bullets }: SheetOutline['experience'][number]) {
  const read = useMemo(() => fieldReads(id, experienceFields, experienceLens), [id]);
  const titles = (['jobTitle', 'company', 'location'] as const).filter((field) => has[field]);
  const dates = (['startDate', 'endDate'] as const).filter((field) => has[field]);
  return (
    <div className="sheet-entry">
      <h3>
        <span>
          <Joined separator=", " parts={titles.map((field) => ({ field, read: read[field] }))} />
        </span>
        {dates.length > 0 && (
          <span className="sheet-dates">
            <Joined separator=" – " parts={dates.map((field) => ({ field, read: read[field] }))} />
          </span>
        )}
      </h3>
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
  const read = useMemo<Read>(
    () => (resume) => {
      const entry = resume.experience.find((job) => job.id === id);
      return entry ? (bulletLines(entry)[index] ?? '') : '';
    },
    [id, index],
  );
  return (
    <li>
      <BoundText read={read} />
    </li>
  );
}

function School({ id, has }: SheetOutline['education'][number]) {
  const read = useMemo(() => fieldReads(id, educationFields, educationLens), [id]);
  const titles = (['degree', 'school', 'location'] as const).filter((field) => has[field]);
  return (
    <div className="sheet-entry">
      <h3>
        <span>
          <Joined separator=", " parts={titles.map((field) => ({ field, read: read[field] }))} />
        </span>
        {has.graduationYear && (
          <span className="sheet-dates">
            <BoundText read={read.graduationYear} />
          </span>
        )}
      </h3>
    </div>
  );
}

const experienceFields = ['jobTitle', 'company', 'location', 'startDate', 'endDate'] as const;
const educationFields = ['degree', 'school', 'location', 'graduationYear'] as const;

type LensOf<Field> = (id: string, field: Field) => { read: Read };

function fieldReads<Field extends Exclude<keyof Experience | keyof Education, 'id'>>(
  id: string,
  fields: readonly Field[],
  lens: LensOf<Field>,
): Record<Field, Read> {
  return Object.fromEntries(fields.map((field) => [field, lens(id, field).read])) as Record<
    Field,
    Read
  >;
}

type Part = { field: string; read: Read };

function Joined({ parts, separator }: { parts: readonly Part[]; separator: string }) {
  return parts.map(({ field, read }, index) => (
    <span key={field}>
      {index > 0 && separator}
      <BoundText read={read} />
    </span>
  ));
}
