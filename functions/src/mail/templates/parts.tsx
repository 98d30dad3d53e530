import { paragraphsOf } from '@harborline/domain/html/escape';
import type { MailFact } from '@harborline/domain/tickets/mail-content';
import { type CSSProperties, Fragment, type TableHTMLAttributes } from 'react';
import { STYLES } from './styles';

/** Whether a text may be the target of a link. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(url);

/** A table for layout, not for data. */
export function Table({ children, ...attributes }: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Plain text, each paragraph in the direction of its own words. */
export function Text({ text, style = STYLES.text }: { text: string; style?: CSSProperties }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
    <p key={index} dir="auto" style={style}>
      <Lines text={paragraph} />
    </p>
  ));
}

/** What a visitor wrote. */
export function Quote({ text }: { text: string }) {
  return (
    <div className="hl-quote" style={STYLES.quote}>
      <Text text={text} style={STYLES.quotedText} />
    </div>
  );
}

export function Facts({ facts }: { facts: readonly MailFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Table style={STYLES.facts}>
      {facts.map(([name, value, url = ''], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
        <tr key={index}>
          <td dir="auto" className="hl-muted" style={STYLES.factName}>
            {name}
          </td>
          <td dir="auto" style={STYLES.factValue}>
            {isWebAddress(url) ? <a href={url}>{value}</a> : <Lines text={value} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}
