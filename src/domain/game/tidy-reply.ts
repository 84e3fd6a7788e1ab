import { tidyPhone } from '../resume/tidy-phone';
import { tidyLines, tidyName, tidyPlace, tidyStart } from '../resume/tidy-text';
import type { GameField } from './game-script';

const tidyOf: Partial<Record<GameField, (text: string) => string | null>> = {
  phone: tidyPhone,
  address: tidyPlace,
  location: tidyPlace,
  jobTitle: tidyStart,
  company: tidyName,
  description: tidyLines,
  degree: tidyStart,
  school: tidyName,
};

/** An answer in the form in which it stands on paper ("cleveland ohio", "2165550147"); as it is where that is not sure. */
export function tidyReply(field: GameField, text: string): string {
  return tidyOf[field]?.(text) ?? text;
}
