import { LIMITS } from '@harborline/domain/limits';
import { EVENT_LABELS, MUTE_TEXTS, NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { notificationSettingsUrl } from '../../../mail';
import type { MuteChoice } from '../../../notices';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// Attributes, because the policy of the site takes no style sheet inside a page.
const PAGE = 'margin:0;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif';
const MAIN = 'max-width:34rem;margin:0 auto;padding:3rem 1.25rem';
const BUTTON =
  'font:inherit;font-weight:600;width:100%;padding:.75rem 1rem;border:1px solid GrayText;border-radius:.5rem;background:ButtonFace;color:ButtonText;cursor:pointer;text-align:left';

/** A page of one column that looks right in light and in dark, on a phone too, and needs no script. */
const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en" style="color-scheme:light dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escaped(title)}</title></head><body style="${PAGE}"><main style="${MAIN}"><h1 style="font-size:1.5rem;line-height:1.25;margin:0 0 1rem">${escaped(title)}</h1>${content}<p style="margin:2rem 0 0"><a style="color:LinkText" href="${escaped(notificationSettingsUrl())}">${escaped(MUTE_TEXTS.settings)}</a></p></main></body></html>`;

const paragraph = (text: string): string => `<p style="margin:0 0 1.5rem">${escaped(text)}</p>`;

function offer(choice: MuteChoice, label: string, hint: string): string {
  return `<form method="post" style="margin:0 0 1.25rem"><input type="hidden" name="mute" value="${choice}"><button style="${BUTTON}">${escaped(label)}</button><p style="margin:.375rem 0 0;font-size:.875rem">${escaped(hint)}</p></form>`;
}

function button(choice: MuteChoice): string {
  if (choice === 'ticket') return offer(choice, MUTE_TEXTS.ticket, MUTE_TEXTS.ticketHint);
  if (choice === 'digest') return offer(choice, MUTE_TEXTS.digest, MUTE_TEXTS.digestHint);
  return offer(choice, MUTE_TEXTS.event(EVENT_LABELS[choice]), MUTE_TEXTS.eventHint);
}

/** What can be muted by a link, each with its button. */
export const mutePage = (choices: readonly MuteChoice[]): string =>
  page(MUTE_TEXTS.title, paragraph(MUTE_TEXTS.intro) + choices.map(button).join(''));

function doneText(choice: MuteChoice): string {
  if (choice === 'ticket') return MUTE_TEXTS.doneTicket;
  return choice === 'digest' ? MUTE_TEXTS.doneDigest : MUTE_TEXTS.doneEvent(EVENT_LABELS[choice]);
}

/** Says what was muted. */
export const mutedPage = (choices: readonly MuteChoice[]): string =>
  page(MUTE_TEXTS.done, choices.map((choice) => paragraph(doneText(choice))).join(''));

/** For a link that says nothing, or about what is gone. */
export const badLinkPage = (): string => page(MUTE_TEXTS.badTitle, paragraph(MUTE_TEXTS.badBody));

/** For whoever opens links more often than people do. */
export const busyPage = (): string => page(MUTE_TEXTS.busyTitle, paragraph(MUTE_TEXTS.busyBody));

/** For a ticket that is one too many to be muted. */
export const tooManyPage = (): string =>
  page(
    MUTE_TEXTS.tooManyTitle,
    paragraph(NOTICE_TEXTS.tooManySubscriptions(LIMITS.notificationSubscriptions)) +
      paragraph(MUTE_TEXTS.tooManyBody),
  );
