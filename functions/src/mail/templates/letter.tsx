import type { LetterPage } from '@harborline/domain/tickets/mail-content';
import { Layout } from './layout';
import { Text } from './parts';

/** Paragraphs and a button: notices, invitations, passwords, sign-in links and news of a status page. */
export function LetterMail({ page }: { page: LetterPage }) {
  return (
    <Layout page={page}>
      <Text text={page.letter} />
    </Layout>
  );
}
