/** Focuses the first invalid field, in the order of the errors. */
export function focusFirst(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const name = Object.keys(errors).find((field) => errors[field] !== undefined);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
