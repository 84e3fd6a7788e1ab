import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

function skillsOf(...lines: string[]): { sure: string[]; offered: string[] } {
  const { fields, suggestions = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'),
  );
  return {
    sure: fields.skills,
    offered: suggestions.flatMap(({ kind, value }) => (kind === 'skill' ? [value] : [])),
  };
}

describe('no skill is', () => {
  test.each([
    ['- Français: Excellente maîtrise à l’oral, Certifié', 'Certifié'],
    ['- **Idiomas:** Inglês (Intermediário).', 'Idiomas'],
    ['- 24/7 Availability', '24/7 Availability'],
    ['Kiln work : Java sur', 'Java sur'],
    ['- Anfänger in Python', 'Anfänger in Python'],
  ])('in %j', (line, wrong) => {
    const { sure, offered } = skillsOf('Skills', '- Weaving, Potting', line, '- Dyeing');
    expect([...sure, ...offered]).not.toContain(wrong);
    expect(sure).toEqual(expect.arrayContaining(['Weaving', 'Potting', 'Dyeing']));
  });
});

describe('not sure but offered is', () => {
  test.each([
    ['- Intermediate Microsoft Excel experience', 'Microsoft Excel'],
    ['- Web Programming HTML, Loomscript, Dyescript, Potscript', 'HTML'],
    ['- Specialties Pottery Design, Weaving Design, Loom Design', 'Pottery Design'],
    ['- java (looms), Baking', 'java'],
  ])('the name in %j', (line, name) => {
    const { sure, offered } = skillsOf('Skills', line, '- Dyeing', '- Carving');
    const [first = ''] = line.slice(2).split(/,(?![^(]*\))/u);
    expect(sure).not.toContain(first);
    expect(sure).not.toContain(name);
    expect(offered).toContain(name);
  });

  test.each([
    ['Clay : Java sur Loomlab, C# sur Visual Studio', ['Java', 'Loomlab', 'C#', 'Visual Studio']],
    ['- Weaving, SVN for source control, Windows and macOS for work', ['SVN', 'Windows', 'macOS']],
    ['- Pottery Design and HTML', ['Pottery Design', 'HTML']],
    ['- Loom Management and Cloth Chain', ['Loom Management', 'Cloth Chain']],
    ['- Initiation à SAP et AutoCad', ['SAP', 'AutoCad']],
  ])('each of the names in %j', (line, names) => {
    const { sure, offered } = skillsOf('Skills', line, '- Dyeing');
    expect([...sure, ...offered]).toEqual(expect.arrayContaining(names));
  });
});

test('a list goes on in the line below its small word, and in one that opens a bracket', () => {
  const { sure, offered } = skillsOf(
    'Skills',
    'Clay work : Python sur',
    'Loomlab, Potdesk',
    'Cloth work : Weaving',
    '(Long), Dyeing',
  );
  expect([...sure, ...offered]).toEqual(
    expect.arrayContaining(['Python', 'Loomlab', 'Potdesk', 'Weaving (Long)', 'Dyeing']),
  );
});

test('names that list more in brackets are skills, however many words those have', () => {
  const { sure, offered } = skillsOf(
    'Skills',
    '- Work with Clay: Red Clay (Pots, Bowls, Tiles, Kilns), White Clay Goods (Cups, Jugs, Round Plates, Small Figures).',
    '- Dyeing',
  );
  expect([...sure, ...offered]).toEqual(expect.arrayContaining(['Red Clay', 'Pots', 'Cups']));
});

test('links have their names, whatever their address is', () => {
  const { sure, offered } = skillsOf(
    'Skills',
    '- [Loomscript](https://example.com/loom)/[Java](https://example.com/Java_(language)), [Dyescript](https://example.com/d)',
  );
  expect([...sure, ...offered].filter((one) => /[[\]]/u.test(one))).toEqual([]);
  expect([...sure, ...offered]).toContain('Dyescript');
});

describe('half of them tools, short names are offered', () => {
  const tools = ['- HTML and CSS', '- Loom Office', '- Python, Loomlab, SQL', '- Git'];

  test('below what somebody tells of themselves', () => {
    const { sure, offered } = skillsOf(
      'Summary',
      'A weaver who has made cloth for ten years and likes to draw it with machines, too.',
      ...tools,
      'Skills',
      '- Patience',
      '- Care',
    );
    expect(sure).toEqual(['Patience', 'Care']);
    expect(offered).toEqual(expect.arrayContaining(['Python', 'Loomlab', 'SQL', 'Git']));
  });

  test('and no others', () => {
    const { offered } = skillsOf(
      'Summary',
      'A weaver who has made cloth for ten years and likes to draw it with machines, too.',
      '- Patience',
      '- Care',
      '- Git',
      'Skills',
      '- Weaving',
    );
    expect(offered).toEqual([]);
  });
});
