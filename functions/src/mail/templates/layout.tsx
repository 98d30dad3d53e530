import { readableOn, safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { fullHeading, type MailPage } from '@harborline/domain/tickets/mail-content';
import type { ReactNode } from 'react';
import { isWebAddress, Table } from './parts';
import { DARK_STYLES, STYLES } from './styles';

const PREHEADER_LENGTH = 140;

function Button({ action, color }: { action: MailPage['action']; color: string }) {
  if (!isWebAddress(action.url)) return null;
  return (
    <>
      <Table style={STYLES.button}>
        <tr>
          <td style={{ ...STYLES.buttonCell, background: color }}>
            <a href={action.url} style={{ ...STYLES.buttonLink, color: readableOn(color) }}>
              {action.label}
            </a>
          </td>
        </tr>
      </Table>
      <p className="hl-muted" style={STYLES.address}>
        If the button does not work, copy this address:{' '}
        <a className="hl-link" href={action.url} style={STYLES.addressLink}>
          {action.url}
        </a>
      </p>
    </>
  );
}

function FooterLink({ link }: { link: MailPage['footerLink'] }) {
  if (link === undefined || !isWebAddress(link.url)) return null;
  return (
    <a className="hl-link" href={link.url} style={STYLES.footerLink}>
      {link.label}
    </a>
  );
}

function Heading({ heading, title = '' }: MailPage) {
  return (
    <h1 style={STYLES.heading}>
      {oneLine(heading)}
      {title !== '' && (
        <>
          {': '}
          <bdi dir="auto">{oneLine(title)}</bdi>
        </>
      )}
    </h1>
  );
}

function Head({ page }: { page: MailPage }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{oneLine(fullHeading(page.heading, page.title))}</title>
      <style>{DARK_STYLES}</style>
    </head>
  );
}

/** The frame of every mail: brand bar, card, button, small print. Uses tables because mail clients need them. */
export function Layout({ page, children }: { page: MailPage; children: ReactNode }) {
  const color = safeThemeColor(page.brand.themeColor);
  return (
    <html lang="en">
      <Head page={page} />
      <body className="hl-page" style={STYLES.page}>
        <div dir="auto" style={STYLES.preheader}>
          {clip(oneLine(page.preheader), PREHEADER_LENGTH)}
        </div>
        <Table width="100%" className="hl-page" style={STYLES.backdrop}>
          <tr>
            <td align="center" style={STYLES.centre}>
              <Table width="100%" className="hl-card" style={STYLES.card}>
                <tr>
                  <td style={{ ...STYLES.brandBar, background: color }}>&nbsp;</td>
                </tr>
                <tr>
                  <td className="hl-inner" style={STYLES.inner}>
                    <p className="hl-muted" style={STYLES.company}>
                      {oneLine(page.brand.companyName)}
                    </p>
                    <Heading {...page} />
                    {children}
                    <Button action={page.action} color={color} />
                  </td>
                </tr>
              </Table>
              <p className="hl-muted" style={STYLES.footer}>
                {page.footer} <FooterLink link={page.footerLink} />
              </p>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
