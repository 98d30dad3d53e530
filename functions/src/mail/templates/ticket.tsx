import type { TicketPage } from '@harborline/domain/tickets/mail-content';
import { Layout } from './layout';
import { Facts, Quote } from './parts';

/** A visitor's request, for the library. */
export function TicketMail({ page }: { page: TicketPage }) {
  return (
    <Layout page={page}>
      <Quote text={page.request} />
      <Facts facts={page.facts} />
    </Layout>
  );
}
