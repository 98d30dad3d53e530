import { readableOn, safeThemeColor } from '../help-center/theme-color';
import { escapeHtml } from '../html/escape';
import { clip, oneLine } from '../text/clip';

/** What a mail shows of a library. */
export interface MailBrand {
  readonly companyName: string;
  readonly themeColor: string;
}

export interface MailLayoutInput {
  readonly brand: MailBrand;
  /** first line that mail programs show in their lists */
  readonly preheader: string;
  readonly heading: string;
  /** a title of somebody's own words, which the heading ends with */
  readonly title?: string;
  /** HTML, already escaped */
  readonly body: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly footer: string;
}

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Programs that know dark mode take these; the others keep the inline colours. */
const DARK_STYLE = `<style>
@media (prefers-color-scheme: dark) {
  .hl-page { background: #10181d !important; }
  .hl-card { background: #18232a !important; color: #e8eef2 !important; }
  .hl-quote { background: #22303a !important; }
  .hl-muted { color: #9fb0bc !important; }
  .hl-link { color: #9fd0f5 !important; }
}
@media (max-width: 620px) { .hl-card { border-radius: 0 !important; } .hl-inner { padding: 24px 20px !important; } }
</style>`;

const isSafeUrl = (url: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(url);

function actionButton({ brand, action }: MailLayoutInput): string {
  if (!isSafeUrl(action.url)) return '';
  const color = safeThemeColor(brand.themeColor);
  const url = escapeHtml(action.url);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="border-radius:8px;background:${color}">` +
    `<a href="${url}" style="display:inline-block;padding:13px 26px;font-size:16px;font-weight:600;color:${readableOn(color)};text-decoration:none;border-radius:8px">${escapeHtml(action.label)}</a>` +
    `</td></tr></table><p class="hl-muted" style="margin:0;font-size:13px;line-height:1.5;color:#5b6b76">If the button does not work, copy this address: <a class="hl-link" href="${url}" style="color:#1b5e8c;word-break:break-all">${url}</a></p>`
  );
}

function headingHtml({ heading, title = '' }: MailLayoutInput): string {
  const own = title === '' ? '' : `: <bdi dir="auto">${escapeHtml(oneLine(title))}</bdi>`;
  return escapeHtml(oneLine(heading)) + own;
}

/** A heading as one text. */
export const fullHeading = (heading: string, title: string): string =>
  title === '' ? heading : `${heading}: ${title}`;

/** The frame of every mail: brand bar, card, button, small print. Tables and inline styles, as mail programs want. */
export function mailLayout(input: MailLayoutInput): string {
  const { brand, body, footer } = input;
  const heading = fullHeading(input.heading, input.title ?? '');
  const color = safeThemeColor(brand.themeColor);
  const company = escapeHtml(oneLine(brand.companyName));
  const preheader = escapeHtml(clip(oneLine(input.preheader), 140));
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(oneLine(heading))}</title>${DARK_STYLE}</head>` +
    `<body class="hl-page" style="margin:0;padding:0;background:#eef2f5;font-family:${FONT}">` +
    `<div dir="auto" style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="hl-page" style="background:#eef2f5"><tr><td align="center" style="padding:32px 12px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="hl-card" style="max-width:600px;background:#ffffff;color:#10202b;border-radius:14px;overflow:hidden">` +
    `<tr><td style="height:6px;background:${color};font-size:0;line-height:0">&nbsp;</td></tr>` +
    `<tr><td class="hl-inner" style="padding:32px 40px">` +
    `<p class="hl-muted" style="margin:0 0 8px;font-size:14px;font-weight:600;color:#5b6b76">${company}</p>` +
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:700">${headingHtml(input)}</h1>` +
    `${body}${actionButton(input)}</td></tr></table>` +
    `<p class="hl-muted" style="max-width:560px;margin:20px auto 0;font-size:12px;line-height:1.6;color:#5b6b76">${escapeHtml(footer)}</p>` +
    `</td></tr></table></body></html>`
  );
}
