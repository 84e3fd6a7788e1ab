import { describe, expect, test } from 'vitest';
import { placedResume, resumeFromLines } from '@/domain/resume-text/resume-from-text';
import type { FileLine } from '@/domain/resume-text/lines/text-lines';
import { plainStyle, styledLines } from '@/domain/resume-text/lines/text-lines';

/** The sure name of a text, or else the one that is offered. */
function nameOf(lines: string | readonly FileLine[]): { sure: string; offered: string } {
  const { fields, suggestions = [] } =
    typeof lines === 'string' ? placedResume(lines) : resumeFromLines(styledLines(lines));
  return {
    sure: fields.personalInfo.name ?? '',
    offered:
      suggestions.find((one) => one.kind === 'personal' && one.field === 'name')?.value ?? '',
  };
}

const below = '\n+1 415 555 0142\nbaker@example.com\n\nSkills\nBaking, Pastry';

describe('names', () => {
  test.each(['Mira TOLAN OREZ', 'Mira Anne TOLAN', 'Mira Elena OREZ', 'Mira Dolan KIM'])(
    '"%s" is whole: a surname in capitals is no letters of a degree',
    (name) => {
      expect(nameOf(`${name}${below}`).sure).toBe(name);
    },
  );

  test.each([
    ['Mira Tolan RN BSN', 'Mira Tolan'],
    ['MIRA TOLAN PMP', 'MIRA TOLAN'],
    ['Mira B. Tolan, CCMA, CPXQ', 'Mira B. Tolan'],
    ['Mira Ann Tolan CNSC', 'Mira Ann Tolan'],
  ])('"%s" ends where the letters begin', (first, name) => {
    expect(nameOf(`${first}${below}`).sure).toBe(name);
  });

  test.each([
    ['TOLAN, MIRA ELENA', 'MIRA ELENA TOLAN'],
    ['TOLAN, MIRA ANN', 'MIRA ANN TOLAN'],
    ['Tolan, Mira Elena', 'Mira Elena Tolan'],
    ['TOLAN, ANN', 'ANN TOLAN'],
  ])('"%s" is turned as forms have it', (first, name) => {
    expect(nameOf(`${first}\n[RN, BSN]${below}`).sure).toBe(name);
  });

  test.each(['■', '◆', '○', '◦', '»'])('a name stands before %s and the street', (mark) => {
    const { sure } = nameOf(
      `Mira Tolan ${mark} Werarring 26A ${mark} 81673 Wels ${mark} mtol@example.com\n\nSkills\nBaking`,
    );
    expect(sure).toBe('Mira Tolan');
  });

  test.each(['Familienstand', 'Nationality', 'Geburtsort', 'Estado civil', 'Marital status'])(
    'what a form asks ("%s") is no half of the name below',
    (label) => {
      const line = (text: string, style: Partial<FileLine> = {}): FileLine => ({
        ...plainStyle,
        size: 11,
        text,
        ...style,
      });
      const { sure, offered } = nameOf([
        line('Lebenslauf', { size: 20 }),
        line('Geburtsdatum'),
        line(label),
        line('Tolan Mira'),
        line('Tel. +79105550142'),
        line('tolan04@example.com'),
        line('Ausbildung', { size: 16 }),
      ]);
      expect(sure === '' ? offered : sure).toBe('Tolan Mira');
    },
  );

  test('in the largest letters a surname that is a word for an employer is offered', () => {
    const line = (text: string, size: number): FileLine => ({ ...plainStyle, size, text });
    const { sure, offered } = nameOf([
      line('Cell Phone: 902-555-0142', 11),
      line('Email: 0bc15@example.com', 11),
      line('Mira D. Church', 26),
      line('Employment Experience', 14),
      line('Mill Garage, groundskeeper, July 2010', 11),
      line('Mill Street Bakery, baker, July 2011', 11),
    ]);
    expect({ sure, offered }).toEqual({ sure: '', offered: 'Mira D. Church' });
  });

  test('in the head of the page the name is offered right at the number and the email', () => {
    const line = (text: string, region: FileLine['region']): FileLine => ({
      ...plainStyle,
      size: 11,
      text,
      region,
    });
    const { sure, offered } = nameOf([
      line('Cell Phone: 902-555-0142', 'margin'),
      line('Email: 0bc15@example.com', 'margin'),
      line('Mira D. Tolan', 'margin'),
      line('Employment Experience', 'body'),
      line('Mill Garage, groundskeeper, July 2010', 'body'),
    ]);
    expect(sure === '' ? offered : sure).toBe('Mira D. Tolan');
  });

  test('a zip code of ten digits behind a town is no phone where a number is said to be one', () => {
    const { fields } = placedResume(
      'Mira Tolan\nAddress: Unit 12, N50, Mill alley, Oak st,\nRiver ave, Wels 1731783685\nPhone numbers: +98-21-77555014\nmtol@example.com',
    );
    expect(fields.personalInfo.phone).toBe('+98-21-77555014');
  });
});
