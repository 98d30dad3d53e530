import type { ReceiptPage } from '@harborline/domain/tickets/mail-content';
import { Layout } from './layout';
import { Quote, Text } from './parts';

/** The receipt for a request. */
export function ReceiptMail({ page }: { page: ReceiptPage }) {
  return (
    <Layout page={page}>
      <Text text={page.opening} />
      {page.notice !== '' && <Text text={page.notice} />}
      {page.requestText.trim() !== '' && <Quote text={page.requestText} />}
    </Layout>
  );
}
