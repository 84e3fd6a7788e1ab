import { openBrackets } from '../course/open-brackets';
import { monthNames } from '../language/en/month-names';
import { headerBlocks } from '../page-layout/resume-blocks';
import type { PageBlock } from '../page-layout/resume-blocks';
import { oneLine } from '../page-layout/resume-text-lines';
import type { LearnerRecord } from '../resume/record-schema';
import { textToDay } from './days';
import type { Letter } from './job-search-schema';

/** The parts of a letter that are sentences, in their order. */
export const letterParts = ['why', 'proof', 'next'] as const;
export type LetterPart = (typeof letterParts)[number];

/** A letter as it stands on paper. It is English whatever the interface speaks: it goes to an employer here. */
export type LetterTexts = {
  day: string;
  /** Whom it goes to, line by line. */
  to: string[];
  greeting: string;
  /** The paragraphs, each with its part of the letter, so that a press on one can open the field of the other. */
  paragraphs: { part: LetterPart; text: string }[];
  closing: string;
  name: string;
};

/** The texts of a letter that is written on `today` ('YYYY-MM-DD'). Blank lines part paragraphs, and other ends of lines too. */
export function letterTexts(
  { personalInfo }: Pick<LearnerRecord, 'personalInfo'>,
  letter: Letter,
  today: string,
): LetterTexts {
  const person = oneLine(letter.person);
  return {
    day: longDay(today),
    to: [person, oneLine(letter.employer)].filter((line) => line !== ''),
    greeting: `Dear ${person || 'Hiring Manager'},`,
    paragraphs: letterParts.flatMap((part) =>
      letter[part]
        .split(/\r?\n/u)
        .map(oneLine)
        .filter((text) => text !== '')
        .map((text) => ({ part, text })),
    ),
    closing: 'Sincerely,',
    name: oneLine(personalInfo.name),
  };
}

/** The letter's paper: the same head as the resume's, so that the two look like one person's. */
export function letterBlocks(record: LearnerRecord, letter: Letter, today: string): PageBlock[] {
  const { day, to, greeting, paragraphs, closing, name } = letterTexts(record, letter, today);
  const apart = (text: string): PageBlock => ({ kind: 'paragraph', text, isApart: true });
  const next = (text: string): PageBlock => ({ kind: 'paragraph', text });
  return [
    ...headerBlocks(record),
    apart(day),
    ...to.map((line, index) => (index === 0 ? apart(line) : next(line))),
    apart(greeting),
    ...paragraphs.map(({ text }) => apart(text)),
    apart(closing),
    ...(name === '' ? [] : [next(name)]),
  ];
}

/** What somebody has to look at before the letter goes out. */
export type LetterCheck = {
  /** The parts that have no text. */
  empty: LetterPart[];
  /** What still stands in [brackets]. */
  open: string[];
  /** Words of the three parts. */
  words: number;
};

/** Looks for what is not finished in a letter. Nothing in it stops anybody from printing. */
export function checkLetter(letter: Letter): LetterCheck {
  const text = letterParts.map((part) => letter[part]).join('\n');
  return {
    empty: letterParts.filter((part) => letter[part].trim() === ''),
    open: openBrackets(text),
    words: text.split(/\s+/u).filter((word) => word !== '').length,
  };
}

/** A frame with what the letter and the resume already know; what they do not know stays in its [brackets]. */
export function fillFrame(frame: string, known: Readonly<Record<string, string>>): string {
  return frame.replaceAll(/\[([^[\]]+)\]/gu, (whole, name: string) =>
    Object.hasOwn(known, name) && known[name] ? oneLine(known[name]) : whole,
  );
}

/** A text with one more sentence at its end. */
export function withSentence(text: string, sentence: string): string {
  const before = text.trimEnd();
  return before === '' ? sentence : `${before} ${sentence}`;
}

/** 'November 26, 2026' as letters here have it; '' for what is no day. */
function longDay(text: string): string {
  const day = textToDay(text);
  return day === null
    ? ''
    : `${monthNames[day.month - 1] ?? ''} ${String(day.day)}, ${String(day.year)}`;
}
