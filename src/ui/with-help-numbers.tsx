import { Fragment } from 'react';
import { helpNumbers } from '@/domain/course/help-numbers';

/** A text in which a phone dials the numbers of help. */
export function WithHelpNumbers({ text }: { text: string }) {
  return helpNumbers(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a key={index} href={href}>
        {words}
      </a>
    ),
  );
}
