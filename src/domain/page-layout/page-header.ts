import { filledTexts } from './resume-text-lines';

type Owner = { name: string; phone: string };

/** Whose sheet it is and how to reach them, for who has it alone in hand; '' where nobody typed it. */
export function pageOwner(person: Owner): string {
  return filledTexts(person, ['name', 'phone'])
    .map((text) => text.trim())
    .join(' · ');
}

/** What stands small above each page of a paper but the first. */
export function pageHeader(person: Owner, number: number, count: number): string {
  const page = `Page ${String(number)} of ${String(count)}`;
  return [pageOwner(person), page].filter((part) => part !== '').join(' · ');
}
