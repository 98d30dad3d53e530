import type { CSSProperties } from 'react';

const MUTED_COLOR = '#5b6b76';

/** Mail clients drop style sheets, so elements carry their own styles; classes are only for dark mode. */
export const STYLES = {
  page: {
    margin: 0,
    padding: 0,
    background: '#eef2f5',
    fontFamily: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  },
  backdrop: { background: '#eef2f5' },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  centre: { padding: '32px 12px' },
  card: {
    maxWidth: 600,
    background: '#ffffff',
    color: '#10202b',
    borderRadius: 14,
    overflow: 'hidden',
  },
  brandBar: { height: 6, fontSize: 0, lineHeight: 0 },
  inner: { padding: '32px 40px' },
  company: { margin: '0 0 8px', fontSize: 14, fontWeight: 600, color: MUTED_COLOR },
  heading: { margin: '0 0 20px', fontSize: 24, lineHeight: 1.3, fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: 1.6 },
  quote: { margin: '0 0 24px', padding: '16px 20px 4px', background: '#f3f6f8', borderRadius: 10 },
  quotedText: { margin: '0 0 12px', fontSize: 15, lineHeight: 1.6 },
  writer: { margin: '0 0 4px', fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  signature: { color: MUTED_COLOR },
  signatureText: { margin: '0 0 16px', fontSize: 14, lineHeight: 1.5 },
  facts: { borderCollapse: 'collapse', width: '100%', margin: '0 0 16px' },
  factName: {
    padding: '6px 16px 6px 0',
    color: MUTED_COLOR,
    fontSize: 14,
    lineHeight: 1.5,
    verticalAlign: 'top',
    width: '34%',
  },
  factValue: {
    padding: '6px 0',
    fontSize: 14,
    lineHeight: 1.5,
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  starsCell: { padding: '4px 12px 4px 0', width: '1%', whiteSpace: 'nowrap' },
  starsLink: {
    display: 'inline-block',
    minWidth: 96,
    padding: '8px 12px',
    fontSize: 16,
    textDecoration: 'none',
    borderRadius: 8,
  },
  starsLabel: { padding: '4px 0', color: MUTED_COLOR, fontSize: 14 },
  button: { margin: '8px 0 20px' },
  buttonCell: { borderRadius: 8 },
  buttonLink: {
    display: 'inline-block',
    padding: '13px 26px',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: 8,
  },
  address: { margin: 0, fontSize: 13, lineHeight: 1.5, color: MUTED_COLOR },
  addressLink: { color: '#1b5e8c', wordBreak: 'break-all' },
  footerLink: { color: '#1b5e8c' },
  footer: {
    maxWidth: 560,
    margin: '20px auto 0',
    fontSize: 12,
    lineHeight: 1.6,
    color: MUTED_COLOR,
  },
} as const satisfies Record<string, CSSProperties>;

/** Mail clients with a dark mode apply these; the others keep the styles of the elements. */
export const DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  .hl-page { background: #10181d !important; }
  .hl-card { background: #18232a !important; color: #e8eef2 !important; }
  .hl-quote { background: #22303a !important; }
  .hl-muted { color: #9fb0bc !important; }
  .hl-link { color: #9fd0f5 !important; }
}
@media (max-width: 620px) { .hl-card { border-radius: 0 !important; } .hl-inner { padding: 24px 20px !important; } }
`;
