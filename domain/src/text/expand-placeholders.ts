/**
 * Puts values in place of placeholders such as [companyName] (S7.7-03), in one pass: what a value contains is never
 * expanded again (D-22). A placeholder without a value stays as it is.
 */
export const expandPlaceholders = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\[([A-Za-z]+)\]/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
