import { attachmentFacts, type ReplyOnPage, type ReplyPage } from '@harborline/domain/tickets/mail-content';
import { Layout } from './layout';
import { Facts, Text } from './parts';
import { STYLES } from './styles';

function Reply({ writer, text, fileUrl }: ReplyOnPage) {
  return (
    <>
      {writer !== '' && <p style={STYLES.writer}>{writer}</p>}
      <Text text={text} />
      <Facts facts={attachmentFacts(fileUrl)} />
    </>
  );
}

/** The agents' replies, signed by the last writer. */
export function ReplyMail({ page }: { page: ReplyPage }) {
  return (
    <Layout page={page}>
      {page.replies.map((reply, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
        <Reply key={index} {...reply} />
      ))}
      {page.signature.trim() !== '' && (
        <div className="hl-muted" style={STYLES.signature}>
          <Text text={page.signature} style={STYLES.signatureText} />
        </div>
      )}
    </Layout>
  );
}
