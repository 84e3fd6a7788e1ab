import { useMemo } from 'react';
import type { Education, Experience } from '../../domain/resume/resume-schema';
import type { ResumeTemplate } from '../../state/template';
import {
  educationLens,
  experienceLens,
  personalInfoLens,
  type TextSource,
} from '../../state/text-lens';
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
            <BoundText text={wholeTexts.name} />
          </h1>
        )}
        {outline.contact.length > 0 && (
          <p className="sheet-contact">
            <Joined
              separator=" · "
              parts={outline.contact.map((field) => ({ field, text: wholeTexts[field] }))}
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
            <BoundText text={wholeTexts.skills} />
          </p>
        </section>
      )}
    </article>
  );
}

const wholeTexts = {
  name: personalInfoLens('name'),
  address: personalInfoLens('address'),
  phone: personalInfoLens('phone'),
  email: personalInfoLens('email'),
  skills: {
    part: 'skills',
    read: ({ skills }) => skills.filter((skill) => skill.trim() !== '').join(', '),
  },
} satisfies Record<string, TextSource>;

function Job({ id, has, bullets }: SheetOutline['experience'][number]) {
  const texts = useMemo(() => fieldTexts(id, experienceFields, experienceLens), [id]);
  const titles = (['jobTitle', 'company', 'location'] as const).filter((field) => has[field]);
  const dates = (['startDate', 'endDate'] as const).filter((field) => has[field]);
  return (
    <div className="sheet-entry">
      {titles.length + dates.length > 0 && (
        <h3>
          <span>
            <Joined separator=", " parts={titles.map((field) => ({ field, text: texts[field] }))} />
          </span>
          {dates.length > 0 && (
            <span className="sheet-dates">
              <Joined
                separator=" – "
                parts={dates.map((field) => ({ field, text: texts[field] }))}
              />
            </span>
          )}
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
  const text = useMemo<TextSource>(
    () => ({
      part: 'experience',
      read: ({ experience }) => {
        const entry = experience.find((job) => job.id === id);
        return entry ? (bulletLines(entry)[index] ?? '') : '';
      },
    }),
    [id, index],
  );
  return (
    <li>
      <BoundText text={text} />
    </li>
  );
}

function School({ id, has }: SheetOutline['education'][number]) {
  const texts = useMemo(() => fieldTexts(id, educationFields, educationLens), [id]);
  const titles = (['degree', 'school', 'location'] as const).filter((field) => has[field]);
  return (
    <div className="sheet-entry">
      <h3>
        <span>
          <Joined separator=", " parts={titles.map((field) => ({ field, text: texts[field] }))} />
        </span>
        {has.graduationYear && (
          <span className="sheet-dates">
            <BoundText text={texts.graduationYear} />
          </span>
        )}
      </h3>
    </div>
  );
}

const experienceFields = ['jobTitle', 'company', 'location', 'startDate', 'endDate'] as const;
const educationFields = ['degree', 'school', 'location', 'graduationYear'] as const;

function fieldTexts<Field extends Exclude<keyof Experience | keyof Education, 'id'>>(
  id: string,
  fields: readonly Field[],
  lens: (id: string, field: Field) => TextSource,
): Record<Field, TextSource> {
  return Object.fromEntries(fields.map((field) => [field, lens(id, field)])) as Record<
    Field,
    TextSource
  >;
}

type Part = { field: string; text: TextSource };

function Joined({ parts, separator }: { parts: readonly Part[]; separator: string }) {
  return parts.map(({ field, text }, index) => (
    <span key={field}>
      {index > 0 && separator}
      <BoundText text={text} />
    </span>
  ));
}
