import { useEffect, useState, type RefObject } from 'react';

/**
 * Lets files be dropped on an element; true while one is held over it. A file that misses the element would make the
 * browser leave the page to show it, so the whole window takes drops and does nothing with them.
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isInside = (event: DragEvent) => target.current?.contains(event.target as Node) ?? false;
    const handleOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setIsOver(isInside(event));
    };
    const handleDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file && isInside(event)) onFile(file);
    };
    window.addEventListener('dragover', handleOver, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    window.addEventListener('dragleave', () => setIsOver(false), { signal });
    return () => controller.abort();
  }, [target, onFile]);
  return isOver;
}
