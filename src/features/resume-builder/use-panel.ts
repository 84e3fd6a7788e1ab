import { useState } from 'react';

export type PanelId = 'chapter' | 'edit' | 'preview';

/** Which panel of the builder is chosen where not all of them have room. Another chapter opens at its beginning. */
export function usePanel(chapterId: string): {
  selected: PanelId;
  select: (panel: PanelId) => void;
} {
  const [choice, setChoice] = useState<{ chapterId: string; panel: PanelId }>({
    chapterId,
    panel: 'chapter',
  });
  return {
    selected: choice.chapterId === chapterId ? choice.panel : 'chapter',
    select: (panel) => setChoice({ chapterId, panel }),
  };
}
