import type { FormEvent } from 'react';

/** Saves a form that was sent. Where something has to be corrected first, the first such field gets the focus. */
export function submitForm(event: FormEvent<Element>, submit: () => Promise<boolean>): void {
  event.preventDefault();
  const form = event.currentTarget;
  void submit().then((isStored) => {
    // After the errors are on the page.
    if (!isStored) setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  });
}
