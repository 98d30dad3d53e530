/** Leads the keyboard to the first field, by the order of the errors, that has something wrong with it. */
export function focusFirst(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const name = Object.keys(errors).find((field) => errors[field] !== undefined);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
