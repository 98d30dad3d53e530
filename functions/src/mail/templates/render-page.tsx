import type { MailPage } from '@harborline/domain/tickets/mail-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterMail } from './letter';
import { RatingMail } from './rating';
import { ReceiptMail } from './receipt';
import { ReplyMail } from './reply';
import { TicketMail } from './ticket';

function templateOf(page: MailPage) {
  switch (page.template) {
    case 'ticket':
      return <TicketMail page={page} />;
    case 'receipt':
      return <ReceiptMail page={page} />;
    case 'reply':
      return <ReplyMail page={page} />;
    case 'rating':
      return <RatingMail page={page} />;
    case 'letter':
      return <LetterMail page={page} />;
  }
}

/** The HTML part of a mail. Loads React: import it where a mail is rendered, not before. */
export const renderPage = (page: MailPage): string =>
  `<!doctype html>${renderToStaticMarkup(templateOf(page))}`;
