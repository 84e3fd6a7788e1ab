export function ChapterPage({ chapterId }: { chapterId: string }) {
  return <h1>{chapterId}</h1>;
}
