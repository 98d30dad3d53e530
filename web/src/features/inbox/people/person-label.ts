import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';

/** What a person is called; their address if they gave no name. */
export const personLabel = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name.trim() || email || INBOX_TEXTS.visitor;

/** The same, with their address: two people may have the same name. */
export const fullPersonLabel = (person: { readonly name: string; readonly email: string }): string => {
  const label = personLabel(person);
  return person.email === '' || label === person.email ? label : `${label} (${person.email})`;
};
