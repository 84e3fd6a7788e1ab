import { describe, expect, test } from 'vitest';
import { placedResume, resumeFromText } from '@/domain/resume-text/resume-from-text';

const fieldsOf = (text: string) => resumeFromText(text).fields;

describe('heads of entries', () => {
  test('under headings of one level each begin a job, whatever their names, and projects of one end with it', () => {
    const { experience } = fieldsOf(
      [
        '## Career History',
        '### Loom Lane Lima\n*Lima, OH*\n\n**Software Developer** | *Oct 2022 - Jan 2023*\n\n* Made looms count what they wove, with two others.',
        '#### *Projects*\n* *Own project*: A page that counts thread.',
        '### Orr Telecom\n*Lauter, OH*\n\n**Night Desk Tech** | *May 2022 - Oct 2022*\n\n* Worked with four people to keep wires in order.',
        '### Gate Rx\n*Gate, OH*\n\n**Delivery Driver** | *Dec 2017 - Oct 2022*\n\n* Brought boxes to houses with no box lost in five years.',
        '### Hale Stagecoach\n*Hale, OH*\n\n**Bus Driver** | *Feb 2015 - May 2017*\n\n* Drove 12 children on three ways each day.',
        '### Bo & Kim’s Arcade\n*Hale, OH*\n\n**Game Attendant** | *Feb 2006 - Aug 2013*\n\n* Worked summers and helped visitors with the games.',
      ].join('\n\n'),
    );
    expect(experience.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([
      ['Software Developer', 'Oct 2022'],
      ['Night Desk Tech', 'May 2022'],
      ['Delivery Driver', 'Dec 2017'],
      ['Bus Driver', 'Feb 2015'],
      ['Game Attendant', 'Feb 2006'],
    ]);
  });

  test('have the employer that stands apart right above their dates', () => {
    const { experience } = fieldsOf(
      '**WORK EXPERIENCE**\n---\n***Gate Tours, Lima OH***\n\nMarch 2017 – March 2020\n\n*Expedition Guide - North Coast & Lima*\n\n\n  • Lead hiking and kayaking trips in remote wild settings with few or no defined trails, utilizing standards and more for each of them.\n  • Work within a cohesive and cooperative team led by the Lead Guide, with a heavy emphasis on communication and more\n  • Provide in the field, hands-on interpretation and onboard presentations that are integrated into a week-long trip.\n  • Participate in the behind the scenes daily maintenance and tasks that keep our gear running.\n\n\n***Orr Kitchens Inc. Lima WA***\n\nMarch 2014 – September 2016\n\n*Point Of Sales System Programming Specialist*\n\n• Provided technical support as a POS helpdesk for 48 kitchen systems\\\n• Analyzed user needs and developed functional specifications\\\n• Performed system testing, and interpretation\n',
    );
    expect(experience).toMatchObject([
      { company: 'Gate Tours' },
      { company: 'Orr Kitchens Inc', startDate: 'March 2014' },
    ]);
  });

  test('are not what only heads the duties', () => {
    const { experience } = fieldsOf(
      'Experience\nLine cook January 2018 – March 2020\nDetails of Position:-\nMade soup for forty guests each night.\nWaiter May 2015 – June 2017\nDetails of Position:-\nBrought tea to every table.',
    );
    expect(experience.map(({ company }) => company)).toEqual(['', '']);
  });

  test('part a title from an employer whose name begins small', () => {
    const { experience } = fieldsOf(
      'Experience\nWeb Developer at iLoom Enterprise\nNovember 2013 - Present\nMade looms.\nWeb Developer at Orr Lab\nApril 2010 - December 2012\nMade pages on tight days.\n',
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Web Developer', company: 'iLoom Enterprise' },
      {},
    ]);
  });

  test('of schools have their subject alone on a line, and honors in front of a degree', () => {
    const offered = placedResume(
      'Education\nOrr State University, Lima, OH\nComputer Science\n\nSkills\nWeaving',
    ).suggestions;
    expect(offered).toContainEqual(
      expect.objectContaining({ kind: 'school', field: 'degree', value: 'Computer Science' }),
    );
    const { education } = fieldsOf(
      'Education\n● Gate College: Thread Management certification (04/19 - 08/10)\n● Orr University: Cum Laude B.A. in Thread Management',
    );
    expect(education).toHaveLength(2);
  });
});
