import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { chatSettings } from '../../permissions/requirements';
import { hasVisible } from '../../text/has-visible';
import { LOAD_NOTICE_TEXTS } from '../../texts/load-notice';
import { defineEndpoint } from '../contract';

const count = z.int().check(z.gte(0), z.lte(LIMITS.loadCount));

const settingsShape = {
  is_on: z.boolean(),
  /** '' for one that shows nothing */
  text: z.string().check(
    z.trim(),
    z.overwrite((text) => (hasVisible(text) ? text : '')),
    z.maxLength(LIMITS.loadNotice),
  ),
  /** in milliseconds since 1970; null for until it is switched off */
  until: z.nullable(z.int().check(z.gte(0))),
  /** it shows while there are more; 0 for no such rule */
  waiting_chats: count,
  open_tickets: count,
  on_holidays: z.boolean(),
  /** to be sent with a change, which is refused if somebody else has changed it since */
  version: z.int().check(z.gte(0)),
};

const answer = z.object({
  ...settingsShape,
  /** whether visitors see it now */
  is_shown: z.boolean(),
});
export type LoadNoticeAnswer = z.infer<typeof answer>;

const shared = { service: 'inbox', path: '/load_notice', permission: chatSettings } as const;

export const getLoadNotice = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: "Reads the current library's notice of unusual load (D-131).",
  rate: 'staffRead',
  answer,
});

export const putLoadNotice = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary:
    "Changes the current library's notice of unusual load; visitors see it at once, if it is on or a rule holds (D-131).",
  rate: 'staffWrite',
  body: z
    .object(settingsShape)
    .check(
      z.refine(
        ({ text, is_on, waiting_chats, open_tickets, on_holidays }) =>
          text !== '' || !(is_on || waiting_chats > 0 || open_tickets > 0 || on_holidays),
        LOAD_NOTICE_TEXTS.textMissing,
      ),
    ),
  answer,
});
