import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';

/** What a person is called; their address if they gave no name. */
export const personLabel = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name.trim() || email || INBOX_TEXTS.visitor;
