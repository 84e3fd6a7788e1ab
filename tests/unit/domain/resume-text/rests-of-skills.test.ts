import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

function skillsOf(...lines: string[]): { sure: string[] } {
  const { fields } = placedResume(['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'));
  return { sure: fields.skills };
}

describe('skills that are the rest of a sentence', () => {
  test('behind "ability to" are offered and not sure', () => {
    const { sure } = skillsOf(
      'Skills',
      '- Soft skills: Weaving, dyeing, potting, ability to write clear, concise, and kind letters.',
    );
    expect(sure).toEqual(['Weaving', 'dyeing', 'potting']);
  });

  test.each(['deadlines', 'follow', 'in teams'])(
    '"%s" on the next line of a column is not sure',
    (rest) => {
      const { sure } = skillsOf(
        'Skills',
        'Weaving',
        'Self-motivated',
        'Ability to work within tight',
        rest,
        'Quick potting',
        'Dyeing',
      );
      expect(sure).not.toContain(rest);
      expect(sure).toEqual(expect.arrayContaining(['Weaving', 'Self-motivated', 'Dyeing']));
    },
  );

  test.each([
    '- Workshop Programs (Kiln Master, Lathe Pro, Loom Plus, Awl Wright, Rasp Works, Chisel Nine, Plane Master, Saw One)',
    '- Products {Kiln Master, Lathe Pro, Awl Writer}',
    '- The Suite (primarily Kiln Master, Lathe Pro, and Loom Plus)',
    '- Lathe Tuning (Wood), Kiln Systems, Agent Work (Loom Plus, Kiln Master, Awl), Deployment (Lathe Pro, Loom Plus), Images (Dye, Awl, Felt).',
  ])('are offered out of the brackets of %j', (line) => {
    const { suggestions = [] } = placedResume(`Mira Tolan\nmira@example.com\n\nSkills\n${line}`);
    const offered = suggestions.map(({ value }) => value);
    expect(offered).toEqual(expect.arrayContaining(['Kiln Master', 'Lathe Pro']));
  });

  test('go up to the head of a job that begins below them', () => {
    const { sure } = skillsOf(
      'Skills',
      'Weaving',
      'Dyeing',
      'Potting',
      'Spinning',
      'SENIOR WEAVER',
      'Oak Mills, Lima, OH | March 2012 – May 2018',
      '- Wove',
      'May 2009 – June 2010',
    );
    expect(sure).toEqual(expect.arrayContaining(['Weaving', 'Dyeing', 'Potting']));
    expect(sure).not.toContain('SENIOR WEAVER');
  });

  test('go on below "Research" and "Design", each over its list', () => {
    const { suggestions = [] } = placedResume(
      [
        'Mira Tolan',
        '## Skills',
        '### Research',
        'Weaving, Dyeing, Potting, Spinning',
        '### Design',
        'Felting, Carding, Knitting, Tufting',
      ].join('\n'),
    );
    const offered = suggestions.map(({ value }) => value);
    expect(offered).toEqual(expect.arrayContaining(['Potting', 'Knitting']));
  });

  test('whose names all begin in small letters stay sure', () => {
    expect(skillsOf('Skills', 'weaving', 'dyeing', 'potting', 'spinning').sure).toEqual([
      'weaving',
      'dyeing',
      'potting',
      'spinning',
    ]);
  });

  test('a bullet over deeper bullets names their kind', () => {
    const { sure } = skillsOf(
      'Skills',
      '- Workshop',
      '    - Potting',
      '    - Weaving',
      '- Kitchen',
      '    - Baking',
      '    - Brewing',
    );
    expect(sure).toEqual(['Potting', 'Weaving', 'Baking', 'Brewing']);
  });

  test('a language for computers over deeper bullets stays a sure skill', () => {
    const { sure } = skillsOf('Skills', '- JavaScript', '    - Loomjs', '    - Potjs', '- Ruby');
    expect(sure).toContain('JavaScript');
  });
});

describe('skills', () => {
  test('may be named like a heading among others of one look', () => {
    const { sure } = skillsOf('Skills', 'Self-study', 'Leadership', 'Communication');
    expect(sure).toEqual(['Self-study', 'Leadership', 'Communication']);
  });

  test('with how well, or two tools in one, are offered and not sure', () => {
    const { sure } = skillsOf('Skills', '- Basic SQL', '- Git and Docker', '- Welding');
    expect(sure).toEqual(['Welding']);
  });

  test('of two words that belong together are sure, as our own papers write them', () => {
    const { sure } = skillsOf('Skills', '- Spanish and English', '- Ovens and Grills');
    expect(sure).toEqual(['Spanish and English', 'Ovens and Grills']);
  });

  test('below a heading for more than skills are sure where everyone knows the tool', () => {
    expect(skillsOf('Strengths', '- Patience', '- Python').sure).toEqual(['Python']);
  });

  test('among lines that come back again and again are offered and not sure', () => {
    const cells = ['Key Weaver', 'Loom Fair', 'Key Weaver', 'Kiln Fair', 'Loom Fair', 'Dyeing'];
    expect(skillsOf('Special Skills', ...cells).sure).toEqual([]);
  });

  test('below a heading of which some letters stand apart are offered and not sure', () => {
    expect(skillsOf('S OFT S KILLS', '- Pot ting', '- Weaving').sure).toEqual([]);
  });

  test('that everyone knows are offered out of sentences', () => {
    const { suggestions = [] } = placedResume(
      [
        'Mira Tolan',
        'Skills',
        'I make cloth with care every day and I have used MS Word, Excel and AutoCAD for years now',
        '- Welding',
      ].join('\n'),
    );
    expect(suggestions.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['MS Word', 'Excel', 'AutoCAD']),
    );
  });
});

test.each(['SKILLS\t▪ Loom Office', 'DIGITALE FÄHIGKEITEN\t• Loom Office (LO)'])(
  'the first item of a list beside its heading is a skill: %j',
  (line) => {
    const [first = ''] = skillsOf(line, '▪ Dyeing', '▪ Potting').sure;
    expect(first).toMatch(/^Loom Office/u);
  },
);

test('a line about skills is all that somebody says of them', () => {
  const text =
    'Mira Tolan\nmira@example.com\n\nHobbies\nChess\nSoftware abilities: Loom drawing (Python, Loomlab), HTML';
  const { suggestions = [] } = placedResume(text);
  expect(suggestions.map(({ value }) => value)).toEqual(expect.arrayContaining(['Python', 'HTML']));
});

test('a list in brackets on a line of its own is a list', () => {
  const { sure } = skillsOf('Skills', '- Loomscript', '(Potdesk, Kettle, Wheeler)', '- Dyeing');
  expect(sure).toEqual(['Loomscript', 'Potdesk', 'Kettle', 'Wheeler', 'Dyeing']);
});

test.each([
  ['Hobbies', 'Front-loom :Html5,css3,Jquery, Kettle.', ['Html5', 'css3', 'Jquery', 'Kettle']],
  ['Work', 'Potter, Oak Potworks, 2019 - 2021\nHTML | CSS | Looms.js', ['HTML', 'CSS', 'Looms.js']],
])('where nothing else names a tool, a line that lists some below %j is offered', (...all) => {
  const [heading, line, skills] = all;
  const text = `Mira Tolan\nmira@example.com\n\n${heading}\n${line}`;
  const { suggestions = [] } = placedResume(text);
  expect(suggestions.map(({ value }) => value)).toEqual(expect.arrayContaining(skills));
  const withSkills = placedResume(`${text}\n\nSkills\nPython`);
  expect((withSkills.suggestions ?? []).map(({ value }) => value)).not.toContain(skills[0]);
});

test('tools that are named within an item are offered', () => {
  const { suggestions = [] } = placedResume(
    'Ana Lopez\nSkills\nWeb: bread pages, Java sur Loomlab, SQL avec la librairie de Python',
  );
  expect(suggestions.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Java', 'SQL', 'Python']),
  );
});
