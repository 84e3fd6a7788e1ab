import type { ComponentProps, SubmitEvent } from 'react';

/**
 * Fields that belong together and are sent nowhere. After each key the browser looks through all fields of the form for
 * something to fill in or to keep: in a small form that costs little, and what it offers fits.
 */
export function FieldForm(props: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return <form {...props} onSubmit={stay} />;
}

function stay(event: SubmitEvent): void {
  event.preventDefault();
}
